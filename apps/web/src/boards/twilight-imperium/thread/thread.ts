import type { Answers, Question } from './worker.ts';

let worker: Worker | undefined;
let asked = 0;

/** Asks the thread in which the game's own rules reckon. Call what it returns to hear no answer any more. */
export function askThread<Q extends Question>(question: Q, hear: (answer: Answers[Q['about']]) => void): () => void {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const id = ++asked;
  const thread = worker;
  const listen = ({ data }: MessageEvent<{ id: number; answer: Answers[Q['about']] }>) => {
    if (data.id !== id) return;
    thread.removeEventListener('message', listen);
    hear(data.answer);
  };
  thread.addEventListener('message', listen);
  thread.postMessage({ id, question });
  return () => thread.removeEventListener('message', listen);
}
