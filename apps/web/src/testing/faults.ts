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

/** What keeps people from using the page as it is now. */
export const faults = (page: Page): Promise<unknown[]> => violations(page);

/** The same in the dark and in the light; the other theme can differ in its colours only. */
export async function faultsInBothThemes(page: Page): Promise<unknown[]> {
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
