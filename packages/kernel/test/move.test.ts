import {
  type Entry,
  hashOf,
  load,
  type Outcome,
  rulesVersions,
  type Save,
  save,
  type Table,
  undo,
  undoable,
  verify,
} from '@orrery/kernel';
import { checkPosition } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { duel, whenCardPlayed } from './duel.ts';
import type { Duel, DuelGame, DuelView } from './duel-state.ts';
import { lostStep, lowBids, moreDice, otherShape, sameRules, withMigration } from './duel-versions.ts';
import { type DuelTable, dealt, playOn, position } from './tables.ts';

const fileOf = (table: Table<Duel, DuelView>): Save => JSON.parse(JSON.stringify(save(table)));

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome.value;
}

/** A duel of version 1 in the middle of a game. */
function someDuel(decisions: number, snapshotEvery = 4, seed = 'move'): DuelTable {
  const table = dealt(3, seed, { snapshotEvery });
  playOn(table, 6, decisions);
  return table;
}

const rulesIn = (log: readonly Entry[]) => log.flatMap(entry => (entry.t === 'rules' ? [entry] : []));

/** Plays a moved game to its end; it must keep every property on the way and verify whenever it is saved. */
function playsOn(table: Table<Duel, DuelView>, game: DuelGame): void {
  expect(checkPosition(table, 'moved')).toEqual([]);
  playOn(table, 8, 3);
  expect(checkPosition(table, 'played on')).toEqual([]);
  must(verify(game, fileOf(table)));
  playOn(table, 9);
  expect(table.over).toBe(true);
  const { table: again, segments } = must(verify(game, fileOf(table)));
  expect(position(again)).toEqual(position(table));
  expect(segments.map(({ rulesVersion, replayed }) => [rulesVersion, replayed])).toEqual([
    [1, false],
    [game.rulesVersion, true],
  ]);
}

describe('P13: a running game is moved to newer rules', () => {
  test.each([0, 1, 2, 3, 5, 8, 13, 21, 34, 55])(
    'after %i decisions, without a change, all decisions are kept',
    decisions => {
      const table = someDuel(decisions);
      const moved = must(load(sameRules, fileOf(table)));
      expect(position(moved)).toEqual(position(table));
      expect(moved.log.slice(0, -1)).toEqual(table.log);
      expect(moved.log.at(-1)).toMatchObject({ t: 'rules', from: 1, to: 2, undone: [0, 0, 0] });
      expect(moved.events.slice(0, -1)).toEqual(table.events);
      expect(moved.events.at(-1)).toEqual({
        type: 'rules-changed',
        data: { from: 1, to: 2, changes: ['Version 2 changes nothing.'], undone: [0, 0, 0] },
      });
      if (!moved.over) playsOn(moved, sameRules);
    },
  );

  test.each([1, 4, 9, 16, 25, 36, 49])(
    'after %i decisions, over two versions at once that change the shape of the state',
    decisions => {
      const table = someDuel(decisions);
      const moved = must(load(otherShape, fileOf(table)));
      expect(rulesIn(moved.log)).toMatchObject([
        { from: 1, to: 3, changes: ['Fees are counted.', 'Turns have another name.'] },
      ]);
      expect(moved.state).toMatchObject({ fees: 0 });
      expect(moved.asks()).toEqual(table.asks());
      if (!moved.over) playsOn(moved, otherShape);
    },
  );

  test('a migrated state has the hashes that the log names', () => {
    const file = fileOf(someDuel(20));
    const moved = must(load(otherShape, file));
    const [entry] = rulesIn(moved.log);
    expect(entry!.before).toBe(hashOf(file.snapshot.state));
    expect(entry!.after).toBe(hashOf({ ...file.snapshot.state, fees: 0, stack: moved.snapshots[0]!.state.stack }));
    expect(moved.snapshots[0]!.at).toBe(file.snapshot.at);
  });

  test('a game that is over stays over', () => {
    const table = someDuel(1000);
    const moved = must(load(sameRules, fileOf(table)));
    expect(moved.over && moved.standing).toEqual(table.standing);
  });

  test('a game is moved again at the next version, also before anybody has decided anything', () => {
    const once = must(load(sameRules, fileOf(someDuel(15))));
    const { migrations } = sameRules;
    const third = { ...sameRules, ...rulesVersions(1, [...migrations, { from: 2, changes: ['Once more.'] }]) };
    for (const decisions of [0, 7]) {
      playOn(once, 3, decisions);
      const twice = must(load(third, fileOf(once)));
      expect(rulesIn(twice.log).map(({ from, to }) => [from, to])).toEqual([
        [1, 2],
        [2, 3],
      ]);
      expect(twice.asks()).toEqual(once.asks());
      playOn(twice, 4);
      expect(must(verify(third, fileOf(twice))).segments.map(({ replayed }) => replayed)).toEqual([false, false, true]);
    }
  });
});

