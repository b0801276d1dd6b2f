import { createInterface, type Interface } from 'node:readline';
import type { AnswerValue, Ask, Json, Seat } from '@orrery/kernel';
import type { Io } from '../terminal/io.ts';

/** The messages to the program, one JSON object per line; see docs/bots.md. */
type Message =
  | {
      readonly type: 'hello';
      readonly protocol: 1;
      readonly game: string;
      readonly seats: number;
      readonly seat: Seat;
      readonly options: unknown;
    }
  | { readonly type: 'events'; readonly events: readonly unknown[] }
  | { readonly type: 'ask'; readonly n: number; readonly ask: Ask; readonly view: unknown }
  | {
      readonly type: 'refused';
      readonly n: number;
      readonly code: string;
      readonly message: string;
      readonly tries: number;
    }
  | { readonly type: 'replaced'; readonly n: number; readonly value: AnswerValue; readonly reason: 'refused' | 'late' }
  | { readonly type: 'error'; readonly message: string }
  | { readonly type: 'over'; readonly standing: unknown };

/** Whether the table accepted an answer, or why not. */
export type AnswerResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** How often the program may try to answer one question. */
const TRIES = 3;

/** The program has closed its output. */
export class BotClosed extends Error {}

/** An external program that plays one seat over lines of JSON: views and asks go out, answers come in. */
export class ExternalBot {
  readonly #io: Io;
  readonly #lines: Interface;
  readonly #reader: AsyncIterator<string>;
  readonly #limit: number | undefined;
  #asked = 0;

  /** `limit` is the time for one decision, in milliseconds. */
  constructor(io: Io, limit?: number) {
    this.#io = io;
    this.#limit = limit;
    this.#lines = createInterface({ input: io.input });
    this.#reader = this.#lines[Symbol.asyncIterator]();
  }

  send(message: Message): void {
    this.#io.output.write(`${JSON.stringify(message)}\n`);
  }

  close(): void {
    this.#lines.close();
  }

  /** Asks until an answer is accepted. After too many refusals, or after the time limit, uses `fallback`. */
  async answer(
    { ask, view }: { readonly ask: Ask; readonly view: unknown },
    give: (value: AnswerValue) => AnswerResult | Promise<AnswerResult>,
    fallback: () => AnswerValue,
  ): Promise<void> {
    const n = ++this.#asked;
    this.send({ type: 'ask', n, ask, view });
    const deadline = this.#limit === undefined ? undefined : performance.now() + this.#limit;
    let reason: 'refused' | 'late' = 'refused';
    for (let tries = TRIES - 1; tries >= 0; tries--) {
      const value = await this.#read(n, deadline);
      if (value === 'late') {
        reason = 'late';
        break;
      }
      const outcome = await give(value.value);
      if (outcome.ok) return;
      this.send({ type: 'refused', n, code: outcome.code, message: outcome.message, tries });
    }
    const value = fallback();
    this.send({ type: 'replaced', n, value, reason });
    const outcome = await give(value);
    if (!outcome.ok) throw new Error(`${ask.kind}: ${outcome.message}`);
  }

  /** Reads lines until one answers this question; reports errors for the others. */
  async #read(n: number, deadline: number | undefined): Promise<{ value: AnswerValue } | 'late'> {
    for (;;) {
      const line = await this.#line(deadline);
      if (line === 'late') return line;
      const answer = readAnswer(line);
      if (typeof answer === 'string') this.send({ type: 'error', message: answer });
      else if (answer.n === n) return answer;
      else if (answer.n > n) this.send({ type: 'error', message: `question ${answer.n} has not been asked` });
      // an answer to an older question came too late, and the program knows that already
    }
  }

  #next: Promise<IteratorResult<string>> | undefined;

  async #line(deadline: number | undefined): Promise<string | 'late'> {
    this.#next ??= this.#reader.next();
    const line = deadline === undefined ? await this.#next : await within(this.#next, deadline - performance.now());
    if (line === 'late') return line;
    this.#next = undefined;
    if (line.done) throw new BotClosed('the program has ended');
    return line.value;
  }
}

async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>(resolve => {
    timer = setTimeout(resolve, Math.max(0, milliseconds), 'late');
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The parsed answer, or an error message. The table checks the value. */
function readAnswer(line: string): { n: number; value: AnswerValue } | string {
  let read: Json;
  try {
    read = JSON.parse(line);
  } catch {
    return 'that is not a line of JSON';
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read) || !('n' in read) || !('value' in read))
    return 'an answer is {"n": the number of the question, "value": the answer}';
  const { n, value } = read;
  if (typeof n !== 'number') return 'n is the number of the question';
  return { n, value: value as AnswerValue };
}
