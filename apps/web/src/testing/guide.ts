import type { Page } from 'playwright-core';

/** The step of a guided game, once it is this one or a later one and its question takes clicks; none at the end. */
export async function stepFrom(page: Page, least: number): Promise<number | undefined> {
  const found = await page.waitForFunction(
    from => {
      const guide = document.querySelector<HTMLElement>('.guide');
      if (!guide) return false;
      const { step } = guide.dataset;
      if (step === undefined) return 'end';
      const isAsked = document.querySelector('.ask[data-ask]:not([aria-busy="true"])') !== null;
      return isAsked && Number(step) >= from && Number(step);
    },
    least,
    { polling: 20 },
  );
  const step = await found.jsonValue();
  return typeof step === 'number' ? step : undefined;
}

/** Lets the guide answer, from the present step to the end of the guided game or up to a step. */
export async function letGuideAnswer(page: Page, upTo = Number.POSITIVE_INFINITY): Promise<void> {
  for (let step = await stepFrom(page, 1); step !== undefined && step < upTo; step = await stepFrom(page, step + 1))
    await page.getByRole('button', { name: 'Do it for me' }).click();
}
