import type { AnswerValue, Ask, Json } from '@orrery/kernel';
import type { CoachAnswer, CoachQuestion } from './coach-messages.ts';

/** The coach of one page: its bot runs in a worker of its own, started with the first question. */
class Coach {
  #worker: Worker | undefined;
  #count = 0;
  readonly #waiting = new Map<number, (answer: AnswerValue | undefined) => void>();

  ask(game: string, view: Json, ask: Ask): Promise<AnswerValue | undefined> {
    this.#worker ??= this.#start();
    const id = ++this.#count;
    this.#worker.postMessage({ id, game, view, ask } satisfies CoachQuestion);
    return new Promise(resolve => this.#waiting.set(id, resolve));
  }

  #start(): Worker {
    const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<CoachAnswer>) => {
      this.#waiting.get(id)?.(answer);
      this.#waiting.delete(id);
    });
    return worker;
  }
}

export const coach = new Coach();
