import { eventFor, type LiveGame, pictureOf } from '@orrery/host';
import { type Seat, seatOf } from '@orrery/kernel';
import {
  type ClockPicture,
  type Downward,
  type EventsPicture,
  type Findings,
  type Have,
  type Outline,
  outline,
  type Picture,
  update,
  wholeOf,
} from '@orrery/protocol';

/** Somebody at the other end of a stream. */
export interface Listener {
  readonly person: string | undefined;
  send(text: string): void;
}

/** How much of the last updates is kept for those who come back, and how many events a newcomer gets at once. */
const KEPT_LENGTH = 32 * 1024;
export const NEWEST_EVENTS = 200;
/** How long updates are made for nobody, in case somebody comes back. */
const LINGER_MS = 60_000;

interface Update {
  readonly after: number;
  readonly n: number;
  readonly text: string;
}

/** What everybody here has been told. */
interface Told {
  readonly n: number;
  readonly picture: Outline;
  readonly events: number;
  readonly clocks: string;
}

const eventsOf = (game: LiveGame): number => game.eventsStart + game.events.length;

/** All who see a game through the same eyes: one seat, or the spectators. What they get is worked out once. */
export class Audience {
  readonly #table: string;
  readonly #seat: Seat | null;
  readonly #listeners = new Set<Listener>();
  readonly #updates: Update[] = [];
  #kept = 0;
  #last: Told | undefined;
  #leftAt = 0;

  constructor(table: string, seat: Seat | null) {
    this.#table = table;
    this.#seat = seat;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Brings a newcomer up to date: with just what is missing, if that is known, or with the whole. */
  join(listener: Listener, game: LiveGame, clocks: readonly ClockPicture[], have: Have | undefined): void {
    this.#listeners.add(listener);
    this.#last ??= this.#now(game, clocks);
    const { n } = this.#last;
    const from = have ? this.#updates.findIndex(each => each.after === have.n) : -1;
    if (have?.n === n) listener.send(this.#text({ type: 'current', table: this.#table, n }));
    else if (from >= 0) for (const each of this.#updates.slice(from)) listener.send(each.text);
    else listener.send(this.#full(game));
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) this.#leftAt = Date.now();
  }

  /** Tells everybody what changed. `kept`: how many of the events that were told are still true. */
  publish(game: LiveGame, kept: number, clocks: readonly ClockPicture[], view: unknown, findings: Findings): void {
    if (!this.#last) return;
    if (this.#listeners.size === 0 && Date.now() - this.#leftAt > LINGER_MS) {
      this.#last = undefined;
      this.#forgetUpdates();
      return;
    }
    const { n: after, events: told, clocks: shown } = this.#last;
    const now = { n: game.length, events: eventsOf(game), clocks: JSON.stringify(clocks) };
    const { known: picture, patch } = update(this.#last.picture, pictureOf(game, this.#seat, view), findings);
    // What one seat did in secret is nothing to the others: they are not even sent a number.
    const isNews = kept !== told || now.events !== told || now.clocks !== shown;
    if (patch.length === 0 && !isNews && !this.#acted(game, after)) return;
    this.#last = { ...now, picture };
    const { n } = now;
    const events = this.#events(game, kept);
    const text = this.#text({ type: 'update', table: this.#table, n, after, patch, events, clocks });
    this.#keep({ after, n, text });
    for (const listener of this.#listeners) listener.send(text);
  }

  /** Keeps an update for those who come back; many of them would be more than the whole. */
  #keep(update: Update): void {
    this.#updates.push(update);
    this.#kept += update.text.length;
    while (this.#kept > KEPT_LENGTH) this.#kept -= this.#updates.shift()!.text.length;
  }

  #forgetUpdates(): void {
    this.#updates.length = 0;
    this.#kept = 0;
  }

  /** Everybody starts over from the whole: what they have may not lie on the way of the game any more. */
  restart(game: LiveGame, clocks: readonly ClockPicture[]): void {
    this.#forgetUpdates();
    this.#last = this.#now(game, clocks);
    if (this.#listeners.size === 0) return;
    const text = this.#full(game);
    for (const listener of this.#listeners) listener.send(text);
  }

  /** Whether the seat itself has written something since; then it hears of it in any case. */
  #acted(game: LiveGame, since: number): boolean {
    return game.log.slice(Math.max(0, since - game.logStart)).some(entry => seatOf(entry) === this.#seat);
  }

  #now(game: LiveGame, clocks: readonly ClockPicture[]): Told {
    return {
      n: game.length,
      picture: outline(pictureOf(game, this.#seat)),
      events: eventsOf(game),
      clocks: JSON.stringify(clocks),
    };
  }

  #full(game: LiveGame): string {
    const { n, picture: known } = this.#last!;
    const picture = wholeOf(known) as unknown as Picture;
    const events = this.#events(game, Math.max(game.eventsStart, eventsOf(game) - NEWEST_EVENTS));
    return this.#text({ type: 'full', table: this.#table, n, picture, events });
  }

  #events(game: LiveGame, from: number): EventsPicture {
    const items = game.events.slice(from - game.eventsStart).map(event => eventFor(event, this.#seat));
    return { from, items };
  }

  #text(message: Downward): string {
    return JSON.stringify(message);
  }
}