describe('decisions that no longer fit are taken back', () => {
  /** Plays until somebody has bid more than one coin since the last snapshot, and nothing else was asked since. */
  function highBid(): { table: DuelTable; bid: number } {
    for (let i = 0; i < 200; i++) {
      const table = dealt(3, `bids ${i}`, { snapshotEvery: 1000 });
      playOn(table, i, 2);
      const bid = table.log.findIndex(entry => entry.t === 'answer' && Number(entry.value) > 1);
      if (bid >= 0 && table.firstAsk()?.kind === 'bid') return { table, bid };
    }
    throw new Error('nobody bids');
  }

  test('from the first illegal decision on; those before it are kept', () => {
    const { table, bid } = highBid();
    const { seat } = table.log[bid] as { seat: number };
    const moved = must(load(lowBids, fileOf(table)));
    const [undone, rules] = moved.log.slice(table.log.length);
    expect(undone).toEqual({ t: 'undo', seat: null, to: bid });
    expect(rules).toMatchObject({ t: 'rules', from: 1, to: 2 });
    expect(rulesIn(moved.log)[0]!.undone[seat]).toBe(1);
    expect(moved.waiting()).toContain(seat);
    expect(moved.asks(seat)[0]!.id).not.toBe(table.log[bid]); // answers to the old question ids are stale
    expect(moved.epoch).toBe(table.epoch + 1);
    playsOn(moved, lowBids);
  });

  test('orders given since are applied again', () => {
    const { table, bid } = highBid();
    const { seat } = table.log[bid] as { seat: number };
    table.order({ seat, window: whenCardPlayed.id, unless: null, until: 'round' });
    const moved = must(load(lowBids, fileOf(table)));
    expect(moved.state.core.orders).toEqual(table.state.core.orders);
    expect(moved.log.at(-1)).toMatchObject({ t: 'order', order: { seat } });
    playsOn(moved, lowBids);
  });

  test('dice that the new rules would not roll are rolled again', () => {
    let rolled = 0;
    for (let decisions = 1; decisions < 100; decisions++) {
      const table = someDuel(decisions, 1000, `dice ${decisions}`);
      const last = table.log.findLastIndex(entry => entry.t === 'chance');
      const isCombat = (table.log[last] as { stream: string }).stream === 'combat';
      if (!isCombat || table.snapshots.at(-1)!.at > last) continue;
      rolled++;
      const moved = must(load(moreDice, fileOf(table)));
      const undone = moved.log.slice(table.log.length).find(entry => entry.t === 'undo');
      expect(undone?.to).toBeLessThan(last);
      playOn(moved, decisions);
      const { table: again } = must(verify(moreDice, fileOf(moved)));
      expect(position(again)).toEqual(position(moved));
    }
    expect(rolled).toBeGreaterThan(2);
  });
});

test('undo does not cross a change of rules', () => {
  const table = someDuel(11);
  const seat = table.log.findLast(entry => entry.t === 'answer')!.seat;
  expect(undoable(table, seat)).toBeDefined();
  const moved = must(load(sameRules, fileOf(table)));
  for (const each of [0, 1, 2]) expect(undo(moved, each)).toMatchObject({ ok: false, code: 'undo/nothing' });
  playOn(moved, 2, 1);
  const last = moved.log.findLast(entry => entry.t === 'answer')!;
  expect(undoable(moved, last.seat)?.to).toBeGreaterThan(table.log.length);
});

