import {
  allot,
  count,
  fork,
  imagine,
  isGuarded,
  load,
  onlyAnswer,
  pick,
  type Reaction,
  redeal,
  save,
  Table,
  undo,
  undoable,
  unguarded,
} from '@orrery/kernel';
import { checkLeaks, checkPosition, newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { bidding, play } from './duel.ts';
import { askOf, bids, type DuelTable, position, refused, replayed, says, seedOf, stagedGame } from './tables.ts';

const charm = play({ card: 'charm#1', by: 0, target: null, cancelled: false });
const strike = play({ card: 'strike#1', by: 0, target: 1, cancelled: false });
type Stage = Parameters<typeof stagedGame>[0];

const quick = (seats: number, stage: Stage): DuelTable =>
  newTable(stagedGame(stage), { seats, seed: 'staged', options: { guarded: false } });
const guarded = (seats: number, stage: Stage): DuelTable => newTable(stagedGame(stage), { seats, seed: 'staged' });
const hands = (...others: string[][]) => [['charm#1', 'strike#1'], ...others];
const automatic = (table: DuelTable, by: string) =>
  table.log.flatMap(each => (each.t === 'answer' && each.auto === by ? [each.seat] : []));

describe('at a quick table', () => {
  test('P15: only seats that can answer are asked, and the passes of the others are logged', () => {
    const table = quick(3, { hands: hands(['veto#1'], ['scry#1']), steps: [charm] });
    expect(table.waiting()).toEqual([1]);
    expect(automatic(table, 'only')).toEqual([2]);
    says(table, 1);
    expect(table.over).toBe(true);
  });

  test('nobody is asked where nobody can answer', () => {
    const table = quick(3, { hands: hands(['scry#2'], ['scry#1']), steps: [charm] });
    expect(table.over).toBe(true);
    expect(automatic(table, 'only')).toEqual([1, 2]);
  });

  test('P3: a manual and an automatic answer look the same to everybody else', () => {
    const [can, cannot] = [['veto#1'], ['scry#2']].map(hand =>
      quick(3, { hands: hands(hand, ['veto#2']), steps: [charm, strike] }),
    ) as [DuelTable, DuelTable];
    says(can, 1);
    expect(cannot.waiting()).toEqual(can.waiting());
    for (const seat of [0, 2]) {
      expect(cannot.view(seat)).toEqual(can.view(seat));
      expect(cannot.asks(seat)).toEqual(can.asks(seat));
      expect(undoable(cannot, seat)).toEqual(undoable(can, seat));
    }
    expect(cannot.events).toEqual(can.events);
    expect(cannot.length).toBe(can.length);
  });

  test('P2, P3: a table where only some are asked can be replayed, saved, forked and redealt', () => {
    const table = quick(3, { hands: hands(['veto#1'], ['scry#1']), steps: [charm, strike] });
    expect(checkPosition(table, 'asked')).toEqual([]);
    expect(position(replayed(table))).toEqual(position(table));
    const loaded = load(table.game, save(table));
    expect(loaded.ok && position(loaded.value)).toEqual(position(table));
    const copy = fork(table, { seed: seedOf('fork') });
    expect(copy.waiting()).toEqual(table.waiting());
    says(copy, 1);
    says(table, 1);
    expect(copy.waiting()).toEqual(table.waiting());
  });

  test('P3: a redealt table waits for the same seats as the real one, whatever they hold there', () => {
    const table = quick(3, { hands: hands(['veto#1'], ['scry#1']), steps: [charm] });
    for (let i = 0; i < 20; i++) {
      const dealt = redeal(table, 0, { seed: seedOf(`${i}`) });
      expect(dealt.waiting()).toEqual([1]);
      expect(imagine(table, 0, { seed: seedOf(`${i}`) })?.waiting()).toEqual([1]);
      says(dealt, 1);
    }
  });

  test('an undo returns to the question that was asked', () => {
    const table = quick(2, { hands: hands(['scry#2']), steps: [bidding({})], coins: [3, 3] });
    bids(table, 0, 2);
    bids(table, 1, 1);
    const { kind } = askOf(table, 0);
    says(table, 0, 'charm#1');
    expect(automatic(table, 'only').length).toBeGreaterThan(0);
    expect(undoable(table, 0)).toBeDefined();
    table.rewind(0, undoable(table, 0)!.to);
    expect(askOf(table, 0).kind).toBe(kind);
    says(table, 0, 'charm#1');
    expect(checkPosition(table, 'undone')).toEqual([]);
  });

  test('an old log continues with its open questions, even if they have only one answer', () => {
    const old = guarded(3, { hands: hands(['scry#2'], ['scry#1']), steps: [charm] });
    says(old, 1);
    const { game, seats, seed, log } = old;
    const options = unguarded(old.options);
    const state = game.setup(seats, options);
    const from = { snapshot: { at: 0, epoch: 0, revealedAt: 0, events: 0, state }, log };
    const table = new Table(game, { seats, seed, options, from });
    expect(table.waiting()).toEqual([2]);
    expect(table.length).toBe(log.length);
  });
});

describe('the setting of a seat', () => {
  const stage = { hands: hands(['veto#1'], ['scry#1']), steps: [charm, strike] };

  test('guarded: asked from the next question on even if it can only pass', () => {
    const table = quick(3, stage);
    expect(table.waiting()).toEqual([1]);
    table.react(2, 'guarded');
    expect(table.waiting()).toEqual([1]);
    says(table, 1);
    expect(table.waiting()).toEqual([1, 2]);
    expect(position(replayed(table))).toEqual(position(table));
  });

  test('changed while a question is open, it answers that at once', () => {
    const table = guarded(3, stage);
    expect(table.waiting()).toEqual([1, 2]);
    expect(table.react(1, 'never')).toMatchObject({ ok: true });
    expect(table.waiting()).toEqual([2]);
    expect(automatic(table, 'never')).toEqual([1]);
    says(table, 2);
    expect(table.waiting()).toEqual([2]); // the next card: seat 1 passes that too
    table.react(1, 'guarded');
    expect(automatic(table, 'never')).toEqual([1, 1]);
    expect(checkPosition(table, 'never')).toEqual([]);
  });

  test('cannot be changed at a guarded table', () => {
    const table = guarded(3, stage);
    expect(refused(table, () => table.react(1, 'quick'))).toBe('reaction/guarded-table');
    expect(refused(table, () => table.react(1, 'slow' as Reaction))).toBe('reaction/malformed');
    expect(refused(table, () => table.react(7, 'never'))).toBe('seat/unknown');
  });

  test('repeated unchanged writes nothing, and the state has no field while nobody has set any', () => {
    const table = quick(3, stage);
    expect(table.react(1, 'quick')).toMatchObject({ ok: true });
    expect(table.state.core).not.toHaveProperty('reactions');
    table.react(1, 'guarded');
    const { length } = table;
    table.react(1, 'guarded');
    expect(table.length).toBe(length);
  });

  test('P3: nobody else can notice, and a redealt table does not contain it', () => {
    const table = quick(3, stage);
    table.react(2, 'guarded');
    table.react(0, 'guarded');
    for (const seat of [null, 0, 1]) expect(checkLeaks(table, seat, `${seat}`)).toEqual([]);
    expect(redeal(table, 1, { seed: seedOf('other') }).state.core.reactions).toBeUndefined();
    expect(redeal(table, 0, { seed: seedOf('own') }).reactionOf(0)).toBe('guarded');
    expect(table.game.clone(table.state)).toEqual(table.state);
  });

  test('survives an undo by another seat', () => {
    const table = quick(2, { hands: hands(['scry#2']), steps: [bidding({})], coins: [3, 3] });
    bids(table, 0, 2);
    table.react(1, 'guarded');
    expect(undo(table, 0)).toMatchObject({ ok: true });
    expect(table.reactionOf(1)).toBe('guarded');
    expect(position(replayed(table))).toEqual(position(table));
  });
});

test('a table option makes a table guarded, and can be removed', () => {
  expect([{ guarded: true }, { guarded: false }, {}, null, 'guarded'].map(isGuarded)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(unguarded({ guarded: true, rounds: 3 })).toEqual({ rounds: 3 });
  expect(unguarded({ rounds: 3 })).toEqual({ rounds: 3 });
});

describe('the only possible answer', () => {
  const reason = { id: 'no', rule: 'test' };
  const line = (key: string, min: number, max: number) => ({ key, min, max });
  const letters = ['a', 'b', 'c'];
  const sums = (sum: number) => (amounts: Readonly<Record<string, number>>) =>
    (amounts.a ?? 0) + 2 * (amounts.b ?? 0) === sum || reason;

  test.each([
    ['nothing to pick', pick(0, 'k', [], { min: 0 }), []],
    ['one to pick', pick(0, 'k', ['a']), ['a']],
    ['one or none', pick(0, 'k', ['a'], { min: 0 }), undefined],
    ['all of them', pick(0, 'k', letters, { min: 3, max: 3 }), letters],
    ['some of them', pick(0, 'k', letters, { min: 2, max: 2 }), undefined],
    ['one, refused by the rule', pick(0, 'k', ['a'], { min: 0, check: each => each.length === 0 || reason }), []],
    ['one left by the rule', pick(0, 'k', letters, { check: ([one]) => one === 'b' || reason }), ['b']],
    ['two left by the rule', pick(0, 'k', letters, { check: ([one]) => one !== 'b' || reason }), undefined],
    ['alone or two others', pick(0, 'k', letters, { min: 2, max: 2, alone: each => each === 'a' }), ['b', 'c']],
    ['a number', count(0, 'k', 2, 2), 2],
    ['numbers', count(0, 'k', 2, 3), undefined],
    ['amounts that are all fixed', allot(0, 'k', [line('a', 1, 1)], { suggest: { a: 1 } }), { a: 1 }],
    ['no amount at all', allot(0, 'k', [line('a', 0, 2)], { max: 0, suggest: {} }), {}],
    [
      'all there is',
      allot(0, 'k', [line('a', 0, 2), line('b', 0, 1)], { min: 3, suggest: { a: 2, b: 1 } }),
      { a: 2, b: 1 },
    ],
    ['one line to fill', allot(0, 'k', [line('a', 0, 5)], { min: 2, max: 2, suggest: { a: 2 } }), { a: 2 }],
    [
      'two lines to fill',
      allot(0, 'k', [line('a', 0, 5), line('b', 0, 1)], { min: 2, max: 2, suggest: { a: 2 } }),
      undefined,
    ],
    [
      'one sum',
      allot(0, 'k', [line('a', 0, 1), line('b', 0, 1)], { check: sums(3), suggest: { a: 1, b: 1 } }),
      { a: 1, b: 1 },
    ],
    ['two sums', allot(0, 'k', [line('a', 0, 2), line('b', 0, 1)], { check: sums(2), suggest: { a: 2 } }), undefined],
    [
      'too many to try',
      allot(
        0,
        'k',
        letters.map(each => line(each, 0, 99)),
        { check: sums(297), suggest: { a: 99, b: 99 } },
      ),
      undefined,
    ],
  ])('%s', (_, slot, only) => {
    expect(slot.only()).toEqual(only);
    const ask = { id: '0.0', seat: 0, kind: 'k', prompt: {}, ...slot.describe() };
    expect(onlyAnswer(ask, value => slot.read(value).ok)).toEqual(only);
  });
});

describe('a table that delays automatic answers', () => {
  const stage = { hands: hands(['veto#1'], ['scry#1']), steps: [charm, strike] };
  const held = (): DuelTable => {
    const table = quick(3, stage);
    table.holds = true;
    says(table, 1);
    return table;
  };

  test('waits for all who might answer, but asks only those who can', () => {
    const table = held();
    expect(table.privateQuestion).toBeDefined();
    expect(table.waiting()).toEqual([1, 2]);
    expect([1, 2].map(seat => table.asks(seat).length)).toEqual([1, 0]);
    expect(table.barred(2)).toEqual([]);
    table.closePrivate();
    expect(table.waiting()).toEqual([1]);
  });

  test('writes the same log as one that does not', () => {
    const [table, other] = [held(), quick(3, stage)];
    table.closePrivate();
    says(other, 1);
    for (const each of [table, other]) says(each, 1);
    expect(table.log).toEqual(other.log);
    expect(position(replayed(table))).toEqual(position(table));
  });

  test('asks a seat that now wants to be asked, though it can only pass', () => {
    const table = held();
    table.react(2, 'guarded');
    expect(table.asks(2)).toHaveLength(1);
    table.closePrivate();
    expect(table.waiting()).toEqual([1, 2]);
  });

  test('delays nothing where everybody is asked anyway', () => {
    const table = guarded(3, stage);
    table.holds = true;
    expect(table.privateQuestion).toBeUndefined();
    expect(table.waiting()).toEqual([1, 2]);
  });
});
