import {
  beginning,
  type Entry,
  firstLink,
  hashOf,
  link,
  load,
  type Save,
  save,
  stateHash,
  verify,
  yes,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { duel } from './duel.ts';
import type { DuelOptions } from './duel-state.ts';
import { type DuelTable, dealt, playOn, position } from './tables.ts';

type Draft = { -readonly [K in keyof Save]: Save[K] } & { entries: Entry[] };

function saved(decisions = 12): { table: DuelTable; file: Draft } {
  const table = dealt(3, 'save', { snapshotEvery: 4 });
  playOn(table, 6, decisions);
  return { table, file: JSON.parse(JSON.stringify(save(table))) };
}

/** Recomputes the hashes of an edited save, as a careful cheater would. */
function repair(file: Draft): Draft {
  file.chain = file.entries.reduce<string>((previous, entry) => link(previous, entry), firstLink(file));
  file.snapshotHash = hashOf(file.snapshot);
  return file;
}

const codeOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'loaded' : outcome.code);
const codes = (file: unknown) => [codeOf(load(duel, file)), codeOf(verify(duel, file))];

describe('P2: a game as text and back', () => {
  test.each([0, 1, 5, 12, 30, 1000])(
    'after %i decisions: same state, asks and events, and it plays on alike',
    decisions => {
      const { table, file } = saved(decisions);
      const verified = verify(duel, file);
      for (const read of [load(duel, file), verified.ok ? yes(verified.value.table) : verified]) {
        if (!read.ok) throw new Error(read.message);
        expect(position(read.value)).toEqual(position(table));
        expect(read.value.events).toEqual(table.events);
        expect(read.value.revealedAt).toBe(table.revealedAt);
        expect(JSON.parse(JSON.stringify(save(read.value))).chain).toBe(file.chain);
      }
      const loaded = load(duel, file);
      if (!loaded.ok) return;
      playOn(table, 77);
      playOn(loaded.value, 77);
      expect(position(loaded.value)).toEqual(position(table));
      expect(loaded.value.events).toEqual(table.events);
    },
  );

  test('a load starts from the snapshot, not from the beginning', () => {
    const { file } = saved(30);
    const loaded = load(duel, file);
    expect(file.snapshot.at).toBeGreaterThan(10);
    expect(loaded.ok && loaded.value.snapshots[0]!.at).toBe(file.snapshot.at);
  });

  test('an old save, where answers of several seats were no reveal, is still valid; one with later reveals is not', () => {
    const table = dealt(3, 'save', { snapshotEvery: 0 });
    const revealing = (revealedAt: number) => {
      const file: Draft = JSON.parse(JSON.stringify(save(table)));
      return codes(repair({ ...file, snapshot: { ...file.snapshot, revealedAt } }));
    };
    const { at, revealedAt } = save(table).snapshot;
    expect([at, revealedAt, table.revealedAt]).toEqual([1, 1, 1]);
    expect(revealing(0)).toEqual(['loaded', 'loaded']);
    expect(revealing(2)).toEqual(['loaded', 'save/snapshot']);
  });

  test('the save is a copy: playing on does not change it', () => {
    const table = dealt(2, 'picture');
    playOn(table, 2, 6);
    const file = save(table);
    const before = JSON.stringify(file);
    playOn(table, 3, 6);
    expect(JSON.stringify(file)).toBe(before);
  });
});

