import { fork, quickRandom, save, seedFrom, stateHash, Table, undo, undoable } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { duel } from './duel.ts';
import type { DuelTable } from './tables.ts';

const begin = (): DuelTable => newTable(duel, { seats: 3, seed: 'followed' });

/** Plays a whole game at random, with free undos, and calls back after each decision. */
function play(table: DuelTable, decided: (before: number) => void): void {
  const random = quickRandom(7);
  while (!table.over) {
    const before = table.length;
    const mine = [0, 1, 2].find(seat => random() < 0.3 && undoable(table, seat)?.free);
    if (mine !== undefined) expect(undo(table, mine)).toMatchObject({ ok: true });
    else {
      const ask = table.firstAsk()!;
      const value = legalRandomAnswer(table, ask, random);
      expect(table.answer({ ask: ask.id, seat: ask.seat, value })).toMatchObject({ ok: true });
    }
    decided(before);
  }
}

const position = (table: DuelTable) => [
  stateHash(table.state),
  table.asks(),
  table.epoch,
  table.length,
  table.revealedAt,
];

test('a table that applies entries written elsewhere is the same table, including undos', () => {
  const [one, other] = [begin(), begin()];
  let undos = 0;
  play(one, before => {
    const news = one.log.slice(before);
    if (news.some(entry => entry.t === 'undo')) undos++;
    other.follow(JSON.parse(JSON.stringify(news)));
    expect(position(other)).toEqual(position(one));
    expect(other.events).toEqual(one.events);
  });
  expect(undos).toBeGreaterThan(3);
  expect(other.standing).toEqual(one.standing);
});

test('a table that dropped its first entries plays on as before, and can be forked and loaded', () => {
  const [whole, short] = [begin(), begin()];
  play(whole, before => {
    short.follow(whole.log.slice(before));
    short.forget(24);
    expect(position(short)).toEqual(position(whole));
    expect(short.events).toEqual(whole.events.slice(short.eventsStart));
    expect(short.log).toEqual(whole.log.slice(short.logStart));
    for (const seat of [0, 1, 2]) {
      const mine = undoable(short, seat);
      if (mine) expect(mine).toEqual(undoable(whole, seat));
    }
  });
  expect(short.logStart).toBeGreaterThan(20);
  expect(() => save(short)).toThrow('all of it');
});

test('a table can start from only a snapshot and the entries after it', () => {
  const table = begin();
  let checked = 0;
  play(table, () => {
    const snapshot = table.snapshots.at(-1)!;
    const { seats, options, seed } = table;
    const from = { snapshot, log: table.log.slice(snapshot.at), logStart: snapshot.at, eventsStart: snapshot.events };
    const again: DuelTable = new Table(duel, { seats, options, seed, from });
    expect(position(again)).toEqual(position(table));
    expect(again.events).toEqual(table.events.slice(snapshot.events));
    expect(position(fork(again, { seed: seedFrom('x') }))[1]).toEqual(position(table)[1]);
    checked++;
  });
  expect(checked).toBeGreaterThan(30);
});

test('an undo to before the entries in memory is refused', () => {
  const table = begin();
  play(table, () => table.forget(0));
  expect(table.reaches(0)).toBe(false);
  expect(() => table.rewind(0, 0)).toThrow('before what is still held');
});
