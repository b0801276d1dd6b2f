import type { EventPicture } from '@orrery/protocol';
import type { Feed, TableState } from './feed.ts';

/** How long a step is seen, and how much longer a moment with several may get. */
const STEP_MS = 200;
const MOST_STEPS = 3;
/** No two pictures come within one frame: bots answer faster than a page can be drawn. */
const FRAME_MS = 16;
/** Nobody who is asked something waits longer than this for the pictures before it. */
const ASKED_MS = 1_000;
/** And nobody at all is shown the past for longer. */
const LATE_MS = 4_000;

/** What is shown of a table now, and what led to it. */
export interface Shown {
  readonly state: TableState;
  /** What happened since the picture before; the board moves its pieces by it. */
  readonly fresh: readonly EventPicture[];
  /** Counts up with each picture, so that the same events are never played twice. */
  readonly moment: number;
  /** How many steps were left out on the way here. */
  readonly leftOut: number;
  /** Whether newer pictures wait. */
  readonly isBehind: boolean;
}

/** How much there is to see in some events: none for what happens out of sight. */
export type StepsOf = (events: readonly EventPicture[]) => readonly number[];

interface Entry {
  readonly state: TableState;
  readonly fresh: readonly EventPicture[];
  readonly steps: number;
  readonly weight: number;
  readonly leftOut: number;
}

export interface Clock {
  now(): number;
  after(ms: number, act: () => void): () => void;
  /** Whether pictures follow each other at once: nobody looks, or nobody wants to see things move. */
  isStill(): boolean;
}

const durationOf = ({ steps }: Entry): number => Math.max(FRAME_MS, Math.min(steps, MOST_STEPS) * STEP_MS);
const endOf = ({ eventsFrom, events }: TableState): number => eventsFrom + events.length;
const isAsked = ({ picture }: TableState): boolean => picture?.asks.some(ask => !ask.ahead) ?? false;

/**
 * Shows a table's pictures one after another, each for as long as it takes to see what happened. Nothing is held back
 * for long: what matters least is left out first, and `skip` shows the newest picture at once.
 */
export class Pace {
  readonly #feed: Feed;
  readonly #stepsOf: StepsOf;
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #queue: Entry[] = [];
  #shown: Shown;
  #until = 0;
  #stop: (() => void) | undefined;
  #leave: (() => void) | undefined;

  constructor(feed: Feed, stepsOf: StepsOf, clock: Clock) {
    this.#feed = feed;
    this.#stepsOf = stepsOf;
    this.#clock = clock;
    this.#shown = { state: feed.get(), fresh: [], moment: 0, leftOut: 0, isBehind: false };
  }

  readonly get = (): Shown => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      this.#leave = this.#feed.subscribe(() => this.#hear());
      this.#hear();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#leave?.();
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  /** Shows the newest picture now. */
  readonly skip = (): void => {
    const last = this.#queue.at(-1);
    if (!last) return;
    const leftOut = this.#queue.slice(0, -1).reduce((sum, each) => sum + each.steps + each.leftOut, 0);
    this.#queue = [];
    this.#show({ ...last, leftOut: last.leftOut + leftOut });
  };

  #hear(): void {
    const news = this.#feed.get();
    const known = this.#queue.at(-1)?.state ?? this.#shown.state;
    if (news.picture === known.picture && news.n === known.n) {
      this.#passOn(news);
      return;
    }
    const end = endOf(known);
    const isSudden = !known.picture || news.eventsFrom > end || endOf(news) < end || this.#clock.isStill();
    const fresh = known.picture && endOf(news) >= end ? news.events.slice(Math.max(0, end - news.eventsFrom)) : [];
    const steps = this.#stepsOf(fresh);
    const entry = { state: news, fresh, steps: steps.length, weight: Math.max(0, ...steps), leftOut: 0 };
    if (isSudden) {
      this.#queue = [];
      this.#show(entry);
      return;
    }
    const isAnswered = this.#queue.length === 0 && isAsked(this.#shown.state);
    // Where there is nothing to see, the next picture takes its place.
    if (this.#queue.at(-1)?.steps === 0) this.#queue.splice(-1, 1, this.#after(this.#queue.at(-1)!, entry));
    else this.#queue.push(entry);
    this.#shorten();
    // Whoever has just answered sees at once what came of it.
    if (this.#stop && !isAnswered) this.#passOn(news);
    else this.#next();
  }

  /** What is no part of the game is shown at once: who is there, what they say. */
  #passOn(news: TableState): void {
    const { state } = this.#shown;
    const isBehind = this.#isBehind();
    if (this.#queue.length === 0) {
      this.#tell({ ...this.#shown, state: news, isBehind });
      return;
    }
    const { chat, connection } = news;
    const isSame = chat === state.chat && connection === state.connection && isBehind === this.#shown.isBehind;
    if (!isSame) this.#tell({ ...this.#shown, state: { ...state, chat, connection }, isBehind });
  }

  /** Whether one has to wait for what is new, longer than for the next frame. */
  #isBehind(): boolean {
    return this.#queue.length > 0 && this.#until - this.#clock.now() > FRAME_MS;
  }

  #after({ leftOut }: Entry, entry: Entry): Entry {
    return { ...entry, leftOut: entry.leftOut + leftOut };
  }

  /** Leaves out what matters least until there is time for the rest. */
  #shorten(): void {
    const limit = isAsked(this.#queue.at(-1)!.state) ? ASKED_MS : LATE_MS;
    const left = () =>
      Math.max(0, this.#until - this.#clock.now()) +
      this.#queue.slice(0, -1).reduce((sum, entry) => sum + durationOf(entry), 0);
    while (this.#queue.length > 1 && left() > limit) {
      const seen = this.#queue.slice(0, -1).filter(entry => entry.steps > 0);
      if (seen.length === 0) return;
      const least = seen.reduce((worst, entry) => (entry.weight < worst.weight ? entry : worst));
      const at = this.#queue.indexOf(least);
      const after = this.#queue[at + 1]!;
      this.#queue.splice(at, 2, { ...after, leftOut: after.leftOut + least.leftOut + least.steps });
    }
  }

  #next(): void {
    this.#stop = undefined;
    const entry = this.#queue.shift();
    if (entry) this.#show(entry);
  }

  #show(entry: Entry): void {
    this.#stop?.();
    this.#stop = undefined;
    const ms = this.#clock.isStill() ? 0 : durationOf(entry);
    this.#until = this.#clock.now() + ms;
    const { room, you, chat, connection } = this.#feed.get();
    const { fresh, leftOut } = entry;
    if (ms > 0) this.#stop = this.#clock.after(ms, () => this.#next());
    this.#tell({
      state: { ...entry.state, room, you, chat, connection },
      ...{ fresh, leftOut },
      moment: this.#shown.moment + 1,
      isBehind: this.#isBehind(),
    });
    if (ms === 0) this.#next();
  }

  #tell(shown: Shown): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