describe('a save that was tampered with has its own code', () => {
  const chanceAt = (file: Draft) => file.entries.findLastIndex(each => each.t === 'chance' && each.out.length > 1);
  const swapped = (file: Draft): Draft => {
    const index = chanceAt(file);
    const entry = file.entries[index] as Extract<Entry, { t: 'chance' }>;
    file.entries[index] = { ...entry, out: [...entry.out].reverse() };
    return file;
  };
  const withState = (file: Draft, edit: (state: Record<string, unknown>) => void): Draft => {
    edit(file.snapshot.state as unknown as Record<string, unknown>);
    return file;
  };

  test.each<[string, (file: Draft) => unknown, string, string]>([
    ['cut short', file => ({ ...file, entries: file.entries.slice(0, -1) }), 'save/chain', 'save/chain'],
    [
      'an answer edited',
      file => ({ ...file, entries: [...file.entries.slice(0, -1), { ...file.entries.at(-1)!, seat: 2 }] }),
      'save/chain',
      'save/chain',
    ],
    ['dice edited', file => swapped(file), 'save/chain', 'save/chain'],
    ['a shuffle edited and the chain repaired', file => repair(swapped(file)), 'loaded or save/replay', 'save/chance'],
    ['another seed', file => ({ ...file, seed: 'f'.repeat(64) }), 'save/chain', 'save/chain'],
    ['another chain', file => ({ ...file, chain: 'f'.repeat(64) }), 'save/chain', 'save/chain'],
    ['the snapshot edited', file => withState(file, state => (state.bank = 99)), 'save/snapshot', 'save/snapshot'],
    [
      'the snapshot edited and its hash repaired',
      file => repair(withState(file, state => (state.bank = 99))),
      'loaded',
      'save/snapshot',
    ],
    [
      'the snapshot beyond the log',
      file => repair({ ...file, snapshot: { ...file.snapshot, at: 9999 } }),
      'save/snapshot',
      'save/snapshot',
    ],
    [
      'the snapshot emptied',
      file => repair({ ...file, snapshot: { ...file.snapshot, state: {} as never } }),
      'save/replay',
      'save/snapshot',
    ],
    [
      'the snapshot with a barrier less',
      file => repair({ ...file, snapshot: { ...file.snapshot, at: file.snapshot.at - 1 } }),
      'save/replay',
      'save/snapshot',
    ],
    ['another game', file => ({ ...file, game: 'chess' }), 'save/foreign-game', 'save/foreign-game'],
    ['other rules', file => ({ ...file, rulesVersion: 2 }), 'save/rules-version', 'save/rules-version'],
    ['options that are none', file => ({ ...file, options: { rounds: 0 } }), 'save/options', 'save/options'],
    ['options not filled in', file => ({ ...file, options: {} }), 'save/options', 'save/options'],
    ['no options', file => ({ ...file, options: undefined }), 'save/options', 'save/options'],
    ['other options', file => ({ ...file, options: { rounds: 3, guarded: true } }), 'save/chain', 'save/chain'],
    ['too many seats', file => ({ ...file, seats: 9 }), 'save/options', 'save/options'],
    [
      'an event edited',
      file => ({ ...file, events: file.events.map((each, i) => (i === 0 ? { ...each, type: 'x' } : each)) }),
      'loaded',
      'save/replay',
    ],
  ])('%s', (_, edit, loads, verifies) => {
    const [loading, verifying] = codes(edit(saved(30).file));
    expect(loads.split(' or ')).toContain(loading);
    expect(verifying).toBe(verifies);
  });

  test.each<[string, (file: Draft) => void]>([
    [
      'an answer that was never legal',
      file => void file.entries.push({ t: 'answer', ask: '0.9999', seat: 0, value: [] }),
    ],
    ['chance that no rule asked for', file => void file.entries.push({ t: 'chance', stream: 'deck', at: 1, out: [1] })],
    ['an entry of no known kind', file => void file.entries.push({ t: 'gift' } as unknown as Entry)],
    [
      'an answer ahead in no queue',
      file => void file.entries.push({ t: 'ahead', ask: '0.1', seat: 0, about: 'x', value: [] }),
    ],
  ])('with a repaired chain, %s is save/replay', (_, edit) => {
    const { file } = saved(0);
    edit(file);
    expect(codes(repair(file))).toEqual(['save/replay', 'save/replay']);
  });

  test('with a repaired chain, a log that stops in the middle of a step is save/replay', () => {
    const { file } = saved(0);
    const snapshot = JSON.parse(JSON.stringify(beginning(duel, 3, file.options as DuelOptions)));
    expect(codes(repair({ ...file, entries: [], events: [], snapshot }))).toEqual(['save/replay', 'save/replay']);
  });

  test('a log cut after a whole step, with everything repaired, is a shorter game', () => {
    const { file } = saved(30);
    const whole = saved(12).file;
    expect(codes(repair({ ...whole }))).toEqual(['loaded', 'loaded']);
    expect(codes(repair({ ...file, entries: whole.entries }))[1]).toBe('save/snapshot');
  });
});

describe('garbage is save/malformed and never an exception', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const good = saved(12).file;
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'orrery-save/1'],
    ['a list', []],
    ['an empty object', {}],
    ['another format', { ...good, format: 'orrery-save/0' }],
    ['no seats', { ...good, seats: 2.5 }],
    ['half a seed', { ...good, seed: good.seed.slice(1) }],
    ['no log', { ...good, entries: 'all of them' }],
    ['a log of nothing', { ...good, entries: [null] }],
    ['a snapshot without a state', { ...good, snapshot: { ...good.snapshot, state: null } }],
    ['a snapshot at no place', { ...good, snapshot: { ...good.snapshot, at: -1 } }],
    ['a snapshot at no number of events', { ...good, snapshot: { ...good.snapshot, events: 'x' } }],
    ['no events', { ...good, events: null }],
    ['no version', { ...good, rulesVersion: 'one' }],
    ['a log nested beyond reason', { ...good, entries: [{ t: 'answer', value: deep }] }],
    ['options nested beyond reason', { ...good, options: { rounds: 2, deep } }],
  ])('%s', (_, raw) => {
    expect(codes(raw)).toEqual(['save/malformed', 'save/malformed']);
  });

  test('a save with any field replaced is refused, or loads the same game', () => {
    for (const key of Object.keys(good))
      for (const junk of [undefined, null, 0, -1, 'x', [], {}, [[]], [{}], true])
        expect(() => codes({ ...good, [key]: junk })).not.toThrow();
  });
});

test('P1: rebuilds the whole game from only the seed and the log', () => {
  const { table, file } = saved(1000);
  const verified = verify(duel, file);
  expect(verified.ok && stateHash(verified.value.table.state)).toBe(stateHash(table.state));
});
