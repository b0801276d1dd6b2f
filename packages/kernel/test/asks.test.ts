import {
  type AnswerValue,
  askAll,
  choose,
  count,
  type Game,
  type KernelState,
  newCore,
  next,
  readNewOptions,
  refuse,
  step,
} from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { bidding, duel, effect, turn } from './duel.ts';
import type { DuelOptions } from './duel-state.ts';
import { answering, askOf, bids, dealt, optionsOf, playOn, refused, says, staged } from './tables.ts';

const bidTable = () => staged(3, { steps: [bidding({})] });
const actionTable = () =>
  staged(2, { hands: [['strike#1', 'strike#2', 'guard#1']], top: ['veto#1'], steps: [turn({ seat: 0 })] });
const targetTable = () => {
  const table = actionTable();
  says(table, 0, 'strike#1');
  return table;
};
const sortTable = () =>
  staged(2, {
    top: ['veto#1', 'veto#2', 'veto#3'],
    played: ['sort#1'],
    steps: [effect({ card: 'sort#1', by: 0, target: null })],
  });
const giftTable = () => staged(2, { played: ['gift#1'], steps: [effect({ card: 'gift#1', by: 0, target: null })] });

describe('P4: a wrong answer gets a code and does not change state, log, asks and events', () => {
  test.each<[string, () => ReturnType<typeof dealt>, unknown, string]>([
    ['text for a number', bidTable, 'four', 'answer/malformed'],
    ['no number at all', bidTable, null, 'answer/malformed'],
    ['half a coin', bidTable, 0.5, 'answer/malformed'],
    ['more than is there', bidTable, 5, 'answer/amount'],
    ['less than nothing', bidTable, -1, 'answer/amount'],
    ['a number for keys', actionTable, 3, 'answer/malformed'],
    ['keys that are not text', actionTable, [['strike#1']], 'answer/malformed'],
    ['a card in no hand', actionTable, ['strike#5'], 'answer/unknown-key'],
    ['a card that is no action', actionTable, ['guard#1'], 'answer/unknown-key'],
    ['the same card twice', actionTable, ['strike#1', 'strike#1'], 'answer/repeated-key'],
    ['two cards for one', actionTable, ['strike#1', 'strike#2'], 'answer/too-many'],
    ['a card and a hanging one, which is taken alone', actionTable, ['strike#1', 'use:guard#1'], 'answer/unknown-key'],
    ['nobody for somebody', targetTable, [], 'answer/too-few'],
    ['two of three in order', sortTable, ['veto#1', 'veto#2'], 'answer/too-few'],
    ['a list for amounts', giftTable, ['seat-1'], 'answer/malformed'],
    ['amounts that are not whole', giftTable, { 'seat-1': 0.5 }, 'answer/malformed'],
    ['a line that is not there', giftTable, { 'seat-2': 1 }, 'answer/unknown-key'],
    ['more than the line takes', giftTable, { 'seat-1': 3 }, 'answer/amount'],
    ['a negative amount', giftTable, { 'seat-1': -1 }, 'answer/amount'],
    ['what the rule itself forbids', giftTable, { 'seat-0': 1 }, 'answer/against-rule'],
    ['a prototype instead of a line', giftTable, JSON.parse('{"__proto__": 1}'), 'answer/unknown-key'],
  ])('%s', (_, start, value, code) => {
    const table = start();
    expect(refused(table, () => table.answer(answering(askOf(table, 0), value as AnswerValue)))).toBe(code);
  });

  test('too many in all is not the same as too many on a line', () => {
    const table = staged(4, { played: ['gift#1'], steps: [effect({ card: 'gift#1', by: 0, target: null })] });
    const value = { 'seat-1': 2, 'seat-2': 2 };
    expect(refused(table, () => table.answer(answering(askOf(table, 0), value)))).toBe('answer/too-many');
  });

  test('questions that are not open, or are another seat’s', () => {
    const table = bidTable();
    const [first] = table.asks(0);
    for (const ask of ['', '0.99', '1.0', '0.0 ', first!.id.repeat(2)])
      expect(refused(table, () => table.answer({ ask, seat: 0, value: 1 }))).toBe('ask/stale');
    for (const seat of [1, 2, 3, -1, 0.5, Number.NaN])
      expect(refused(table, () => table.answer({ ask: first!.id, seat, value: 1 }))).toBe('ask/foreign');
    expect(refused(table, () => table.answer({ ask: undefined as unknown as string, seat: 0, value: 1 }))).toBe(
      'ask/stale',
    );
  });

  test('an answered question is stale once the step has gone on', () => {
    const table = actionTable();
    const ask = askOf(table, 0);
    says(table, 0, 'strike#1');
    expect(refused(table, () => table.answer(answering(ask, ['strike#2'])))).toBe('ask/stale');
  });

  test('a finished game accepts nothing', () => {
    const table = dealt(2, 'over');
    playOn(table, 1);
    expect(table.standing?.scores).toHaveLength(2);
    expect(refused(table, () => table.answer({ ask: '0.0', seat: 0, value: 1 }))).toBe('ask/over');
    const order = { seat: 0, window: 'afterTurn', unless: null, until: 'round' } as const;
    expect(refused(table, () => table.order(order))).toBe('ask/over');
  });

  test('options from outside', () => {
    expect(duel.readOptions({ rounds: 99 }, 2)).toMatchObject({ ok: false, code: 'options/invalid' });
    const short = {
      ...duel,
      refuseNew: ({ rounds }: DuelOptions) => (rounds > 3 ? refuse('options/invalid', 'Too long.') : undefined),
    };
    expect(readNewOptions(short, { rounds: 4 }, 2)).toEqual({
      ok: false,
      code: 'options/invalid',
      message: 'Too long.',
    });
    expect(readNewOptions(short, { rounds: 3 }, 2)).toEqual({ ok: true, value: { rounds: 3, guarded: true } });
    expect(readNewOptions(short, { rounds: 99 }, 2)).toMatchObject({
      ok: false,
      message: 'A duel has one to nine rounds.',
    });
    expect(readNewOptions(duel, { rounds: 4 }, 2)).toEqual({ ok: true, value: { rounds: 4, guarded: true } });
    expect(() => newTable(duel, { seats: 2, options: { rounds: 'many' }, seed: 'x' })).toThrow('one to nine');
  });
});

