import {
  answerUndo,
  askAll,
  askForUndo,
  count,
  type Frame,
  load,
  type Order,
  type Seat,
  save,
  step,
  undo,
  undoable,
  undoRequest,
} from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { bidding, effect, parade, turn } from './duel.ts';
import type { Duel } from './duel-state.ts';
import {
  answering,
  askOf,
  bids,
  type DuelTable,
  dealt,
  playOn,
  position,
  refused,
  replayed,
  says,
  staged,
  stagedGame,
} from './tables.ts';

const scry = () =>
  staged(2, { played: ['scry#1'], top: ['veto#1'], steps: [effect({ card: 'scry#1', by: 0, target: null })] });
const act = (...rest: Frame[]) =>
  staged(3, {
    hands: [['strike#1', 'charm#1', 'guard#1'], ['scry#1'], []],
    top: ['veto#1'],
    steps: [turn({ seat: 0 }), ...rest],
  });

const passing = (seat: Seat): Order => ({ seat, window: 'whenCardPlayed', unless: null, until: 'round' });
const free = (table: DuelTable, seat: Seat) => undoable(table, seat)?.free;

test('removes the seat’s later private entries with its decision, and keeps those of others', () => {
  const table = act();
  says(table, 0, 'strike#1');
  for (const seat of [0, 1]) expect(table.order(passing(seat))).toMatchObject({ ok: true });
  expect(undo(table, 0)).toMatchObject({ ok: true });
  expect(table.state.core.orders).toEqual([passing(1)]);
});

test('seat 0 agrees to an undo like any other, and nobody else does', () => {
  const table = staged(3, { steps: [bidding({}), bidding({})] });
  for (const seat of [0, 1, 2]) bids(table, seat, 1);
  expect(askForUndo(table, 1)).toMatchObject({ ok: true });
  for (const seat of [-1, 3, 0.5]) expect(refused(table, () => answerUndo(table, seat, true))).toBe('seat/unknown');
  for (const seat of [0, 2]) expect(answerUndo(table, seat, true)).toMatchObject({ ok: true });
  expect(table.waiting()).toContain(1);
});

