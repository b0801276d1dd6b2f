import { catalogue, findGame } from '@orrery/catalogue';
import type { KeptState } from '@orrery/host';
import {
  canonical,
  type Json,
  type KernelState,
  quickRandom,
  randomAnswer,
  simplestAnswer,
  verify,
} from '@orrery/kernel';
import { apply, type Command, type Downward, type Picture } from '@orrery/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { raiseRules } from '../testing/later-rules.ts';
import { SoloTable } from './engine.ts';
import { soloGames } from './games.ts';
import type { SoloGame } from './messages.ts';

const seed = '5'.repeat(64);

/** A page that records its messages. */
function page() {
  const told: Downward[] = [];
  const kept: SoloGame[] = [];
  const outside = {
    tell: (message: Downward) => void told.push(structuredClone(message)),
    keep: async (game: SoloGame) => void kept.push(JSON.parse(JSON.stringify(game))),
    thinking: { iterations: 1 },
  };
  const full = () => told.findLast(each => each.type === 'full')!;
  return { outside, told, kept, full };
}

function loaded(outside: ReturnType<typeof page>['outside'], game: SoloGame): SoloTable {
  const outcome = SoloTable.load(outside, game);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

/** The pictures of the first so many moments, portion by portion, as a page loads them. */
function historyOf(table: SoloTable, count: number): { n: number; picture: Picture }[] {
  const all = table.moments();
  const pictures: { n: number; picture: Picture }[] = [];
  while (pictures.length < count) {
    const { n: first, picture, steps } = table.history(all[pictures.length]!.n)!;
    let now = picture as unknown as Json;
    for (const { n, patch } of [{ n: first, patch: [] }, ...steps]) {
      now = apply(now, patch);
      pictures.push({ n, picture: now as unknown as Picture });
    }
  }
  return pictures.slice(0, count);
}

test('every game of the catalogue can be played without a server', () => {
  expect(soloGames).toEqual(catalogue.map(({ id, title, players }) => ({ id, title, players })));
});

const seated = { table: 'mine', game: 'eminent-domain', seats: 3 } as const;

test('a game against bots is played to its end, kept after every decision, and goes on after a reload', async () => {
  const { outside, told, kept, full } = page();
  const random = quickRandom(3);
  let table = SoloTable.begin(outside, seated.table, seated.game, seated.seats, seed)!;
  await table.show();
  for (let i = 0; full().picture.standing === null; i++) {
    const ask = full().picture.asks.find(each => !each.ahead)!;
    expect(ask).toBeDefined();
    await table.carryOut(String(i), { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
    if (i % 10 === 0) {
      const before = full().picture;
      table = loaded(outside, kept.at(-1)!);
      await table.show();
      expect(full().picture).toEqual(before);
    }
  }
  expect(kept.at(-1)!.over).toBe(true);
  expect(told.filter(each => each.type === 'refused').map(each => each.code)).toEqual([]);
  expect(JSON.stringify(told.slice(0, -2))).not.toContain('5'.repeat(64)); // the seed is shown at the end only
});

test('decisions can be undone without consent, since the others are bots; multiplayer commands are refused', async () => {
  const { outside, told, full } = page();
  const table = SoloTable.begin(outside, seated.table, seated.game, seated.seats, seed)!;
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

test('the history shows every decision that was not undone', async () => {
  const { outside, told, kept } = page();
  const table = SoloTable.begin(outside, seated.table, seated.game, seated.seats, seed)!;
  await table.show();
  expect(table.moments().length).toBeGreaterThan(0); // from here on the table records them itself
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
  expect(loaded(outside, kept.at(-1)!).moments()).toEqual(moments); // as one who reads the log alone
  const pictures = historyOf(table, moments.length);
  expect(pictures.map(({ n }) => n)).toEqual(moments.map(({ n }) => n));
  for (const { n, picture } of pictures) expect(picture).toEqual(shown.get(n)!.picture);
});

/** A game of which so many questions were answered, as it is kept then, with every picture that was shown. */
async function played(game: string, seats: number, answers: number) {
  const { outside, told, kept, full } = page();
  const table = SoloTable.begin(outside, 'mine', game, seats, seed)!;
  await table.show();
  await playOn(table, full, answers);
  const pictures = new Map(told.flatMap(each => (each.type === 'full' ? [[each.n, each.picture]] : [])));
  return { game: kept.at(-1)!, pictures };
}

async function playOn(table: SoloTable, full: ReturnType<typeof page>['full'], answers: number): Promise<void> {
  const random = quickRandom(answers);
  for (let i = 0; i < answers && full().picture.standing === null; i++) {
    const ask = full().picture.asks.find(each => !each.ahead)!;
    await table.carryOut(`${answers} ${i}`, { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
    const isRefused = full().picture.asks.some(({ id }) => id === ask.id);
    if (isRefused)
      await table.carryOut(`${answers} ${i} again`, { do: 'answer', ask: ask.id, value: simplestAnswer(ask) });
  }
}

const statesOf = ({ save }: SoloGame) => save.states as unknown as KeptState[];

test.each([
  ['eminent-domain', 3, 30],
  ['twilight-imperium', 6, 60],
])(
  'P13: a game of %s that is kept goes on under later rules, and one can still look back',
  async (id, seats, answers) => {
    const before = await played(id, seats, answers);
    onTestFinished(raiseRules(id, 2));
    const { outside, kept, full } = page();
    const table = loaded(outside, before.game);
    await table.show();
    expect(kept[0]!.save.entries.filter(({ t }) => t === 'rules')).toHaveLength(1); // kept before anybody moves on
    const { rulesVersion: version } = before.game.save;
    expect(full().events.items.findLast(({ type }) => type === 'rules-changed')).toMatchObject({
      data: {
        from: version,
        to: version + 2,
        changes: ['Eras are counted.', 'Eras have names.'],
        undone: expect.anything(),
      },
    });
    await playOn(table, full, 20);

    const again = loaded(outside, kept.at(-1)!);
    await again.show();
    const moments = again.moments();
    const change = kept[0]!.save.entries.length;
    const old = moments.filter(({ n }) => n < change);
    const turns = statesOf(before.game).length;
    expect(old.length).toBeGreaterThan(5);
    expect(Math.abs(old.length - turns)).toBeLessThanOrEqual(10); // questions repeated since the last safe point
    expect(moments.length).toBeGreaterThan(old.length + 20);
    expect(moments).toEqual(table.moments());
    const shown = historyOf(again, old.length);
    expect(shown.map(({ n }) => n)).toEqual(old.map(({ n }) => n));
    for (const { picture } of shown.slice(0, turns)) expect(picture.asks).toEqual([]);
    const asShown = shown.filter(
      ({ n, picture }) => canonical(picture.view) === canonical(before.pictures.get(n)?.view ?? null),
    );
    expect(asShown.length).toBeGreaterThan(1); // the others lie in the middle of a step
    const file = verify(findGame(id)!.game, kept.at(-1)!.save);
    expect(file.ok && file.value.segments.map(({ replayed }) => replayed)).toEqual([false, true]);
  },
);

test('a game that was kept without states can be looked back at from the change of rules on', async () => {
  const { game } = await played('eminent-domain', 3, 30);
  const { states: _, ...save } = game.save;
  onTestFinished(raiseRules('eminent-domain', 1));
  const { outside, kept } = page();
  const table = loaded(outside, { ...game, save });
  await table.show();
  const [first, ...rest] = table.moments();
  expect(first!.n).toBe(save.snapshot.at);
  expect(table.history(first!.n)!.n).toBe(first!.n);
  expect(rest.length).toBeGreaterThan(0);
  expect(loaded(outside, kept.at(-1)!).moments()).toEqual(table.moments());
});

test('states are kept as differences, also after a reload and after something was taken back', async () => {
  const { outside, kept, full } = page();
  let table = SoloTable.begin(outside, 'mine', 'eminent-domain', 3, seed)!;
  await table.show();
  for (let i = 0; i < 6; i++) {
    await playOn(table, full, 5 + i);
    await table.carryOut(`undo ${i}`, { do: full().picture.undo === 'free' ? 'undo' : 'ask-undo' });
    table = loaded(outside, kept.at(-1)!);
    await table.show();
  }
  const states = statesOf(kept.at(-1)!);
  expect(states.length).toBeGreaterThan(10);
  expect(states.filter(({ state }) => state !== undefined)).toHaveLength(1);
});

test('a game that cannot be moved, or was edited, is refused with the reason, and stays as it is', async () => {
  const { game } = await played('eminent-domain', 3, 10);
  const before = structuredClone(game);
  const { outside, kept } = page();
  const codeOf = (given: SoloGame) => {
    const outcome = SoloTable.load(outside, given);
    return outcome.ok ? undefined : outcome.code;
  };
  expect(codeOf({ ...game, save: { ...game.save, entries: game.save.entries.slice(1) } })).toBe('save/chain');
  expect(codeOf({ ...game, save: { ...game.save, rulesVersion: 99 } })).toBe('save/rules-version');
  expect(codeOf({ ...game, game: 'chess' })).toBe('save/foreign-game');
  const state = (old: KernelState): never => {
    throw new Error(`no way on for ${old.stack.length} steps`);
  };
  onTestFinished(raiseRules('eminent-domain', 0, [{ changes: ['Nothing fits.'], state }]));
  expect(codeOf(game)).toBe('save/migration');
  expect(kept).toEqual([]);
  expect(game).toEqual(before);
});
