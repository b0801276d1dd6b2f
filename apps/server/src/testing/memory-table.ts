import { simplestAnswer, undo } from '@orrery/kernel';
import type { Batch, ChatRecord, Commit, Store, TableRecord } from '../store/store.ts';
import { batchSince, loadGame } from '../tables/stored/stored-game.ts';
import { recordOf } from './http-app.ts';
import { plainRoom, someGame } from './situations.ts';

/** A store in memory with one table, whose game has begun. */
export function memoryTable() {
  const room = { ...plainRoom(2), status: 'playing' as const };
  const { seed, batch } = someGame(room, 'begun');
  const batches: Batch[] = [batch];
  const chat: ChatRecord[] = [];
  const commits: Commit[] = [];
  const snapshots: { at: number; revision: number; hasBefore: boolean }[] = [];
  const reads: string[] = [];
  const state = {
    record: recordOf(room, { seed, length: batch.entries.length, chain: batch.chain }) as TableRecord | undefined,
    lagMs: 0,
    isKept: false,
  };
  const from = (first: number) => batches.filter(each => each.first >= first);
  const store = {
    get lagMs() {
      return state.lagMs;
    },
    isShared: true,
    readTable: async () => state.record,
    readGame: async () => {
      reads.push('game');
      return { snapshot: undefined, batches: [...batches], isKept: state.isKept };
    },
    readBatches: async (_: string, first: number) => {
      reads.push(`batches ${first}`);
      const before = batches.filter(each => each.first < first).at(-1);
      return before && before.first + before.entries.length > first ? [before, ...from(first)] : from(first);
    },
    readStates: async () => [],
    readChat: async (_: string, first: number) => chat.filter(({ number }) => number >= first),
    readPrivate: async () => [],
    commit: async (_: string, commit: Commit) => {
      commits.push(commit);
      state.record = { ...state.record!, room: commit.room, revision: commit.revision + 1 };
      return 'done';
    },
    saveSnapshot: async (_: string, revision: number, { at }: { at: number }, kept: object) =>
      void snapshots.push({ at, revision, hasBefore: !('state' in kept) }),
  } as unknown as Store;

  /** Simulates another process: answers a question, or undoes the last answer. */
  async function elsewhere(what: 'answer' | 'undo' = 'answer'): Promise<void> {
    const record = state.record!;
    const loaded = await loadGame(store, record);
    if (!loaded.ok || !loaded.value) throw new Error('no game');
    const { game } = loaded.value;
    const before = { count: game.eventsStart + game.events.length, events: [...game.events] };
    const { length } = game;
    const ask = game.firstAsk()!;
    if (what === 'undo') {
      const last = game.log.findLast(entry => entry.t === 'answer' && !entry.auto) as { seat: number };
      undo(game, last.seat);
    } else game.answer({ ask: ask.id, seat: ask.seat, value: simplestAnswer(ask) });
    const written = batchSince(game, length, before, record.chain, 1);
    if (written.entries.length === 0) throw new Error('nothing was written');
    batches.push(written);
    state.record = { ...record, revision: record.revision + 1, length: game.length, chain: written.chain };
  }
  reads.length = 0;
  return { store, state, batches, chat, commits, snapshots, reads, elsewhere };
}