describe('undo is free', () => {
  test('while nothing was revealed, rolled or decided by another seat', () => {
    const table = act();
    const before = position(table);
    says(table, 0, 'strike#1');
    expect(undo(table, 0)).toMatchObject({ ok: true });
    expect(table.log.at(-1)).toEqual({ t: 'undo', seat: 0, to: 0 });
    expect(position(table)).toMatchObject({ state: before.state, waiting: before.waiting });
  });

  test('over the seat’s own orders and automatic passes', () => {
    const table = act();
    table.order(passing(0));
    says(table, 0, 'use:guard#1');
    table.order({ ...passing(0), unless: 'concerns-me' });
    table.cancelOrder(0, 'whenCardPlayed');
    expect(free(table, 0)).toBe(true);
  });

  test('step by step, to the seat’s earlier decisions', () => {
    const table = act();
    const start = position(table);
    says(table, 0, 'use:guard#1');
    says(table, 0, 'strike#1');
    undo(table, 0);
    expect(table.state.discard).toEqual(['guard#1']);
    undo(table, 0);
    expect(position(table).state).toBe(start.state);
    expect(table.epoch).toBe(2);
    expect(refused(table, () => undo(table, 0))).toBe('undo/nothing');
  });

  test('P3: whatever private entries other seats have, and these stay', () => {
    const queue = parade({ by: 0, about: 'q', queue: [1, 2], seats: ['float', 'banner'] });
    const table = staged(3, { steps: [queue, bidding({})] });
    table.order({ ...passing(2), unless: 'concerns-me' });
    says(table, 1, 'banner');
    table.order(passing(0));
    table.order(passing(2));
    expect(free(table, 1)).toBe(true);
    expect(undo(table, 1)).toMatchObject({ ok: true });
    expect(table.state.core.orders).toEqual([passing(0), passing(2)]);
    expect(position(replayed(table))).toEqual(position(table));
  });

  test('P3: an answer that another seat gave ahead stays, if the question is still asked', () => {
    const queue = parade({ by: 0, about: 'q', queue: [1, 2, 0], seats: ['float', 'banner'] });
    const table = staged(3, { steps: [queue, bidding({})] });
    says(table, 1, 'banner');
    says(table, 0, 'float');
    undo(table, 1);
    expect(table.state.core.ahead).toMatchObject([{ seat: 0, about: 'q', value: ['float'] }]);
    table.withdraw(0, 'q');
    says(table, 1, 'banner');
    says(table, 0, 'float');
    table.withdraw(0, 'q');
    undo(table, 1);
    expect(table.state.core.ahead).toEqual([]);
  });

  test('private entries of others are written again in their final form', () => {
    const queue = parade({ by: 0, about: 'q', queue: [1, 2], seats: ['float', 'banner'] });
    const table = staged(3, { steps: [queue, bidding({})] });
    says(table, 1, 'banner');
    for (let again = 0; again < 5; again++) {
      table.order(passing(2));
      table.cancelOrder(2, 'whenCardPlayed');
    }
    table.order({ ...passing(2), unless: 'concerns-me' });
    const { length } = table;
    expect(undo(table, 1)).toMatchObject({ ok: true });
    expect(table.length).toBe(length + 2);
    expect(table.state.core.orders).toEqual([{ ...passing(2), unless: 'concerns-me' }]);
    expect(position(replayed(table))).toEqual(position(table));
  });

  test('for a replaced answer, back to the previous one', () => {
    const table = staged(2, { steps: [bidding({})] });
    bids(table, 0, 1);
    table.answer(answering(table.replaceable(0)[0]!, 3));
    expect(undo(table, 0)).toMatchObject({ ok: true });
    bids(table, 1, 0);
    expect(table.events.find(each => each.type === 'bids')?.data.bids).toEqual([1, 0]);
  });
});

describe('undo needs consent', () => {
  const barred = (table: DuelTable, seat: Seat) => {
    expect(free(table, seat)).toBe(false);
    return refused(table, () => undo(table, seat));
  };

  test('after a die', () => {
    const table = staged(2, {
      played: ['strike#1'],
      steps: [effect({ card: 'strike#1', by: 0, target: 1 }), bidding({})],
    });
    bids(table, 0, 0);
    expect(barred(table, 0)).toBe('undo/needs-consent');
  });

  test('after a reveal to one seat', () => {
    const table = staged(2, { hands: [['scry#1'], []], top: ['veto#1', 'veto#2'], steps: [turn({ seat: 0 })] });
    says(table, 0, 'scry#1');
    expect(askOf(table, 0).kind).toBe('scry');
    expect(barred(table, 0)).toBe('undo/needs-consent');
    says(table, 0, 'veto#2');
    expect(free(table, 0)).toBe(true);
  });

  test('after another seat’s decision', () => {
    const table = staged(2, { steps: [bidding({})] });
    bids(table, 0, 1);
    bids(table, 1, 1);
    expect(barred(table, 0)).toBe('undo/needs-consent');
  });

  test('after the last answer to a question for several seats, which shows what the others chose', () => {
    const guessing = step<Duel>('test/guessing');
    guessing.body(function* (game) {
      yield* askAll(game.duellists.map((_, seat) => count(seat, 'bid', 0, 3)));
    });
    const game = stagedGame({ steps: [guessing({}), guessing({})] });
    const table = newTable({ ...game, steps: [...game.steps, guessing] }, { seats: 2, seed: 'guess' });
    bids(table, 0, 1);
    expect(free(table, 0)).toBe(true);
    bids(table, 1, 2);
    expect(barred(table, 1)).toBe('undo/needs-consent');
    bids(table, 1, 0);
    expect(free(table, 1)).toBe(true);
    expect(replayed(table).revealedAt).toBe(table.revealedAt);
  });

  test('after the last pass at a window, which shows the answers of the others', () => {
    const hands = [['charm#1'], ['scry#1'], ['guard#1']];
    const table = staged(3, { hands, steps: [turn({ seat: 0 }), bidding({})] });
    says(table, 0, 'charm#1');
    expect(table.waiting()).toEqual([1, 2]);
    says(table, 1);
    says(table, 2);
    expect(barred(table, 2)).toBe('undo/needs-consent');
  });

  test('after a pass that another seat’s standing order gave', () => {
    const used = act();
    used.order(passing(1));
    says(used, 0, 'charm#1');
    expect(used.log.at(-1)).toMatchObject({ seat: 1, auto: 'order' });
    expect(barred(used, 0)).toBe('undo/needs-consent');
  });

  test('for an answer given ahead and used since, which counts from when it was given', () => {
    const queue = parade({ by: 0, about: 'q', queue: [1, 2], seats: ['float', 'banner'] });
    const follow = staged(3, { steps: [queue, bidding({})] });
    says(follow, 2, 'float');
    expect(undoable(follow, 2)).toBeUndefined();
    says(follow, 1);
    expect(follow.log.at(-1)).toMatchObject({ auto: 'ahead' });
    expect(undoable(follow, 2)).toEqual({ to: 0, free: false });
  });
});

