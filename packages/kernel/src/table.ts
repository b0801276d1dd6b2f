import { cloneJson } from './clone.ts';
import { canonical } from './hash.ts';
import { isPrivate, lastNotes, type PrivateEntry, type Snapshot, seatOf } from './history.ts';
import { checkOrder, checkReaction, hasOrder } from './private-entries.ts';
import { reactionOf } from './reactions.ts';
import { type ReadAnswer, RecordedEngine } from './recorded-engine.ts';
import { done, invariant, type Outcome, refuse, yes } from './refusals.ts';
import type { Answer, AnswerValue, Entry, GameEvent, KernelState, Order, Reaction, Seat } from './types.ts';

export type { TableSettings } from './recorded-engine.ts';

/**
 * A game being played: its state, the current step, the open asks and the log. All changes go through `answer` and the
 * methods below; each takes effect completely or is refused and changes nothing.
 */
export class Table<G extends KernelState, V = unknown, E extends GameEvent = GameEvent> extends RecordedEngine<
  G,
  V,
  E
> {
  /** Whether an answer would be accepted. */
  check(answer: Answer): Outcome<{ about: string; ahead: boolean }> {
    return this.#read(answer);
  }

  #read(answer: Answer): Outcome<ReadAnswer> {
    if (this.over) return refuse('ask/over', 'The game is over.');
    const place = this.pending?.find(answer);
    if (!place) return refuse('ask/stale', 'That question is no longer open.');
    if (!place.ok) return place;
    const { slot, index, ahead } = place.value;
    const read = slot.read(answer.value);
    return read.ok ? yes({ about: slot.about, ahead, index, value: read.value }) : read;
  }

  /** Accepts an answer. A refusal changes nothing. With a pass: the entry before it passed a window in the same step. */
  answer(answer: Answer, how: 'alone' | 'with-pass' = 'alone'): Outcome {
    const checked = this.#read(answer);
    if (!checked.ok) return checked;
    const { about, ahead } = checked.value;
    const { ask, seat } = answer;
    const value = this.keep ? freeze(cloneJson(answer.value)) : answer.value;
    if (ahead) {
      if (!this.#isWaiting(seat, about, value)) this.write({ t: 'ahead', ask, seat, about, value });
    } else {
      const joined = how === 'with-pass' ? ({ joined: true } as const) : {};
      this.write({ t: 'answer', ask, seat, value, ...joined }, checked.value);
    }
    return done;
  }

  /** Whether exactly this answer of a seat is already waiting: then nothing is written. */
  #isWaiting(seat: Seat, about: string, value: AnswerValue): boolean {
    const waiting = this.state.core.ahead.find(each => each.seat === seat && each.about === about);
    return waiting !== undefined && canonical(waiting.value) === canonical(value);
  }

  /** Withdraws an answer that was given ahead of turn and is still waiting. */
  withdraw(seat: Seat, about: string): Outcome {
    if (!this.state.core.ahead.some(each => each.seat === seat && each.about === about))
      return refuse('ask/not-ahead', 'No answer of yours is waiting there.');
    this.write({ t: 'withdraw', seat, about });
    return done;
  }

  /** Adds a standing order, replacing an earlier one for the same window; writes nothing if it exists already. */
  order(order: Order): Outcome {
    if (this.over) return refuse('ask/over', 'The game is over.');
    const checked = checkOrder(this.game, order, this.seats);
    if (!checked.ok || hasOrder(this.state.core, order)) return checked;
    const { seat, window, unless, until } = order;
    this.write({ t: 'order', order: freeze({ seat, window, unless, until }) });
    return done;
  }

  cancelOrder(seat: Seat, window: string): Outcome {
    if (!this.state.core.orders.some(each => each.seat === seat && each.window === window))
      return refuse('order/none', 'There is no such order.');
    this.write({ t: 'order-off', seat, window });
    return done;
  }

  /** A seat's reaction setting. Private to the seat. */
  reactionOf(seat: Seat): Reaction {
    return reactionOf(this.state.core, seat, this.usualReaction);
  }

  /** Changes a seat's reaction setting; writes nothing if it is the same already. */
  react(seat: Seat, reaction: Reaction): Outcome {
    if (this.over) return refuse('ask/over', 'The game is over.');
    const checked = checkReaction(seat, reaction, this.usualReaction, this.seats);
    if (checked.ok && this.reactionOf(seat) !== reaction) this.write({ t: 'reaction', seat, reaction });
    return checked;
  }

  /** Writes an entry about the log itself (undo and its consent). */
  note(entry: Extract<Entry, { t: 'undo-asked' | 'undo-answered' }>): void {
    this.write(entry);
  }

  /** Undoes everything from log entry `to` on, and logs that. Private entries of other seats stay. */
  rewind(seat: Seat, to: number): void {
    invariant(this.keep, 'a playout cannot be taken back');
    invariant(this.reaches(to), () => `entry ${to} lies before what is still held`);
    const notes = lastNotes(
      this.journal
        .liveFrom(to, this.epoch)
        .flatMap(({ entry }) => (isPrivate(entry) && seatOf(entry) !== seat ? [entry] : [])),
    );
    this.journal.receive([{ t: 'undo', seat, to }]);
    this.rebuild(to);
    for (const note of notes) this.noteAgain(note);
  }

  /** Writes the private entries of a seat again, as far as they still apply. */
  noteAgain(entry: PrivateEntry): Outcome {
    switch (entry.t) {
      case 'order':
        return this.order(entry.order);
      case 'order-off':
        return this.cancelOrder(entry.seat, entry.window);
      case 'withdraw':
        return this.withdraw(entry.seat, entry.about);
      case 'reaction':
        return this.react(entry.seat, entry.reaction);
      case 'ahead': {
        const { seat, about, value } = entry;
        const open = this.asks(seat).find(ask => ask.ahead && ask.about === about);
        return this.answer({ ask: open?.id ?? '', seat, value });
      }
    }
  }

  /** Takes a snapshot at the last safe point, so that forks have little to replay. */
  rebase(): Snapshot<G> {
    invariant(this.keep, 'a playout keeps no snapshots');
    const newest = this.kept.newest!;
    if (this.safeTaken) return newest;
    const { seats, options, seed, log, logStart, events, eventsStart } = this;
    const from = { snapshot: newest, log, logStart, events, eventsStart };
    const again = new Table<G, V>(this.game, { seats, options, seed, snapshotEvery: 0, from });
    const nearest = again.kept.newest!;
    this.kept.add(nearest);
    this.safeTaken = true;
    return nearest;
  }
}

const freeze = <T extends object | number>(value: T): T => (typeof value === 'object' ? Object.freeze(value) : value);
