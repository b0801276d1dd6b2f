import { expect, test, vi } from 'vitest';
import { granted, type Result } from '../common/refusal.ts';
import type { Room } from '../rooms/room.ts';
import { recordOf } from '../testing/http-app.ts';
import { ann, playing } from '../testing/rooms.ts';
import { LiveTable } from './live-table.ts';
import { LocalTables } from './local-tables.ts';
import type { TableDependencies } from './table-dependencies.ts';

/** A loaded table that records its calls. */
function someLive(id: string, did: string[]) {
  const live = {
    id,
    idleSince: 0 as number | null,
    handle: async () => {
      did.push(`handle ${id}`);
      return granted({ n: 1 });
    },
    watch: async () => {
      did.push(`watch ${id}`);
      return granted(undefined);
    },
    unwatch: async () => void did.push(`unwatch ${id}`),
    wake: async () => void did.push(`wake ${id}`),
    refresh: async (revision?: number) => void did.push(`refresh ${id} ${revision}`),
    unload: async () => void did.push(`unload ${id}`),
  };
  return live;
}

type Live = ReturnType<typeof someLive>;

/** Tables on a store with these rooms; `load` replaces loading. */
function scene(rooms: Record<string, Room> = {}) {
  const did: string[] = [];
  const faults: string[] = [];
  const lives = new Map<string, Live>();
  const clock = { now: 1_000 };
  let changed: (table?: string, revision?: number) => void = () => {};
  const behind = {
    readTable: async (id: string) => (rooms[id] ? recordOf(rooms[id]) : undefined),
    load: async (id: string): Promise<Result<Live>> => {
      const live = someLive(id, did);
      lives.set(id, live);
      return granted(live);
    },
  };
  const loads = vi.spyOn(LiveTable, 'load').mockImplementation((async (_: unknown, id: string) => {
    did.push(`load ${id}`);
    return behind.load(id);
  }) as never);
  const deps = {
    store: {
      readTable: (id: string) => behind.readTable(id),
      onChange: (heard: typeof changed) => {
        changed = heard;
      },
    },
    now: () => clock.now,
    fault: (_: unknown, what: string) => faults.push(what),
  } as unknown as TableDependencies;
  const tables = new LocalTables(deps, 100);
  const chat = { id: 'c1', command: { do: 'chat', text: 'Hello' } } as const;
  const listener = { person: 'ann', send: () => {} };
  return {
    tables,
    did,
    faults,
    lives,
    clock,
    behind,
    loads,
    chat,
    listener,
    changed: (id?: string, n?: number) => changed(id, n),
  };
}

test('a table is loaded once, for whoever may enter it', async () => {
  const room = playing({ open: false });
  const { tables, did, chat, listener } = scene({ a: room });
  const stranger = { id: 'eve', name: 'Eve' };
  expect(await tables.handle('a', stranger, chat)).toMatchObject({ code: 'request/unknown' });
  expect(await tables.watch('a', { ...listener, person: 'eve' }, undefined, undefined)).toMatchObject({ ok: false });
  expect(await tables.handle('b', ann, chat)).toMatchObject({ code: 'request/unknown' });
  expect([did, tables.loaded]).toEqual([[], 0]);
  await Promise.all([tables.handle('a', ann, chat), tables.watch('a', listener, undefined, undefined)]);
  expect([did.filter(each => each === 'load a').length, tables.loaded]).toEqual([1, 1]);
  await tables.handle('a', stranger, chat); // from now on the table itself checks access
  expect(did.at(-1)).toBe('handle a');
});

test('people who want to sit down, or have the key, may enter', async () => {
  const room = playing({ open: false });
  const eve = { id: 'eve', name: 'Eve' };
  const sitting = scene({ a: room });
  expect(await sitting.tables.handle('a', eve, { id: 'c1', command: { do: 'sit' } })).toMatchObject({ ok: true });
  const keyed = scene({ a: room });
  expect(await keyed.tables.watch('a', { ...keyed.listener, person: 'eve' }, room.key, undefined)).toMatchObject({
    ok: true,
  });
});

