import type { Entry, Seat } from './types.ts';

/** A state at a safe point, and where in the log it stands. Never changed once taken. */
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

export interface Live {
  readonly entry: Entry;
  readonly index: number;
  readonly epoch: number;
}

/** The entries from `from` on that no later undo took back, each with the undo epoch it was written in. */
export function liveEntries(log: readonly Entry[], from = 0, epoch = 0, to = log.length): Live[] {
  const live: Live[] = [];
  let now = epoch;
  for (let index = from; index < to; index++) {
    const entry = log[index]!;
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
  /** Nothing was revealed, rolled or decided by another seat since. */
  readonly free: boolean;
}

/** What a seat's undo would take back: its last own decision. */
export function undoTarget(live: readonly Live[], seat: Seat, revealedAt: number): UndoTarget | undefined {
  let free = true;
  for (let i = live.length - 1; i >= 0; i--) {
    const { entry, index } = live[i]!;
    if (entry.t === 'answer' && entry.seat === seat && !entry.auto)
      return { to: index, free: free && revealedAt <= index };
    const ownBusiness =
      entry.t === 'undo-asked' ||
      entry.t === 'undo-answered' ||
      ('seat' in entry && entry.seat === seat && entry.t !== 'answer');
    if (!ownBusiness) free = false;
  }
  return undefined;
}

export interface UndoRequest {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** The request for undo on the table, if one is: any decision, and any "no", ends it. */
export function openUndoRequest(log: readonly Entry[]): UndoRequest | undefined {
  const agreed: Seat[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]!;
    if (entry.t === 'undo-asked') return { seat: entry.seat, to: entry.to, agreed: agreed.reverse() };
    if (entry.t !== 'undo-answered' || !entry.agree) return undefined;
    agreed.push(entry.seat);
  }
  return undefined;
}