describe('consent', () => {
  const table = () => {
    const asked = staged(3, { steps: [bidding({})] });
    bids(asked, 0, 1);
    bids(asked, 1, 2);
    return asked;
  };

  test('asked, agreed by all others, done', () => {
    const asked = table();
    expect(askForUndo(asked, 0)).toMatchObject({ ok: true });
    expect(undoRequest(asked)).toEqual({ seat: 0, to: 0, agreed: [] });
    expect(refused(asked, () => answerUndo(asked, 0, true))).toBe('undo/own');
    expect(refused(asked, () => answerUndo(asked, 3, true))).toBe('seat/unknown');
    answerUndo(asked, 2, true);
    expect(undoRequest(asked)).toMatchObject({ agreed: [2] });
    expect(refused(asked, () => answerUndo(asked, 2, true))).toBe('undo/already-answered');
    answerUndo(asked, 1, true);
    expect(asked.log.at(-1)).toEqual({ t: 'undo', seat: 0, to: 0 });
    expect(asked.waiting()).toEqual([0, 1, 2]);
    expect(undoRequest(asked)).toBeUndefined();
  });

  test('refused by one, over', () => {
    const asked = table();
    askForUndo(asked, 0);
    answerUndo(asked, 2, true);
    answerUndo(asked, 1, false);
    expect(undoRequest(asked)).toBeUndefined();
    expect(refused(asked, () => answerUndo(asked, 2, true))).toBe('undo/not-asked');
    expect(asked.waiting()).toEqual([2]);
  });

  test('any decision in between ends the request', () => {
    const asked = table();
    askForUndo(asked, 0);
    bids(asked, 2, 0);
    expect(refused(asked, () => answerUndo(asked, 1, true))).toBe('undo/not-asked');
  });

  test('P3: a private entry in between does not end it, and survives the undo', () => {
    const asked = table();
    askForUndo(asked, 0);
    asked.order(passing(2));
    answerUndo(asked, 1, true);
    asked.order(passing(1));
    asked.cancelOrder(1, 'whenCardPlayed');
    expect(undoRequest(asked)).toEqual({ seat: 0, to: 0, agreed: [1] });
    answerUndo(asked, 2, true);
    expect(asked.waiting()).toEqual([0, 1, 2]);
    expect(asked.state.core.orders).toEqual([passing(2)]);
  });

  test('nobody can ask who has decided nothing', () => {
    const asked = table();
    expect(refused(asked, () => askForUndo(asked, 2))).toBe('undo/nothing');
    expect(refused(asked, () => answerUndo(asked, 1, true))).toBe('undo/not-asked');
  });
});

