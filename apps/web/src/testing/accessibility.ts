import axe from 'axe-core';
import type { Page } from 'playwright-core';

async function violations(page: Page, rules?: readonly string[]): Promise<unknown[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    only =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        ...(only ? { runOnly: [...only] } : {}),
      }),
    rules,
  );
  return found.violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]);
}

/** Accessibility violations of the page in its current state. */
export const accessibilityProblems = (page: Page): Promise<unknown[]> => violations(page);

/** The same in dark and light mode; only colours can differ in the other theme. */
export async function accessibilityProblemsInBothThemes(page: Page): Promise<unknown[]> {
  const found = await violations(page);
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
    });
  await turn();
  found.push(...(await violations(page, ['color-contrast'])));
  await turn();
  return found;
}
