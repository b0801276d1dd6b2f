import { catalogue } from '@orrery/catalogue';
import { type Json, quickRandom, randomAnswer } from '@orrery/kernel';
import { apply, type Command, type Downward } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { SoloTable } from './engine.ts';
import { soloGames } from './games.ts';
import type { SoloGame } from './messages.ts';

/** A page that keeps what it is told. */
function page() {
  const told: Downward[] = [];
  const kept: SoloGame[] = [];
  const outside = {
    tell: (message: Downward) => void told.push(structuredClone(message)),
    keep: async (game: SoloGame) => void kept.push(JSON.parse(JSON.stringify(game))),
    newSeed: () => '5'.repeat(64),
    thinking: { iterations: 1 },
  };
  const full = () => told.findLast(each => each.type === 'full')!;
  return { outside, told, kept, full };
}

test('every game of the catalogue can be played without a server', () => {
  expect(soloGames).toEqual(catalogue.map(({ id, title, players }) => ({ id, title, players })));
});

const seated = { table: 'mine', game: 'eminent-domain', seats: 3 } as const;

test('a game against bots is played to its end, kept after every decision, and goes on after a reload', async () => {
  const { outside, told, kept, full } = page();
  const random = quickRandom(3);
  let table = SoloTable.begin(outside, seated.table, seated.game, seated.seats)!;
  await table.show();
  for (let i = 0; full().picture.standing === null; i++) {
    const ask = full().picture.asks.find(each => !each.ahead)!;
    expect(ask).toBeDefined();
    await table.carryOut(String(i), { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
    if (i % 10 === 0) {
      const before = full().picture;
      table = SoloTable.load(outside, kept.at(-1)!)!;
      await table.show();
      expect(full().picture).toEqual(before);
    }
  }
  expect(kept.at(-1)!.over).toBe(true);
  expect(told.filter(each => each.type === 'refused').map(each => each.code)).toEqual([]);
  expect(JSON.stringify(told.slice(0, -2))).not.toContain('5'.repeat(64)); // the seed is shown at the end only
});

test('what was decided can be taken back, since bots mind nothing; what is not for one player is refused', async () => {
  const { outside, told, full } = page();
  const table = SoloTable.begin(outside, seated.table, seated.game, seated.seats)!;
  await table.show();
  const first = full().picture;
  const [ask] = first.asks;
  await table.carryOut('1', { do: 'answer', ask: ask!.id, value: randomAnswer(ask!, quickRandom(1)) });
  const { undo } = full().picture;
  await table.carryOut('2', { do: undo === 'free' ? 'undo' : 'ask-undo' });
  expect(full().picture.view).toEqual(first.view);
  const pause: Command = { do: 'pause', agree: true };
  await table.carryOut('3', pause);
  expect(told.at(-1)).toMatchObject({ type: 'refused', id: '3', code: 'request/forbidden' });
});

test('one may look back at every decision that stands', async () => {
  const { outside, told, kept } = page();
  const table = SoloTable.begin(outside, seated.table, seated.game, seated.seats)!;
  await table.show();
  expect(table.moments().length).toBeGreaterThan(0); // from here on the table notes them itself
  const random = quickRandom(3);
  for (let i = 0; i < 30; i++) {
    const { picture } = told.findLast(each => each.type === 'full')!;
    const ask = picture.asks.find(each => !each.ahead)!;
    if (i % 6 === 5) await table.carryOut(String(i), { do: picture.undo === 'free' ? 'undo' : 'ask-undo' });
    else await table.carryOut(String(i), { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
  }
  const shown = new Map(told.flatMap(each => (each.type === 'full' ? [[each.n, each]] : [])));
  const moments = table.moments();
  expect(moments.length).toBeLessThan(shown.size);
  expect(SoloTable.load(outside, kept.at(-1)!)!.moments()).toEqual(moments); // as one who reads the log alone
  let at = 0;
  while (at < moments.length) {
    const past = table.past(moments[at]!.n)!;
    let picture: Json = past.picture as unknown as Json;
    for (const { n, patch } of [{ n: past.n, patch: [] }, ...past.steps]) {
      picture = apply(picture, patch);
      expect(n).toBe(moments[at]!.n);
      expect(picture).toEqual(shown.get(n)!.picture);
      at++;
    }
  }
});
