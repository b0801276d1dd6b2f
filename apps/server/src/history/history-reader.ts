import { findGame } from '@orrery/catalogue';
import type { Seat } from '@orrery/kernel';
import { granted, type Result, refused } from '../common/refusal.ts';
import type { TableRecord } from '../store/store.ts';
import { Refusal } from './chunks.ts';
import type { HistoryThread } from './history-thread.ts';
import type { Question } from './messages.ts';

/** How many requests may run at the same time, in total and per person; further ones are refused. */
const READERS = 40;
const READERS_EACH = 4;

/** An answer as JSON, in chunks. The caller must read it to the end or call `return()`. */
export type Chunks = AsyncGenerator<string, void>;

/** Reads the history of games in a worker thread. The main thread neither parses nor builds any of it. */
export class HistoryReader {
  readonly #thread: HistoryThread;
  readonly #readers = new Map<string, number>();
  #count = 0;

  constructor(thread: HistoryThread) {
    this.#thread = thread;
  }

  /** How many requests are running. */
  get readers(): number {
    return this.#count;
  }

  /** How many chunks are pending. */
  get waiting(): number {
    return this.#thread.waiting;
  }

  /** The events before a number, as a seat or a spectator may see them. */
  events(reader: string, { room }: TableRecord, seat: Seat | null, before: number, most: number) {
    return this.#read(reader, { read: 'events', table: room.id, seat, before, most });
  }

  /** The moments that a seat, or a spectator, was shown. */
  moments(reader: string, { room, revision }: TableRecord, seat: Seat | null): Promise<Result<Chunks>> {
    return this.#read(reader, { read: 'moments', table: room.id, revision, seat });
  }

  /** The game from a moment on as a seat, or a spectator, saw it: a `HistoryPicture`. */
  async from(reader: string, record: TableRecord, seat: Seat | null, from: number): Promise<Result<Chunks>> {
    const { room, revision, seed } = record;
    if (seed === null) return refused('table/not-started', 'The game has not begun.');
    if (findGame(room.game)?.game.rulesVersion !== room.rulesVersion)
      return refused('save/rules-version', 'This game follows other rules than those of this server.');
    const { id: table, game, options, seats } = room;
    return this.#read(reader, {
      read: 'history',
      table,
      revision,
      seat,
      game,
      seats: seats.length,
      options,
      seed,
      from,
    });
  }

  /** What everybody may see of a table, as PNG; nothing where it cannot be drawn, or while too much is read. */
  async picture(reader: string, { room, revision, seed }: TableRecord): Promise<Buffer | undefined> {
    if (seed === null || findGame(room.game)?.game.rulesVersion !== room.rulesVersion) return undefined;
    const { id: table, game, options, title, seats } = room;
    const names = seats.map(({ person }, seat) => person?.name ?? `Bot ${seat + 1}`);
    const colours = seats.map(({ colour }) => colour);
    const drawn = await this.#read(reader, {
      ...{ read: 'picture', table, revision, game, options, seed, title, names, colours },
    });
    if (!drawn.ok) return undefined;
    let text = '';
    for await (const piece of drawn.value) text += piece;
    return text === '' ? undefined : Buffer.from(text, 'base64');
  }

  /** The whole game as a file: a `Save`. */
  save(reader: string, record: TableRecord): Promise<Result<Chunks>> {
    return this.#read(reader, { read: 'save', record });
  }

  /** An answer, once its first chunk has arrived. */
  async #read(reader: string, question: Question): Promise<Result<Chunks>> {
    const own = this.#readers.get(reader) ?? 0;
    if (this.#count >= READERS || own >= READERS_EACH)
      return refused('request/too-many', 'Too many people read old games at the moment; try again.');
    this.#count++;
    this.#readers.set(reader, own + 1);
    const pieces = this.#thread.pieces(question);
    try {
      const rest = this.#rest(reader, await pieces.next(), pieces);
      await rest.next(); // from here on `return()` frees everything
      return granted(rest);
    } catch (error) {
      this.#leave(reader);
      if (error instanceof Refusal) return { ok: false, ...error.refused };
      throw error;
    }
  }

  async *#rest(reader: string, first: IteratorResult<string, void>, pieces: Chunks): Chunks {
    try {
      yield '';
      if (first.done) return;
      yield first.value;
      yield* pieces;
    } finally {
      await pieces.return();
      this.#leave(reader);
    }
  }

  #leave(reader: string): void {
    this.#count--;
    const left = (this.#readers.get(reader) ?? 1) - 1;
    if (left > 0) this.#readers.set(reader, left);
    else this.#readers.delete(reader);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
