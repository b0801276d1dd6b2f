import type { AnswerValue, Ask } from '@orrery/kernel';
import type { Refused } from '@orrery/protocol';
import type { PlanAnswers, PlannedStep } from '@orrery/twilight-imperium/plan';
import type { Feed } from '../../../feed/feed.ts';
import { cardsIn, isForced, isSameAsk } from './same-ask.ts';

/** How far a plan has come. A plan that was stopped keeps its answers, as suggestions for what is left of it. */
export type Progress =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly done: number; readonly of: number }
  | {
      readonly status: 'stopped';
      readonly answers: PlanAnswers;
      readonly rest: readonly PlannedStep[];
      /** The question whose answer was refused, and why; then that answer is among the rest. */
      readonly refused?: { readonly ask: string } & Refused;
    };

const idle: Progress = { status: 'idle' };

/** The open question; as a plan begins, also the one that is shown together with it. */
function questionIn(feed: Feed, begins: PlannedStep | undefined): Ask | undefined {
  const { asks = [], next } = feed.get().picture ?? {};
  return begins && next && isSameAsk(next.ask, begins.ask) ? next.ask : asks.find(ask => !ask.ahead);
}

const endOf = (feed: Feed): number => feed.get().eventsFrom + feed.get().events.length;

/**
 * Answers the questions of a table from a plan, one after the other as they come. It answers only what was foreseen: the
 * same question, after no other events. Questions that are not put are passed over, and what can only be passed is passed;
 * so are moments to react at which the plan uses nothing.
 * At anything else it stops.
 */
export class PlanRun {
  readonly #feed: Feed;
  readonly #listeners = new Set<() => void>();
  #progress: Progress = idle;
  #steps: readonly PlannedStep[] = [];
  #answers: PlanAnswers = {};
  #done = 0;
  /** The events before the answer that was sent last. */
  #heard = 0;
  #sent: string | undefined;
  #leave: (() => void) | undefined;

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  readonly get = (): Progress => this.#progress;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.drop();
    };
  };

  start(steps: readonly PlannedStep[], answers: PlanAnswers): void {
    this.#end();
    this.#steps = steps;
    this.#answers = answers;
    this.#done = 0;
    this.#sent = undefined;
    this.#tell({ status: 'running', done: 0, of: steps.length });
    this.#leave = this.#feed.subscribe(() => this.#advance());
    this.#advance();
  }

  /** Answers nothing more, and keeps the rest as a suggestion. */
  readonly stop = (): void => this.#stopAt(this.#done);

  #stopAt(step: number, refused?: { readonly ask: string } & Refused): void {
    if (this.#progress.status !== 'running') return;
    this.#end();
    const rest = this.#steps.slice(step);
    this.#tell({ status: 'stopped', answers: this.#answers, rest, ...(refused && { refused }) });
  }

  /** Forgets the plan. */
  readonly drop = (): void => {
    this.#end();
    if (this.#progress.status !== 'idle') this.#tell(idle);
  };

  #end(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  #advance(): void {
    if (this.#progress.status !== 'running') return;
    const ask = questionIn(this.#feed, this.#sent === undefined ? this.#steps[0] : undefined);
    const isSent = (id: string | undefined) => id !== undefined && id === this.#sent;
    const isTakenBack = this.#sent !== undefined && endOf(this.#feed) < this.#heard;
    if (isTakenBack) this.stop();
    else if (ask && !isSent(ask.id) && !isSent(this.#feed.get().picture?.next?.ask.id)) this.#answer(ask); // if not, others decide, or the answer is on its way
  }

  #answer(ask: Ask): void {
    const place = this.#steps.findIndex((step, i) => i >= this.#done && isSameAsk(ask, step.ask));
    if (place < 0 && this.#isDone()) this.drop();
    else if (place < 0 && isForced(ask)) void this.#send(ask, []);
    else if (place < 0 || !this.#isForeseen(place) || this.#offersCards(place)) this.stop();
    else {
      this.#done = place + 1; // what lies between was not put
      void this.#send(ask, this.#steps[place]!.value, true);
    }
  }

  /** Could a card be used here that its player did not see when they sent the plan? The sheet shows those of reactions. */
  #offersCards(place: number): boolean {
    const { ask, isReaction } = this.#steps[place]!;
    return this.#done > 0 && !isReaction && cardsIn(ask).length > 0;
  }

  /** Has nothing happened since the last answer of the plan but what it expects before a step? */
  #isForeseen(place: number): boolean {
    if (this.#done === 0) return place === 0;
    const { events, eventsFrom } = this.#feed.get();
    const expected = this.#steps.slice(this.#done, place + 1).flatMap(step => step.events);
    let from = 0;
    return events.slice(Math.max(0, this.#heard - eventsFrom)).every(({ type }) => {
      from = expected.indexOf(type, from) + 1;
      return from > 0;
    });
  }

  async #send(ask: Ask, value: AnswerValue, isPlanned = false): Promise<void> {
    this.#sent = ask.id;
    if (isPlanned) {
      this.#heard = endOf(this.#feed);
      this.#tell({ status: 'running', done: this.#done, of: this.#steps.length });
    }
    const reply = await this.#feed.send({ do: 'answer', ask: ask.id, value });
    if (this.#sent !== ask.id) return;
    if (!reply.ok) this.#stopAt(isPlanned ? this.#done - 1 : this.#done, { ...reply, ask: ask.id });
    else if (this.#isDone()) this.drop();
  }

  /** Is nothing left that is put to anybody but a guarded seat? */
  #isDone(): boolean {
    return this.#steps.slice(this.#done).every(({ isOnly }) => isOnly);
  }

  #tell(progress: Progress): void {
    this.#progress = progress;
    for (const listener of this.#listeners) listener();
  }
}