/** Takes back the last decision of a seat with everybody's consent. */
function takeBack(table: DuelTable, seat: Seat): void {
  askForUndo(table, seat);
  for (let other = 0; other < table.seats; other++) if (other !== seat) answerUndo(table, other, true);
}

describe('a new epoch', () => {
  test('makes answers from before it stale, and the same question is open under a new id', () => {
    const table = act();
    const old = askOf(table, 0);
    says(table, 0, 'strike#1');
    undo(table, 0);
    expect(askOf(table, 0)).toMatchObject({ ...old, id: old.id.replace('0.', '1.') });
    expect(refused(table, () => table.answer(answering(old, ['strike#1'])))).toBe('ask/stale');
  });

  test('leads to other dice, so that nobody can use it to see dice in advance', () => {
    const roll = (table: DuelTable) => {
      bids(table, 0, 2);
      return JSON.stringify(table.events.findLast(each => each.type === 'rolled')?.data.rolled);
    };
    const strike = () =>
      staged(2, { played: ['strike#1'], steps: [effect({ card: 'strike#1', by: 0, target: 1 }), bidding({})] });
    const rolls = new Set<string>();
    const table = strike();
    for (let i = 0; i < 12; i++) {
      rolls.add(roll(table));
      takeBack(table, 0);
    }
    expect(rolls.size).toBeGreaterThan(9);
    expect(roll(strike())).toBe([...rolls][0]);
  });

  test('leaves no event of what was taken back', () => {
    const table = scry();
    says(table, 0, 'veto#1');
    const before = table.events.length;
    bids(table, 0, 1);
    takeBack(table, 0);
    expect(table.events).toHaveLength(before);
  });
});

describe('P1: a log with undos replays from scratch to the same table', () => {
  test.each([0, 3, 10, 1000])('with a snapshot every %i decisions', snapshotEvery => {
    for (let game = 0; game < 8; game++) {
      const table = dealt(2 + (game % 3), `undo ${game}`, { snapshotEvery });
      for (let i = 0; i < 12 && !table.over; i++) {
        playOn(table, game * 100 + i, 1 + (i % 5));
        const seat = i % table.seats;
        if (undoable(table, seat)) takeBack(table, seat);
      }
      const again = replayed(table);
      expect(position(again)).toEqual(position(table));
      expect(again.events).toEqual(table.events);
      expect(again.epoch).toBe(table.epoch);
      expect(again.revealedAt).toBe(table.revealedAt);
    }
  });
});

describe('undo across snapshots', () => {
  test('far back, past all snapshots that are kept but the first', () => {
    const table = dealt(2, 'far back', { snapshotEvery: 0 });
    const start = position(table);
    const [first] = table.asks(0);
    table.answer(answering(first!, 1));
    const [second] = table.asks(1);
    table.answer(answering(second!, 0));
    playOn(table, 4, 20);
    const target = table.log.findIndex(each => each.t === 'answer');
    table.rewind(0, target);
    expect(position(table)).toMatchObject({ state: start.state, waiting: start.waiting });
    expect(position(replayed(table))).toEqual(position(table));
  });

  test('to before the snapshot that a save was loaded from, by a replay from the setup', () => {
    const table = dealt(2, 'loaded', { snapshotEvery: 2 });
    const start = position(table);
    playOn(table, 8, 15);
    const loaded = load(table.game, JSON.parse(JSON.stringify(save(table))));
    if (!loaded.ok) throw new Error(loaded.message);
    const again = loaded.value;
    expect(again.snapshots[0]!.at).toBeGreaterThan(1);
    const target = again.log.findIndex(each => each.t === 'answer');
    again.rewind(0, target);
    expect(position(again)).toMatchObject({ state: start.state, waiting: start.waiting });
    expect(again.events).toEqual(dealt(2, 'loaded').events);
    playOn(again, 9, 10);
    expect(position(replayed(again))).toEqual(position(again));
    expect(load(again.game, JSON.parse(JSON.stringify(save(again))))).toMatchObject({ ok: true });
  });
});
