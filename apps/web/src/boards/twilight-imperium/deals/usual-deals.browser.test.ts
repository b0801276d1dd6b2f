import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { Planner } from '../../../testing/planner.ts';
import { arrangedPosition, quiet } from '../../../testing/plans.ts';
import { anyPosition } from '../../../testing/positions.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();
const looks = [
  { width: 1440, height: 900, theme: 'dark' },
  { width: 375, height: 812, theme: 'light' },
] as const;

/** The end of a round with two agendas to come; everybody has something to trade. */
const evening = arrangedPosition({
  seed: 'evening',
  isAsked: ({ kind }) => kind === 'action',
  arrange(position) {
    quiet(position);
    position.custodians = false;
    for (const [seat, player] of position.seats.entries()) {
      player.tradeGoods = 3;
      player.commodities = seat + 1;
    }
    for (const card of position.seats[0]!.strategyCards) card.exhausted = true;
    return true;
  },
});

/** The first seat is offered a trade good for nothing. */
const offered = anyPosition({
  ...{ game: 'twilight-imperium', seats: 3, seed: 'offered', options: { factions: ['sol', 'hacan', 'letnev'] } },
  isThere: table =>
    table
      .asks(0)
      .some(
        ({ kind, prompt }) =>
          kind === 'transaction.answer' &&
          prompt.answers === 'offer' &&
          'trade-goods' in (prompt.gives as object) &&
          Object.keys(prompt.wants as object).length === 0,
      ),
});

/** The first agenda is revealed, and everybody is asked for offers. */
async function atDeals(page: Page): Promise<Planner> {
  const ann = await Planner.at(page, url(), evening);
  await ann.pressNamed(/Pass/);
  await ann.agreeUntil('transaction.deal');
  return ann;
}

test.each(looks)('the usual deals are one press each, $width pixels wide', async look => {
  const page = await newPage(look);
  const ann = await atDeals(page);
  await ann.press(page.locator('.deal-partners').getByRole('button', { name: 'Bot 2' }));
  for (const [name, terms] of [
    ['1 commodity each', 'You give 1 commodity. Bot 2 gives 1 commodity.'],
    ['1 commodity for 1 trade good', 'You give 1 commodity. Bot 2 gives 1 trade good.'],
    [
      'Support for the Throne each',
      'You give your Support for the Throne. Bot 2 gives Support for the Throne of Bot 2.',
    ],
    ['Your Trade Agreement for 2 trade goods', 'You give your Trade Agreement. Bot 2 gives 2 trade goods.'],
  ] as const) {
    await ann.pressNamed(name);
    await page.locator('.deal-terms').getByText(terms, { exact: true }).waitFor();
  }
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await ann.pressNamed('Offer this to Bot 2');
  await page.locator('.deal-partners').getByRole('button', { name: 'Bot 2' }).waitFor({ state: 'detached' });
});

/** The kinds of questions in the order in which they were put. */
async function watchQuestions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const asked = new Map<string, string>();
    Object.assign(globalThis, { asked });
    new MutationObserver(() => {
      const { kind, ask } = document.querySelector<HTMLElement>('.ask[data-ask]')?.dataset ?? {};
      if (ask && kind) asked.set(ask, kind);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { asked: Map<string, string> }).asked.values()]);
}

test.each([
  { ...looks[0], answer: 'No deal', times: 2 },
  { ...looks[0], answer: 'No more deals in this agenda phase', times: 1 },
  { ...looks[1], answer: 'No more deals in this agenda phase', times: 1 },
])('$answer: asked for offers $times times at two agendas, $width pixels wide', async ({ answer, times, ...look }) => {
  const page = await newPage(look);
  const asked = await watchQuestions(page);
  const ann = await atDeals(page);
  await ann.pressNamed(answer);
  await ann.agreeUntil('strategy-card');
  const kinds = await asked();
  expect(kinds.filter(kind => kind === 'after-agenda-revealed')).toHaveLength(2);
  expect(kinds.filter(kind => kind === 'transaction.deal')).toHaveLength(times);
});

test.each(looks)('a counter-offer begins with what was offered, $width pixels wide', async look => {
  const page = await newPage(look);
  const ann = await Planner.at(page, url(), offered);
  const [who] = (await page.locator('.ask-question').innerText()).match(
    /Bot \d(?= offers you 1 trade good for nothing)/,
  )!;
  await ann.pressNamed('Make another offer');
  const deal = page.locator('.deal[data-kind="transaction.offer"]');
  await deal.getByText(`You give nothing. ${who} gives 1 trade good.`, { exact: true }).waitFor();
  await ann.press(
    deal
      .getByRole('group', { name: `You get from ${who}` })
      .getByRole('button', { name: /^More of this: Trade goods/ }),
  );
  await deal.getByText(`You give nothing. ${who} gives 2 trade goods.`, { exact: true }).waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await ann.pressNamed(`Offer this to ${who}`);
  await deal.waitFor({ state: 'detached' });
});
