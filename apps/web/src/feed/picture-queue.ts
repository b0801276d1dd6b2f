import type { EventPicture } from '@orrery/protocol';
import type { Feed, TableState } from './feed.ts';

/** How long a step is shown, and how many steps count for one picture. */
const STEP_MS = 200;
const MOST_STEPS = 3;
/** At most one picture per frame: bots answer faster than a page can be drawn. */
const FRAME_MS = 16;
/** The longest wait for a question of one's own while earlier pictures are shown. */
const ASKED_MS = 1_000;
/** The longest delay in any other case. */
const LATE_MS = 4_000;

/** What is shown of a table now, and what led to it. */
export interface Shown {
  readonly state: TableState;
  /** Events since the picture before; the board animates them. */
  readonly fresh: readonly EventPicture[];
  /** Counts up with each picture, so that events are animated once. */
  readonly moment: number;
  /** How many steps were skipped before this picture. */
  readonly leftOut: number;
  /** Whether newer pictures are queued. */
  readonly isBehind: boolean;
}

/** The visible steps in some events, by weight; none for what is not visible. */
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
  /** Whether to show pictures without delay: the page is hidden, or reduced motion is on. */
  skipsAnimation(): boolean;
}

const durationOf = ({ steps }: Entry): number => Math.max(FRAME_MS, Math.min(steps, MOST_STEPS) * STEP_MS);
const endOf = ({ eventsFrom, events }: TableState): number => eventsFrom + events.length;
const isAsked = ({ picture }: TableState): boolean => picture?.asks.some(ask => !ask.ahead) ?? false;

/**
 * A queue that shows a table's pictures one after another, each long enough to follow. When it gets too long, the
 * least important pictures are dropped; `skip` shows the newest at once.
 */
export class PictureQueue {
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
    const isSudden = !known.picture || news.eventsFrom > end || endOf(news) < end || this.#clock.skipsAnimation();
    const fresh = known.picture && endOf(news) >= end ? news.events.slice(Math.max(0, end - news.eventsFrom)) : [];
    const steps = this.#stepsOf(fresh);
    const entry = { state: news, fresh, steps: steps.length, weight: Math.max(0, ...steps), leftOut: 0 };
    if (isSudden) {
      this.#queue = [];
      this.#show(entry);
      return;
    }
    const isAnswered = this.#queue.length === 0 && isAsked(this.#shown.state);
    // A picture without visible steps is replaced by the next one.
    if (this.#queue.at(-1)?.steps === 0) this.#queue.splice(-1, 1, this.#after(this.#queue.at(-1)!, entry));
    else this.#queue.push(entry);
    this.#shorten();
    // After one's own answer the effect is shown at once.
    if (this.#stop && !isAnswered) this.#passOn(news);
    else this.#next();
  }

  /** Passes on what is not part of the game at once: who is connected, chat. */
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

  /** Whether the newest picture is more than one frame away. */
  #isBehind(): boolean {
    return this.#queue.length > 0 && this.#until - this.#clock.now() > FRAME_MS;
  }

  #after({ leftOut }: Entry, entry: Entry): Entry {
    return { ...entry, leftOut: entry.leftOut + leftOut };
  }

  /** Drops the least important pictures until the queue is short enough. */
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
    const ms = this.#clock.skipsAnimation() ? 0 : durationOf(entry);
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
