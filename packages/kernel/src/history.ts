import type { Entry, KernelState, Seat } from './types.ts';

/** A state at a safe point and its position in the log. Immutable. */
export interface Snapshot<G> {
  /** How many log entries had been applied. */
  readonly at: number;
  readonly epoch: number;
  readonly state: G;
  /** How long the log was when something was last revealed. */
  readonly revealedAt: number;
  /** How many events had been sent. */
  readonly events: number;
}

/** The options and versions that a migrated game began with, and its state before each change of rules. */
export interface EarlierRules {
  readonly rulesVersion: number;
  readonly options: unknown;
  /** One for each change of rules; null where no state had been stored. */
  readonly snapshots: readonly (Snapshot<KernelState> | null)[];
}

/** How many snapshots a table keeps: the first, for a replay from the start, and the newest few, for undo. */
const KEPT = 4;

/** The snapshots of one table, oldest first, without those after an undone entry. */
export class Snapshots<G> {
  readonly #list: Snapshot<G>[] = [];

  get all(): readonly Snapshot<G>[] {
    return this.#list;
  }

  get newest(): Snapshot<G> | undefined {
    return this.#list.at(-1);
  }

  add(snapshot: Snapshot<G>): void {
    this.#list.push(snapshot);
    if (this.#list.length > KEPT) this.#list.splice(1, this.#list.length - KEPT);
  }

  /** Drops the snapshots before a log entry. */
  forget(before: number): void {
    const kept = this.#list.filter(each => each.at >= before);
    this.#list.splice(0, this.#list.length, ...kept);
  }

  /** Drops the snapshots after the first `length` log entries. Returns the newest one left. */
  cutTo(length: number): Snapshot<G> | undefined {
    while (this.#list.length > 0 && this.#list.at(-1)!.at > length) this.#list.pop();
    return this.newest;
  }
}

export interface Live {
  readonly entry: Entry;
  readonly index: number;
  readonly epoch: number;
}

/**
 * The entries from `from` on that no later undo took back, each with the undo epoch it was written in. No undo after
 * `from` may reach back before it: a snapshot that one takes back is forgotten. `start` is the number of the log's
 * first entry, where earlier ones are no longer held.
 */
export function liveEntries(log: readonly Entry[], from = 0, epoch = 0, start = 0): Live[] {
  const live: Live[] = [];
  let now = epoch;
  for (let index = from; index < start + log.length; index++) {
    const entry = log[index - start]!;
    if (entry.t === 'undo') {
      while (live.length > 0 && live.at(-1)!.index >= entry.to) live.pop();
      now++;
    } else live.push({ entry, index, epoch: now });
  }
  return live;
}

export interface UndoTarget {
  /** The log index of the decision taken back. */
  readonly to: number;
  /** Whether undo needs no consent: nothing was revealed, rolled or decided by another seat since. */
  readonly free: boolean;
}

/**
 * What a seat's undo would take back: its last own decision. An answer given ahead of turn counts from when it was
 * given; while it waits, it can be withdrawn instead. `start` is the number of the log's first entry.
 */
export function undoTarget(log: readonly Entry[], seat: Seat, revealedAt: number, start = 0): UndoTarget | undefined {
  let free = true;
  let aheadUsed = false;
  for (let index = start + log.length - 1; index >= start; index--) {
    const entry = log[index - start]!;
    if (entry.t === 'rules') return undefined; // undo does not cross a change of rules
    if (entry.t === 'undo')
      index = entry.to; // skips the entries that it took back
    else if (seatOf(entry) === seat) {
      if ((entry.t === 'answer' && !entry.auto) || (entry.t === 'ahead' && aheadUsed)) {
        const isFree = (to: number) => free && revealedAt <= to;
        // With the pass before it, unless only that would need consent: passing may tell what others have passed.
        const isJoined = entry.t === 'answer' && entry.joined && (isFree(index - 1) || !isFree(index));
        const to = isJoined ? index - 1 : index;
        return { to, free: isFree(to) };
      }
      if (entry.t === 'answer' && entry.auto === 'ahead') aheadUsed = true;
    } else if (entry.t === 'answer' || entry.t === 'chance') free = false;
  }
  return undefined;
}

/** The seat of an entry; chance and changes of rules have none. */
export function seatOf(entry: Entry): Seat | undefined {
  if (entry.t === 'chance' || entry.t === 'rules') return undefined;
  return entry.t === 'order' ? entry.order.seat : (entry.seat ?? undefined);
}

/** Whether an entry was written automatically: dice, and answers without a player. */
export const isAutomatic = (entry: Entry): boolean =>
  entry.t === 'chance' || (entry.t === 'answer' && entry.auto !== undefined);

export type PrivateEntry = Extract<Entry, { t: 'ahead' | 'withdraw' | 'order' | 'order-off' | 'reaction' }>;

/** Whether an entry is private to its seat: nobody else may notice it. */
export const isPrivate = (entry: Entry): entry is PrivateEntry =>
  entry.t === 'ahead' ||
  entry.t === 'withdraw' ||
  entry.t === 'order' ||
  entry.t === 'order-off' ||
  entry.t === 'reaction';

/** Private entries, without those replaced by later ones. */
export function lastNotes(notes: readonly PrivateEntry[]): PrivateEntry[] {
  const last = new Map<string, PrivateEntry>();
  for (const note of notes) {
    const place = `${seatOf(note)} ${subjectOf(note)}`;
    last.delete(place); // so that it has the position of the later one
    last.set(place, note);
  }
  return [...last.values()];
}

/** The subject of a private entry: a later one with the same subject replaces it. */
function subjectOf(note: PrivateEntry): string {
  switch (note.t) {
    case 'order':
      return `order ${note.order.window}`;
    case 'order-off':
      return `order ${note.window}`;
    case 'reaction':
      return 'reaction';
    case 'ahead':
    case 'withdraw':
      return `ahead ${note.about}`;
  }
}

/** The number of undos in the log from `from` on. */
export function countUndos(log: readonly Entry[], from: number): number {
  let undos = 0;
  for (let i = from; i < log.length; i++) if (log[i]!.t === 'undo') undos++;
  return undos;
}

export interface UndoRequest {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** The open request for undo, if there is one. Any decision and any "no" closes it; private entries of seats do not. */
export function openUndoRequest(log: readonly Entry[]): UndoRequest | undefined {
  const agreed: Seat[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]!;
    if (isPrivate(entry)) continue;
    if (entry.t === 'undo-asked') return { seat: entry.seat, to: entry.to, agreed: agreed.reverse() };
    if (entry.t !== 'undo-answered' || !entry.agree) return undefined;
    agreed.push(entry.seat);
  }
  return undefined;
}
