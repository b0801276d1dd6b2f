import { eventFor, type LiveGame, settledPicture } from '@orrery/host';
import { type Json, type Painter, type Seat, seatOf } from '@orrery/kernel';
import {
  type ClockPicture,
  type Downward,
  type EventsPicture,
  type Findings,
  type Have,
  NOTHING,
  type Picture,
  update,
} from '@orrery/protocol';
import { RecentUpdates } from './recent-updates.ts';

/** When to send a message: at once, or batched with the next one. The order is kept in any case. */
export type Urgency = 'now' | 'later';

/** The receiving end of a stream. */
export interface Listener {
  readonly person: string | undefined;
  send(text: string, when?: Urgency): void;
  /** The table's thread was lost; the client has to watch it again. */
  lost?(): void;
}

/** How many events are sent with a full picture. */
export const NEWEST_EVENTS = 200;
/** How long updates are still recorded without viewers, in case one reconnects. */
const LINGER_MS = 60_000;

/** What the group was sent last. */
interface SentState {
  readonly n: number;
  readonly picture: Picture;
  readonly events: number;
  readonly clocks: string;
}

/** An update that is not sent yet, and the state after it. */
interface PreparedUpdate {
  readonly told: SentState;
  readonly after: number;
  readonly text: string;
  readonly when: Urgency;
}

/** Whether there is a new question to answer. */
const isAsked = (before: Picture, now: Picture): boolean =>
  now.asks.some(ask => !ask.ahead && !before.asks.includes(ask));

const eventsOf = (game: LiveGame): number => game.eventsStart + game.events.length;

/** Events from a number on, as a seat sees them. */
const eventsFrom = (game: LiveGame, from: number, seat: Seat | null): EventsPicture => ({
  from,
  items: game.events.slice(from - game.eventsStart).map(event => eventFor(event, seat)),
});

/** A change of a game. What is the same for several groups is computed and serialised once. */
export class GameChange {
  readonly game: LiveGame;
  /** How many of the events that were sent are still true. */
  readonly kept: number;
  readonly clocks: string;
  readonly findings: Findings = new Map();
  #openEvents: string | undefined;

  constructor(game: LiveGame, kept: number, clocks: readonly ClockPicture[]) {
    this.game = game;
    this.kept = kept;
    this.clocks = JSON.stringify(clocks);
  }

  /** The new events as JSON. */
  eventsFor(seat: Seat | null): string {
    const { game, kept } = this;
    const isOpen = (i: number) => seat === null || game.events[i]!.secret?.[seat] === undefined;
    for (let i = kept - game.eventsStart; i < game.events.length; i++)
      if (!isOpen(i)) return JSON.stringify(eventsFrom(game, kept, seat));
    this.#openEvents ??= JSON.stringify(eventsFrom(game, kept, null));
    return this.#openEvents;
  }
}

/** Viewers with the same view: those of one seat, or the spectators. Updates are computed once for all of them. */
export class ViewerGroup {
  readonly #table: string;
  readonly #seat: Seat | null;
  readonly #painter: Painter<LiveGame, unknown>;
  readonly #listeners = new Set<Listener>();
  readonly #updates = new RecentUpdates();
  #last: SentState | undefined;
  #leftAt = 0;

  constructor(table: string, seat: Seat | null, painter: Painter<LiveGame, unknown>) {
    this.#table = table;
    this.#seat = seat;
    this.#painter = painter;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Adds a viewer and sends the updates they missed, if those are still known, or else a full picture. */
  join(listener: Listener, game: LiveGame, clocks: readonly ClockPicture[], have: Have | undefined): void {
    this.#listeners.add(listener);
    this.#last ??= this.#now(game, clocks);
    const { n } = this.#last;
    const missed = have && this.#updates.since(have.n);
    if (have?.n === n) listener.send(this.#text({ type: 'current', table: this.#table, n }));
    else if (missed) for (const text of missed) listener.send(text);
    else listener.send(this.#full(game));
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) this.#leftAt = Date.now();
  }

  /** Computes the update for `publish`. The view comes from the painter. */
  prepare(news: GameChange, view: unknown): PreparedUpdate | undefined {
    if (!this.#last) return undefined;
    if (this.#listeners.size === 0 && Date.now() - this.#leftAt > LINGER_MS) {
      this.#last = undefined;
      this.#updates.forget();
      return undefined;
    }
    const { game, kept, clocks, findings } = news;
    const { n: after, events: told, clocks: shown } = this.#last;
    const { length: n } = game;
    const events = eventsOf(game);
    const { picture: before } = this.#last;
    const picture = settledPicture(game, this.#seat, view, before);
    const patch = update(before as unknown as Json, picture as unknown as Json, findings);
    // A secret change of one seat must not show: the others are not even sent a new number.
    const isNews = kept !== told || events !== told || clocks !== shown;
    if (patch === NOTHING && !isNews && !this.#acted(game, after)) return undefined;
    const head = `{"type":"update","table":"${this.#table}","n":${n},"after":${after}`;
    const text = `${head},"patch":${patch},"events":${news.eventsFor(this.#seat)},"clocks":${clocks}}`;
    return { told: { n, picture, events, clocks }, after, text, when: isAsked(before, picture) ? 'now' : 'later' };
  }

  /** Sends a prepared update to all viewers. */
  publish({ told, after, text, when }: PreparedUpdate): void {
    this.#last = told;
    this.#updates.keep({ after, text });
    for (const listener of this.#listeners) listener.send(text, when);
  }

  /** Sends a full picture to all viewers: what they have may be from a branch of the game that was undone. */
  restart(game: LiveGame, clocks: readonly ClockPicture[]): void {
    this.#updates.forget();
    this.#last = this.#now(game, clocks);
    if (this.#listeners.size === 0) return;
    const text = this.#full(game);
    for (const listener of this.#listeners) listener.send(text);
  }

  /** Whether the seat itself has written an entry since; then it is sent an update in any case. */
  #acted(game: LiveGame, since: number): boolean {
    for (let i = Math.max(0, since - game.logStart); i < game.log.length; i++)
      if (seatOf(game.log[i]!) === this.#seat) return true;
    return false;
  }

  #now(game: LiveGame, clocks: readonly ClockPicture[]): SentState {
    const [view] = this.#painter.paint(game, [this.#seat]);
    return {
      n: game.length,
      picture: settledPicture(game, this.#seat, view, undefined),
      events: eventsOf(game),
      clocks: JSON.stringify(clocks),
    };
  }

  #full(game: LiveGame): string {
    const { n, picture } = this.#last!;
    const events = eventsFrom(game, Math.max(game.eventsStart, eventsOf(game) - NEWEST_EVENTS), this.#seat);
    return this.#text({ type: 'full', table: this.#table, n, picture, events });
  }

  #text(message: Downward): string {
    return JSON.stringify(message);
  }
}
