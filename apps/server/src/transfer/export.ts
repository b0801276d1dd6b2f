import { openStore, type StoreSettings } from '../store/open.ts';
import type { ExportLine } from './lines.ts';

/** The tables of a store, or one of them, as lines of JSON. A server may use the store meanwhile. */
export async function* exportTables(settings: StoreSettings, only?: string): AsyncGenerator<string> {
  const store = await openStore(settings, 'to read');
  const line = (each: ExportLine | object): string => `${JSON.stringify(each)}\n`;
  try {
    for (const id of only === undefined ? await store.tableIds() : [only]) {
      const record = await store.readTable(id);
      if (!record) throw new Error(`there is no table ${id}`);
      const { room, revision, length, chain, seed, fairness } = record;
      yield line({ type: 'table', room, revision, length, chain, seed, ...(fairness && { fairness }) });
      // A server may have gone on since: what it wrote after the table's line is left out.
      for (const batch of await store.readBatches(id, 0))
        if (batch.first < length) yield line({ type: 'batch', ...batch });
      for (const state of await store.readStates(id)) if (state.at <= length) yield line({ type: 'state', ...state });
      for (const { number, at, person, name, seat, text } of await store.readChat(id, 1))
        if (number <= room.chats) yield line({ type: 'chat', number, at, person, name, seat, text });
      for (const each of await store.readPrivate(id, 1))
        if (each.number <= (room.privates ?? 0)) yield line({ type: 'private', ...each });
      yield line({ type: 'end', table: id });
    }
  } finally {
    await store.close();
  }
}
