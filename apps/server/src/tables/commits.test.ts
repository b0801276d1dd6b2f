import { RuleCrash } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { granted, type Result, refused } from '../common/refusal.ts';
import { copyRoom, type Room } from '../rooms/room.ts';
import type { Commit, CommitResult } from '../store/store.ts';
import { recordOf } from '../testing/http-app.ts';
import { bob, playing } from '../testing/rooms.ts';
import { Commits } from './commits.ts';
import type { Done, Draft } from './drafts/draft.ts';
import type { SyncedTable } from './synced-table.ts';

/** A table in memory, and a store that returns these results in order, and then `done`. */
function scene(results: (CommitResult | Error)[] = []) {
  const did: string[] = [];
  const stored: Commit[] = [];
  const faults: string[] = [];
  const state = {
    ...{ isOutOfStep: false, hasNewerRules: false, isShared: false, isKnown: false },
    snapshot: undefined as { snapshot: object; states: object[] } | undefined,
    /** What another process writes before the next reload. */
    revision: 1,
  };
  let record = recordOf(playing());
  const table = {
    get isOutOfStep() {
      return state.isOutOfStep;
    },
    get hasNewerRules() {
      return state.hasNewerRules;
    },
    get record() {
      return record;
    },
    get room() {
      return record.room;
    },
    game: { length: 12 },
    markStale: () => did.push('stale'),
    apply: ({ room }: Draft) => {
      did.push('apply');
      record = { ...record, room, revision: record.revision + 1 };
    },
    snapshotDue: () => state.snapshot,
    snapshotIsStored: () => did.push('snapshot'),
  };
  const commits = new Commits({
    table: table as unknown as SyncedTable,
    store: {
      get isShared() {
        return state.isShared;
      },
      knows: async (_, command) => {
        did.push(`knows ${command}`);
        return state.isKnown;
      },
      commit: async (_, commit) => {
        stored.push(commit);
        const result = results.shift() ?? 'done';
        if (result instanceof Error) throw result;
        return result;
      },
    },
    fault: (_, what) => faults.push(what),
    reload: async () => {
      did.push('reload');
      state.isOutOfStep = false;
      record = { ...record, revision: Math.max(record.revision, state.revision) };
    },
    beforeDraft: () => did.push('draft'),
    wakeAt: () => 99,
    prepareToShow: () => () => did.push('show'),
    applied: (_, previous, show) => {
      did.push(`applied over ${previous.title}`);
      show();
    },
  });
  const draftOf = (room: Room, more: Partial<Draft> = {}): Result<Draft> =>
    granted({ room, game: undefined, commit: {}, reply: { n: 5 }, ...more } as Draft);
  const commit = (draft: () => Result<Draft> | Promise<Result<Draft>>, command?: string): Promise<Result<Done>> =>
    commits.commit('answer', draft, command);
  const change = (more: Partial<Draft> = {}) => draftOf({ ...copyRoom(table.room), title: 'new' }, more);
  return { commit, change, draftOf, did, stored, faults, state, table };
}

test('a change is drafted, stored, applied and sent, in that order', async () => {
  const { commit, change, did, stored } = scene();
  expect(await commit(() => change(), 'ann:c1')).toEqual(granted({ n: 5 }));
  expect(did).toEqual(['draft', 'stale', 'apply', 'applied over Eminent Domain of Ann', 'show']);
  expect(stored).toMatchObject([
    { revision: 1, wakeAt: 99, command: 'ann:c1', onlyClocks: false, room: { title: 'new' } },
  ]);
  expect(['sitters', 'answer', 'snapshot'].filter(name => name in stored[0]!)).toEqual([]);
});

test('a commit contains the seated people, whether only clocks changed, and the answer', async () => {
  const { commit, draftOf, stored, table, state, did } = scene();
  state.snapshot = { snapshot: { at: 3 }, states: [{}] };
  await commit(async () => draftOf(copyRoom(table.room), { closes: true }), 'ann:c1');
  const room = copyRoom(table.room);
  room.seats[1]!.person = null;
  state.snapshot = undefined;
  await commit(() => draftOf(room));
  expect(stored).toMatchObject([
    { onlyClocks: true, answer: 'ann:c1', snapshot: { at: 3 }, states: [{}] },
    { onlyClocks: false, sitters: ['ann', 'cid'] },
  ]);
  expect(stored.map(each => [each.sitters, each.command])).toEqual([
    [undefined, undefined],
    [['ann', 'cid'], undefined],
  ]);
  expect(stored[1]!.answer).toBeUndefined();
  expect(did.filter(each => each === 'snapshot')).toHaveLength(1);
  expect(table.room.seats.some(({ person }) => person?.id === bob.id)).toBe(false);
});

