import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { Player, playTogether } from '../../../testing/click-player.ts';
import { send, site } from '../../../testing/site.ts';

const { url, person } = site();

/** Ann has Hacan, with whom everybody can deal; Bea is at a phone; the third seat is a bot's. */
async function atTable(): Promise<{ ann: Page; bea: Page }> {
  const ann = await person('Ann');
  const bea = await person('Bea', { width: 375, height: 812 });
  const { table, you } = await send<{ table: string; you: { key: string } }>(ann, 'POST', '/api/tables', {
    ...{ game: 'twilight-imperium', seats: 3, bots: [null, null, 'normal'] },
    options: { factions: ['hacan', 'sol', 'letnev'] },
  });
  const command = (page: Page, id: string, what: object) =>
    send(page, 'POST', `/api/tables/${table}/commands?key=${you.key}`, { id, command: what });
  await command(bea, 'b1', { do: 'sit', seat: 1, key: you.key });
  await command(ann, 'a1', { do: 'start' });
  for (const page of [ann, bea]) {
    await page.goto(`${url()}/t/${table}#${you.key}`);
    await page.locator('.game').waitFor();
  }
  return { ann, bea };
}

const partnerIn = (page: Page, name: string) => page.locator('.deal-partners').getByRole('button', { name });

test('what is promised with a deal is shown with the offer and noted in both logs', async () => {
  const { ann, bea } = await atTable();
  const isOffering = async (page: Page, other: string) => (await partnerIn(page, other).count()) > 0;
  let offers: readonly [from: Page, to: Page, names: readonly [string, string]] | undefined;
  await playTogether([new Player(ann), new Player(bea)], async () => {
    if (await isOffering(ann, 'Bea')) offers = [ann, bea, ['Ann', 'Bea']];
    else if (await isOffering(bea, 'Ann')) offers = [bea, ann, ['Bea', 'Ann']];
    return offers !== undefined;
  });
  const [from, to, [giver, taker]] = offers!;
  await partnerIn(from, taker).click();
  const deal = from.locator('.deal');
  await deal.locator('select').first().selectOption({ index: 1 });
  await deal.getByRole('textbox', { name: `What you promise ${taker} for later` }).fill('I leave Mecatol Rex to you.');
  expect(await accessibilityProblemsInBothThemes(from)).toEqual([]);
  await deal.getByRole('button', { name: `Offer this to ${taker}` }).click();

  // In an agenda phase everybody writes their offers first.
  const [own, answer] = [to.locator('.deal'), to.locator('.ask[data-kind="transaction.answer"]')];
  await own.or(answer).first().waitFor();
  if (await own.isVisible()) await own.getByRole('button', { name: 'No deal' }).click();
  await answer.waitFor();
  const promises = to.getByRole('list', { name: `Promises between ${giver} and you` });
  await promises.getByText(`${giver} promised you: I leave Mecatol Rex to you.`).waitFor();
  expect(await accessibilityProblemsInBothThemes(to)).toEqual([]);
  for (const [page, author] of [
    [from, `you promised ${taker}`],
    [to, `${giver} promised you`],
  ] as const) {
    await page.getByRole('tab', { name: /^Log/ }).click();
    await page.locator('.log-chat .is-private').waitFor();
    expect(await page.locator('.log-chat .is-private').allTextContents()).toEqual([
      `${author} I leave Mecatol Rex to you.`,
    ]);
  }
});
