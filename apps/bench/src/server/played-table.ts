import { type AnswerValue, type Ask, invariant, type Random, randomAnswer, simplestAnswer } from '@orrery/kernel';

/** What came of a round. Times are in milliseconds from sending a decision. */
export class Tally {
  /** To its confirmation, and to the update at each other client. */
  readonly confirmed: number[] = [];
  readonly told: number[] = [];
  /** Answers that a rule's own check refused, and answers to questions that had just been closed. */
  refused = 0;
  stale = 0;
}

/** How often an answer is tried that a rule's own check may refuse; then the simplest is given. */
const TRIES = 5;

interface Sent {
  readonly ask: Ask;
  readonly tries: number;
  readonly at: number;
}

/**
 * A table from the players' side: each question is answered at once with a random legal answer, one decision at a time.
 * Subclasses implement the transport of the server.
 */
export abstract class PlayedTable {
  #tally = new Tally();
  readonly #random: Random;
  #left = 0;
  #paceMs = 0;
  #sent: Sent | undefined;
  #before = 0;
  #isIdle = false;
  #finish: (() => void) | undefined;

  constructor(random: Random) {
    this.#random = random;
  }

  /** What is asked now, and not answered yet. */
  protected abstract firstAsk(): Ask | undefined;
  protected abstract send(ask: Ask, value: AnswerValue): void;
  abstract leave(): void;

  /** Plays some decisions, or until the game is over; with a pace, each takes its time from the last. */
  play(decisions: number, tally: Tally, paceMs = 0): Promise<void> {
    this.#left = decisions;
    this.#tally = tally;
    this.#paceMs = paceMs;
    return new Promise(resolve => {
      this.#finish = resolve;
      if (paceMs > 0) setTimeout(() => this.#next(), paceMs * Math.random());
      else this.#next();
    });
  }

  /** Stops after the current decision. */
  halt(): void {
    this.#left = 0;
    if (!this.#sent) this.#end();
  }

  protected get isAnswered(): boolean {
    return this.#sent === undefined;
  }

  #end(): void {
    this.#isIdle = false;
    this.#finish?.();
    this.#finish = undefined;
  }

  #next(): void {
    const ask = this.#left > 0 ? this.firstAsk() : undefined;
    this.#isIdle = ask === undefined && this.#left > 0;
    if (ask) this.#answer({ ask, tries: 0, at: performance.now() });
    else if (this.#left === 0) this.#end();
  }

  #answer(sent: Sent): void {
    this.#sent = sent;
    const { ask, tries } = sent;
    this.send(ask, tries < TRIES ? randomAnswer(ask, this.#random) : simplestAnswer(ask));
  }

  /** Another client received the update of the current decision, or of the one before it. */
  protected wasTold(which: 'this' | 'last'): void {
    const since = which === 'this' ? this.#sent?.at : this.#before;
    if (since !== undefined) this.#tally.told.push(performance.now() - since);
  }

  /** The decision is confirmed. */
  protected wasConfirmed(): void {
    const { at } = this.#sent!;
    this.#tally.confirmed.push(performance.now() - at);
    this.#before = at;
    this.#sent = undefined;
    this.#left = Math.max(0, this.#left - 1);
    if (this.#paceMs > 0 && this.#left > 0) setTimeout(() => this.#next(), this.#paceMs);
    else setImmediate(() => this.#next()); // what was sent to the others at the same time is read first
  }

  protected wasRefused(why: 'checked' | 'stale'): void {
    const { ask, tries, at } = this.#sent!;
    if (why === 'stale') {
      this.#tally.stale++;
      this.#sent = undefined;
      this.#next();
      return;
    }
    invariant(ask.checked && tries < TRIES, () => `a legal answer to ${ask.kind} was refused`);
    this.#tally.refused++;
    this.#answer({ ask, tries: tries + 1, at });
  }

  /** A message arrived that may contain a new question. */
  protected heard(): void {
    if (this.#isIdle) this.#next();
  }

  protected isOver(): void {
    this.#left = 0;
    if (!this.#sent) this.#end();
  }
}