test('when another process wrote first, the change is drafted again from there', async () => {
  const { commit, change, did, stored, state } = scene(['conflict']);
  state.revision = 4;
  expect(await commit(() => change())).toEqual(granted({ n: 5 }));
  expect(stored.map(({ revision }) => revision)).toEqual([1, 4]);
  expect(did.filter(each => each === 'reload')).toHaveLength(1);
  const busy = scene(Array.from({ length: 5 }, () => 'conflict' as const));
  expect(await busy.commit(() => busy.change())).toMatchObject({ ok: false, code: 'request/failed' });
  expect(busy.stored).toHaveLength(5);
});

test('a command that was executed before is confirmed and not executed again', async () => {
  const { commit, change, did } = scene(['repeated']);
  expect(await commit(() => change(), 'ann:c1')).toEqual(granted({ n: 12 }));
  expect(did).not.toContain('apply');
  const known = scene();
  known.state.isKnown = true;
  expect(await known.commit(() => refused('ask/stale', 'Too late.'), 'ann:c1')).toEqual(granted({ n: 12 }));
  expect(known.did).toEqual(['draft', 'knows ann:c1', 'reload']);
});

test('a refusal is final, unless another process has changed the table', async () => {
  const { commit, did } = scene();
  expect(await commit(() => refused('ask/stale', 'Too late.'))).toMatchObject({ code: 'ask/stale' });
  expect(did).toEqual(['draft', 'reload']);
  const moved = scene();
  moved.state.revision = 2;
  let tries = 0;
  const done = await moved.commit(() => (tries++ === 0 ? refused('ask/stale', 'Too late.') : moved.change()));
  expect([done, tries]).toEqual([granted({ n: 5 }), 2]);
});

test('an illegal answer is refused without reading a store that nobody else writes to', async () => {
  const illegal = () => refused('answer/against-rule', 'No.');
  const own = scene();
  expect(await own.commit(illegal, 'ann:c1')).toMatchObject({ code: 'answer/against-rule' });
  expect(own.did).toEqual(['draft']);
  const shared = scene();
  shared.state.isShared = true;
  await shared.commit(illegal, 'ann:c1');
  expect(shared.did).toEqual(['draft', 'knows ann:c1', 'reload']);
});

test('a change without effect is not stored; if others write, the store is read first', async () => {
  const own = scene();
  expect(await own.commit(() => own.change({ isVoid: true }))).toEqual(granted({ n: 5 }));
  expect([own.did, own.stored]).toEqual([['draft'], []]);
  const shared = scene();
  shared.state.isShared = true;
  expect(await shared.commit(() => shared.change({ isVoid: true }))).toEqual(granted({ n: 5 }));
  expect(shared.did).toEqual(['draft', 'reload']);
  const moved = scene();
  moved.state.isShared = true;
  moved.state.revision = 2;
  let tries = 0;
  await moved.commit(() => moved.change(tries++ === 0 ? { isVoid: true } : {}));
  expect([tries, moved.stored.length]).toEqual([2, 1]);
});

test('a stale table is reloaded first; one of newer rules is not touched', async () => {
  const { commit, change, did, state, stored } = scene();
  state.isOutOfStep = true;
  await commit(() => change());
  expect(did.slice(0, 2)).toEqual(['reload', 'draft']);
  state.hasNewerRules = true;
  expect(await commit(() => change())).toMatchObject({ code: 'table/newer-rules' });
  expect(stored).toHaveLength(1);
});

test('after a failed store or a crash of a rule the table is reloaded', async () => {
  const { commit, change, did, faults } = scene([new Error('the disk is full')]);
  expect(await commit(() => change())).toMatchObject({ code: 'request/failed' });
  expect([did.at(-1), faults]).toEqual(['stale', ['a change was not stored']]);
  const crash = Object.create(RuleCrash.prototype) as Error;
  const rule = scene();
  const throws = (): never => {
    throw crash;
  };
  expect(await rule.commit(throws)).toMatchObject({ code: 'request/failed' });
  expect([rule.did, rule.faults]).toEqual([['draft', 'stale'], ['a rule crashed']]);
});
