import type { Answers, Question } from './worker.ts';

let worker: Worker | undefined;
let asked = 0;

/** Sends a request to the worker thread that runs the game's rules. Returns a function that ignores the answer. */
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
