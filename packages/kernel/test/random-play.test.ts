import {
  answerUndo,
  askForUndo,
  load,
  quickRandom,
  type Random,
  randomBelow,
  reactions,
  type Seat,
  save,
  undo,
  undoRequest,
  verify,
} from '@orrery/kernel';
import { checkPosition, countLines, fuzzGame, legalRandomAnswer } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { bidding, duel, start } from './duel.ts';
import { answering, type DuelTable, dealt, position, replayed, staged } from './tables.ts';

describe('P1 to P6 in random play, checked at every decision', () => {
  test.each([2, 3, 4])('%i seats', seats => {
    let checked = 0;
    for (let i = 0; checked < 3400; i++) {
      const report = fuzzGame(duel, {
        seats,
        options: { rounds: 1 + (i % 3), guarded: i % 2 > 0 },
        seed: `random ${seats}/${i}`,
      });
      expect(report.problems, `seed random ${seats}/${i}, decision ${report.decisions}`).toEqual([]);
      expect(report.table.over).toBe(true);
      checked += report.decisions;
    }
  });

  test('P6: ten times as many games without checks all end by the rules', () => {
    for (let i = 0; i < 600; i++) {
      const report = fuzzGame(duel, { seats: 2 + (i % 3), seed: `quick ${i}`, checkEvery: 0 });
      expect(report.problems).toEqual([]);
      expect(report.table.standing?.winners.length).toBeGreaterThan(0);
    }
  });
});

/** One random action at a table: answer, order, cancel, withdraw, change the reaction setting, undo, agree, save and load. */
function anyMove(table: DuelTable, random: Random): DuelTable {
  const seat: Seat = randomBelow(table.seats, random);
  const request = undoRequest(table);
  switch (randomBelow(15, random)) {
    case 0: {
      const window = duel.windows[randomBelow(2, random)]!;
      table.order({ seat, window, unless: random() < 0.5 ? null : 'concerns-me', until: 'round' });
      return table;
    }
    case 1:
      table.cancelOrder(seat, duel.windows[randomBelow(2, random)]!);
      return table;
    case 2: {
      const given = table.state.core.ahead[0];
      if (given) table.withdraw(given.seat, given.about);
      return table;
    }
    case 3:
      undo(table, seat);
      return table;
    case 4:
      askForUndo(table, seat);
      return table;
    case 5: {
      const loaded = load(table.game, JSON.parse(JSON.stringify(save(table))));
      if (!loaded.ok) throw new Error(`${loaded.code}: ${loaded.message}`);
      expect(position(loaded.value)).toEqual(position(table));
      expect(loaded.value.events).toEqual(table.events);
      return loaded.value;
    }
    case 6: {
      const again = table.asks().length > 0 ? table.replaceable(seat)[0] : undefined;
      if (again) table.answer(answering(again, legalRandomAnswer(table, again, random)));
      return table;
    }
    case 7:
      table.react(seat, reactions[randomBelow(3, random)]!);
      return table;
    default: {
      if (request && random() < 0.9) {
        const others = Array.from({ length: table.seats }, (_, each) => each).filter(each => each !== request.seat);
        const left = others.filter(each => !request.agreed.includes(each));
        expect(answerUndo(table, left[randomBelow(left.length, random)]!, random() < 0.9)).toMatchObject({ ok: true });
        return table;
      }
      const asks = table.asks();
      const ask = asks[randomBelow(asks.length, random)];
      if (ask) table.answer(answering(ask, legalRandomAnswer(table, ask, random)));
      return table;
    }
  }
}

describe('P1 to P5 and P15 with orders, answers ahead, reaction settings, replaced answers, undos and reloads mixed in', () => {
  test.each([2, 3, 4])('%i seats', seats => {
    let checked = 0;
    let undone = 0;
    for (let i = 0; checked < 2200; i++) {
      const seed = `mixed ${seats}/${i}`;
      const random = quickRandom(seats * 1000 + i);
      let table = dealt(seats, seed, { snapshotEvery: [0, 2, 10][i % 3]!, options: { guarded: i % 2 > 0 } });
      for (let move = 0; move < 150 && !table.over; move++) {
        table = anyMove(table, random);
        expect(checkPosition(table, `${seed}/${move}`), `${seed}, move ${move}`).toEqual([]);
        checked++;
      }
      undone += table.epoch;
      expect(position(replayed(table))).toEqual(position(table));
      expect(verify(duel, JSON.parse(JSON.stringify(save(table))))).toMatchObject({ ok: true });
    }
    expect(undone).toBeGreaterThan(40);
  });
});

describe('golden numbers: lines of play from a fixed position', () => {
  const fixed = (snapshotEvery: number) =>
    staged(
      2,
      {
        hands: [
          ['strike#1', 'charm#1', 'guard#1'],
          ['veto#1', 'scry#1'],
        ],
        top: ['gift#1', 'parade#1', 'sort#1'],
        coins: [1, 1],
        steps: [bidding({})],
      },
      { snapshotEvery },
    );

  test.each([
    [1, 2],
    [2, 4],
    [3, 18], // seat 0 leads three times with five actions, seat 1 once with three
    [4, 33],
    [5, 69],
    [6, 102],
  ])('%i deep: %i', (depth, lines) => {
    expect(countLines(fixed(10), depth)).toBe(lines);
  });

  test('however often snapshots are taken', () => {
    expect(countLines(fixed(0), 5)).toBe(countLines(fixed(1000), 5));
  });

  test('from the deal on, with a fixed seed', () => {
    const table = staged(3, { steps: [start({})] }, { seed: 'perft' });
    expect([1, 2, 3, 4].map(depth => countLines(table, depth))).toEqual([5, 25, 125, 610]);
  });
});
