import { countUndos, type Live, liveEntries } from './history.ts';
import type { Entry } from './types.ts';

/** The entries of a game that are still in memory, how many have been applied, and those that a replay has yet to apply. */
export class GameLog {
  readonly entries: Entry[];
  /** The number of the first entry held. */
  start: number;
  /** How many entries have been applied. */
  applied = 0;
  #replay: readonly Live[] = [];
  #replayed = 0;

  constructor(entries: readonly Entry[] = [], start = 0) {
    this.entries = [...entries];
    this.start = start;
  }

  /** How many entries the game has, with those no longer held. */
  get length(): number {
    return this.start + this.entries.length;
  }

  append(entry: Entry): void {
    this.entries.push(Object.freeze(entry));
    this.applied = this.length;
  }

  /** Appends entries that have not been applied yet. */
  receive(entries: readonly Entry[]): void {
    this.entries.push(...entries.map(entry => Object.freeze(entry)));
  }

  /** Drops all entries before this one. */
  forget(before: number): void {
    this.entries.splice(0, before - this.start);
    this.start = before;
  }

  /** The entries from this one on that no undo took back. */
  liveFrom(from: number, epoch: number): readonly Live[] {
    return from < this.length ? liveEntries(this.entries, from, epoch, this.start) : [];
  }

  /** The undo epoch after the last entry, if `epoch` was that of entry `from`. */
  epochAfter(from: number, epoch: number): number {
    return epoch + countUndos(this.entries, from - this.start);
  }

  startReplay(from: number, epoch: number): void {
    this.#replay = this.liveFrom(from, epoch);
    this.#replayed = 0;
  }

  /** The next entry of the replay under way. */
  get next(): Live | undefined {
    return this.#replay[this.#replayed];
  }

  /** Takes the next entry of the replay; it counts as applied. */
  takeNext(): Live | undefined {
    const live = this.#replay[this.#replayed];
    if (!live) return undefined;
    this.#replayed++;
    this.applied = live.index + 1;
    return live;
  }

  endReplay(): void {
    this.#replay = [];
    this.#replayed = 0;
    this.applied = this.length;
  }
}