describe('a game that cannot be moved is refused, and says why', () => {
  const file = fileOf(someDuel(20));
  const code = (game: DuelGame, raw: unknown = file) => {
    const before = JSON.stringify(raw);
    const codes = [load(game, raw), verify(game, raw)].map(outcome => (outcome.ok ? 'moved' : outcome.code));
    expect(codes[0]).toBe(codes[1]);
    expect(JSON.stringify(raw)).toBe(before);
    return codes[0];
  };

  test.each<[string, DuelGame, string]>([
    ['by a migration that breaks', withMigration({ state: () => JSON.parse('{') }), 'save/migration'],
    ['because its options cannot be converted', withMigration({ options: () => JSON.parse('{') }), 'save/migration'],
    ['if the converted options are invalid', withMigration({ options: () => ({ rounds: 77 }) }), 'save/options'],
    ['with a piece lost', withMigration({ state: state => ({ ...state, deck: [] }) }), 'save/migration'],
    [
      'if the migration changes chance positions',
      withMigration({ state: state => ({ ...state, core: { ...state.core, streams: {} } }) }),
      'save/migration',
    ],
    ['into a step that is not there', lostStep, 'save/migration'],
    ['back to older rules', { ...duel, ...rulesVersions(0, []) }, 'save/rules-version'],
    ['from rules without a migration', { ...duel, ...rulesVersions(3, []) }, 'save/rules-version'],
  ])('%s', (_, game, expected) => expect(code(game)).toBe(expected));

  test.each<[string, (file: Save) => unknown, string]>([
    ['cut short', save => ({ ...save, entries: save.entries.slice(0, -2) }), 'save/chain'],
    ['with a state edited', save => ({ ...save, snapshot: { ...save.snapshot, events: 1 } }), 'save/snapshot'],
    ['without its log', ({ entries: _, ...save }) => save, 'save/malformed'],
    ['of another game', save => ({ ...save, game: 'chess' }), 'save/foreign-game'],
    ['with its version raised', save => ({ ...save, rulesVersion: 2 }), 'save/chain'],
  ])('%s', (_, edit, expected) => expect(code(sameRules, edit(file))).toBe(expected));

  const moved = must(load(sameRules, file));
  playOn(moved, 5, 6);
  const after = fileOf(moved);
  test.each<[string, (file: Save) => unknown, string]>([
    ['without the state at which rules changed', save => ({ ...save, earlier: [] }), 'save/snapshot'],
    ['with none for it', save => ({ ...save, earlier: [null] }), 'save/snapshot'],
    [
      'with that state edited',
      save => ({ ...save, earlier: save.earlier.map(each => ({ ...each, state: { ...each!.state, bank: 9 } })) }),
      'save/snapshot',
    ],
    [
      'with that state elsewhere',
      save => ({ ...save, earlier: save.earlier.map(each => ({ ...each, at: each!.at + 1 })) }),
      'save/snapshot',
    ],
    ['with a malformed one', save => ({ ...save, earlier: [{}] }), 'save/malformed'],
    ['with a malformed list', save => ({ ...save, earlier: 7 }), 'save/malformed'],
    [
      'with a malformed change of rules',
      save => ({ ...save, entries: save.entries.map(each => (each.t === 'rules' ? { t: 'rules' } : each)) }),
      'save/malformed',
    ],
    ['begun under other rules', save => ({ ...save, rulesVersion: 0 }), 'save/rules-version'],
  ])('moved, then %s', (_, edit, expected) => expect(code(sameRules, edit(after))).toBe(expected));

  test('moved by a migration that was edited later', () => {
    const other = withMigration({ state: state => ({ ...state, stack: [...state.stack, state.stack.at(-1)!] }) });
    expect(verify(other, after)).toMatchObject({ ok: false, code: 'save/snapshot' });
  });
});

test('the version cannot be raised without a migration, nor by one between other versions', () => {
  expect(rulesVersions(4, []).rulesVersion).toBe(4);
  expect(rulesVersions(4, [{ from: 4, changes: [] }]).rulesVersion).toBe(5);
  expect(() => rulesVersions(4, [{ from: 5, changes: [] }])).toThrow('must lead on from rules version 4, not 5');
});