describe('askAll', () => {
  test('an answer can be replaced until all have answered; the last one counts', () => {
    const table = bidTable();
    bids(table, 0, 1);
    expect(table.waiting()).toEqual([1, 2]);
    expect(table.asks(0)).toEqual([]);
    const [again] = table.replaceable(0);
    expect(table.answer(answering(again!, 4))).toMatchObject({ ok: true });
    expect(refused(table, () => table.answer(answering(again!, 5)))).toBe('answer/amount');
    bids(table, 2, 3);
    bids(table, 1, 2);
    expect(table.events.find(each => each.type === 'bids')?.data).toEqual({ lead: 0, bids: [4, 2, 3] });
    expect(table.log.filter(each => each.t === 'answer')).toHaveLength(4);
    expect(refused(table, () => table.answer(answering(again!, 0)))).toBe('ask/stale');
  });

  test('a refused answer does not replace the earlier one', () => {
    const table = bidTable();
    bids(table, 0, 2);
    table.answer(answering(table.replaceable(0)[0]!, 77));
    bids(table, 1, 0);
    bids(table, 2, 1);
    expect(table.events.find(each => each.type === 'bids')?.data).toEqual({ lead: 0, bids: [2, 0, 1] });
  });

  test('two slots of one seat are two questions', () => {
    interface Two extends KernelState {
      got: number[];
    }
    const both = step<Two>('two/both');
    both.body(function* (state) {
      state.got = yield* askAll([count(0, 'left', 0, 9), count(0, 'right', 0, 9)]);
      return next();
    });
    const game: Game<Two, unknown, null> = {
      ...(duel as unknown as Game<Two, unknown, null>),
      setup: () => ({ stack: [both({})], core: newCore(), got: [] }),
      steps: [both],
      clone: state => structuredClone(state),
    };
    const table = newTable(game, { seats: 2, seed: 'two' });
    const [left, right] = table.asks(0);
    table.answer({ ask: right!.id, seat: 0, value: 7 });
    table.answer({ ask: left!.id, seat: 0, value: 3 });
    expect(table.state.got).toEqual([3, 7]);
  });
});

test('options are computed once, by the rule that asks, and point at the board', () => {
  const table = actionTable();
  const ask = askOf(table, 0);
  expect(optionsOf(ask)).toEqual(['strike#1', 'strike#2', 'use:guard#1']);
  expect(ask).toMatchObject({ form: 'pick', min: 0, max: 1, kind: 'action', seat: 0 });
  expect(ask.form === 'pick' && ask.options[2]).toEqual({ key: 'use:guard#1', at: { card: 'guard#1' }, alone: true });
});

test('a logged answer is a copy that nobody can change', () => {
  const table = actionTable();
  const value = ['strike#1'];
  table.answer(answering(askOf(table, 0), value));
  value[0] = 'strike#2';
  const entry = table.log.findLast(each => each.t === 'answer')!;
  expect(entry).toMatchObject({ value: ['strike#1'] });
  expect(Object.isFrozen(entry) && Object.isFrozen((entry as { value: unknown }).value)).toBe(true);
});

test('choose, of one thing only, still asks', () => {
  const only = step<KernelState>('only');
  only.body(function* () {
    yield* choose(1, 'only', ['this']);
  });
  const game = {
    ...(duel as unknown as Game<KernelState, unknown, null>),
    setup: () => ({ stack: [only({})], core: newCore() }),
    steps: [only],
    clone: (state: KernelState) => structuredClone(state),
  };
  const table = newTable(game, { seats: 2, seed: 'only' });
  expect(table.waiting()).toEqual([1]);
});