test('loading a table is retried the next time', async () => {
  const { tables, behind, faults, chat, did } = scene({ a: playing() });
  const { load, readTable } = behind;
  behind.load = async () => {
    throw new Error('the disk is gone');
  };
  expect(await tables.handle('a', ann, chat)).toMatchObject({ code: 'request/failed' });
  behind.load = async () => ({ ok: false, code: 'table/newer-rules', message: 'Newer.' });
  expect(await tables.handle('a', ann, chat)).toMatchObject({ code: 'table/newer-rules' });
  behind.readTable = async () => {
    throw new Error('the disk is gone');
  };
  expect(await tables.handle('a', ann, chat)).toMatchObject({ code: 'request/failed' });
  expect(faults).toEqual(['a table could not be read', 'a table could not be read']);
  Object.assign(behind, { load, readTable });
  expect(await tables.handle('a', ann, chat)).toMatchObject({ ok: true });
  expect(did.filter(each => each === 'load a')).toHaveLength(3);
});

test('changes by other processes reach loaded tables only, all of them where none is named', async () => {
  const { tables, did, lives, changed, faults } = scene({ a: playing(), b: playing() });
  changed('a', 5);
  for (const id of ['a', 'b']) await tables.wake(id);
  expect(did.splice(0)).toEqual(['load a', 'wake a', 'load b', 'wake b']);
  changed('a', 7);
  for (let i = 0; i < 3; i++) changed(); // one pass, and one more for calls during it
  await vi.waitFor(() => expect(did).toHaveLength(5));
  expect(did.splice(0).toSorted()).toEqual([
    'refresh a 7',
    ...['refresh a undefined', 'refresh a undefined', 'refresh b undefined', 'refresh b undefined'],
  ]);
  lives.get('a')!.refresh = async () => {
    throw new Error('no');
  };
  changed('a', 8);
  await vi.waitFor(() => expect(faults).toEqual(['a table could not be refreshed']));
  await tables.close();
  did.length = 0;
  changed('b', 9);
  changed('a', 9);
  await new Promise(later => setImmediate(later));
  expect([did, faults.length]).toEqual([[], 1]);
});

test('tables that are idle for long enough are unloaded, others stay', async () => {
  const { tables, did, lives, clock, listener } = scene({ a: playing(), b: playing(), c: playing() });
  for (const id of ['a', 'b', 'c']) await tables.wake(id);
  lives.get('a')!.idleSince = 899;
  lives.get('b')!.idleSince = 900;
  lives.get('c')!.idleSince = null;
  did.length = 0;
  await tables.tidy();
  expect([did, tables.loaded]).toEqual([['unload a'], 2]);
  clock.now = 2_000;
  lives.get('b')!.unload = async () => {
    lives.get('b')!.idleSince = null; // somebody comes while it is stored
  };
  await tables.tidy();
  expect(tables.loaded).toBe(2);
  await tables.unwatch('a', listener);
  await tables.unwatch('b', listener);
  expect(did).toEqual(['unload a', 'unwatch b']);
  await tables.wake('a');
  expect(did.slice(2)).toEqual(['load a', 'wake a']);
});

test('a closed server loads no tables and stores the loaded ones', async () => {
  const { tables, did, chat, faults, lives } = scene({ a: playing(), b: playing() });
  await tables.wake('a');
  lives.get('a')!.wake = async () => {
    throw new Error('no');
  };
  await tables.wake('a');
  expect(faults).toEqual(['a due table could not be processed']);
  await tables.close();
  expect(did).toEqual(['load a', 'wake a', 'unload a']);
  for (const id of ['a', 'b']) expect(await tables.handle(id, ann, chat)).toMatchObject({ code: 'request/failed' });
  await tables.wake('b');
  await tables.ping();
  expect(did).toHaveLength(3);
});
