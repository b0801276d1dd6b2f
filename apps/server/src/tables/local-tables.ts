import type { CommandRequest, Have } from '@orrery/protocol';
import { type Result, refused } from '../common/refusal.ts';
import { SerialQueue } from '../common/serial-queue.ts';
import type { Person, Room } from '../rooms/room.ts';
import type { Done } from './drafts/draft.ts';
import { LiveTable } from './live-table.ts';
import type { TableDependencies } from './table-dependencies.ts';
import { failed, gone } from './table-refusals.ts';
import type { Tables } from './tables.ts';
import { roleAt } from './viewers/room-picture.ts';
import type { Listener } from './viewers/viewer-group.ts';

/** Tables in this thread, loaded on demand and unloaded when idle. */
export class LocalTables implements Tables {
  readonly #deps: TableDependencies;
  readonly #unloadAfterMs: number;
  readonly #tables = new Map<string, Promise<Result<LiveTable>>>();
  /** The loaded tables. */
  readonly #live = new Map<string, LiveTable>();
  readonly #looks = new SerialQueue();
  #isLookDue = false;
  #isClosed = false;

  /** Tables that are idle for `unloadAfterMs` are unloaded. */
  constructor(deps: TableDependencies, unloadAfterMs: number) {
    this.#deps = deps;
    this.#unloadAfterMs = unloadAfterMs;
    deps.store.onChange((table, revision) => void this.#changed(table, revision));
  }

  get loaded(): number {
    return this.#live.size;
  }

  /** The table of that id, from memory or from the store. */
  async get(id: string): Promise<Result<LiveTable>> {
    if (this.#isClosed) return refused('request/failed', 'The server is restarting; try again in a moment.');
    const known = this.#tables.get(id);
    if (known) return known.catch(() => failed);
    const loading = LiveTable.load(this.#deps, id);
    this.#tables.set(id, loading);
    try {
      const loaded = await loading;
      if (loaded.ok) this.#live.set(id, loaded.value);
      else this.#tables.delete(id);
      return loaded;
    } catch (error) {
      this.#tables.delete(id);
      this.#deps.fault(error, 'a table could not be read');
      return failed;
    }
  }

  /** The table for a visitor. If they may not enter, it is not loaded. */
  async #getFor(id: string, mayEnter: (room: Room) => boolean): Promise<Result<LiveTable>> {
    if (this.#tables.has(id) || this.#isClosed) return this.get(id);
    try {
      const record = await this.#deps.store.readTable(id);
      return record && mayEnter(record.room) ? this.get(id) : gone;
    } catch (error) {
      this.#deps.fault(error, 'a table could not be read');
      return failed;
    }
  }

  async handle(id: string, person: Person, request: CommandRequest, key?: string): Promise<Result<Done>> {
    const live = this.#isClosed ? undefined : this.#live.get(id); // the common case, without a promise
    if (live) return live.handle(person, request, key);
    const isSitting = request.command.do === 'sit';
    const table = await this.#getFor(id, room => isSitting || roleAt(room, person.id, key) !== 'stranger');
    return table.ok ? table.value.handle(person, request, key) : table;
  }

  async watch(id: string, listener: Listener, key: string | undefined, have: Have | undefined): Promise<Result> {
    const table = await this.#getFor(id, room => roleAt(room, listener.person, key) !== 'stranger');
    return table.ok ? table.value.watch(listener, key, have) : table;
  }

  async unwatch(id: string, listener: Listener): Promise<void> {
    const table = await this.#tables.get(id)?.catch(() => failed);
    if (table?.ok) await table.value.unwatch(listener);
  }

  /** A table was changed, perhaps by another process; without an id, any may have been. */
  async #changed(id?: string, revision?: number): Promise<void> {
    if (id === undefined) return this.#lookAtAll();
    const table = await this.#tables.get(id)?.catch(() => failed);
    if (table?.ok) await this.#refresh(table.value, revision);
  }

  /** Refreshes all tables, one after another. A call meanwhile leads to one more pass. */
  async #lookAtAll(): Promise<void> {
    if (this.#isLookDue) return;
    this.#isLookDue = true;
    await this.#looks.run(async () => {
      this.#isLookDue = false;
      for (const table of this.#live.values()) await this.#refresh(table);
    });
  }

  async #refresh(table: LiveTable, revision?: number): Promise<void> {
    if (this.#isClosed) return; // only other processes write now
    await table.refresh(revision).catch(error => {
      if (!this.#isClosed) this.#deps.fault(error, 'a table could not be refreshed');
    });
  }

  async wake(id: string): Promise<void> {
    try {
      const table = await this.get(id);
      if (table.ok) await table.value.wake();
    } catch (error) {
      this.#deps.fault(error, 'a due table could not be processed');
    }
  }

  async ping(): Promise<void> {}

  async tidy(): Promise<void> {
    const now = this.#deps.now();
    for (const table of this.#live.values()) {
      const since = table.idleSince;
      if (since !== null && now - since > this.#unloadAfterMs) await this.#unload(table);
    }
  }

  async #unload(table: LiveTable): Promise<void> {
    await table.unload();
    if (table.idleSince === null) return;
    this.#tables.delete(table.id);
    this.#live.delete(table.id);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#live.values()].map(table => table.unload()));
  }
}
