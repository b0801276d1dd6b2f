import type { CommandRequest, Have } from '@orrery/protocol';
import { type Result, refused } from '../common/refusal.ts';
import { SerialQueue } from '../common/serial-queue.ts';
import type { Person, Room } from '../rooms/room.ts';
import type { Done } from './draft.ts';
import { LiveTable } from './live-table.ts';
import { roleAt } from './room-picture.ts';
import type { TableDependencies } from './table-dependencies.ts';
import { failed, gone } from './table-refusals.ts';
import type { Tables } from './tables.ts';
import type { Listener } from './viewer-group.ts';

/** Tables in this thread. They come in from the store when somebody needs them and leave when nobody does. */
export class LocalTables implements Tables {
  readonly #deps: TableDependencies;
  readonly #unloadAfterMs: number;
  readonly #tables = new Map<string, Promise<Result<LiveTable>>>();
  /** Those of them that have come in. */
  readonly #live = new Map<string, LiveTable>();
  readonly #looks = new SerialQueue();
  #isLookDue = false;
  #isClosed = false;

  /** Those that nobody has used for so long are let go of. */
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

  /** The table for somebody who asks. One that is not for them is not brought in from the store. */
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
    const live = this.#isClosed ? undefined : this.#live.get(id); // mostly; and no need to wait for it
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

  /** A table was changed, perhaps by another process; without a name, perhaps any. */
  async #changed(id?: string, revision?: number): Promise<void> {
    if (id === undefined) return this.#lookAtAll();
    const table = await this.#tables.get(id)?.catch(() => failed);
    if (table?.ok) await this.#refresh(table.value, revision);
  }

  /** Looks at one table after another; asked again meanwhile, once more after that. */
  async #lookAtAll(): Promise<void> {
    if (this.#isLookDue) return;
    this.#isLookDue = true;
    await this.#looks.run(async () => {
      this.#isLookDue = false;
      for (const table of this.#live.values()) await this.#refresh(table);
    });
  }

  async #refresh(table: LiveTable, revision?: number): Promise<void> {
    if (this.#isClosed) return; // whoever writes on is another process
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
