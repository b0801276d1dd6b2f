import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Work } from './chapter-worker.ts';
import { type Chapter, eminentDomain } from './chapters.ts';
import type { Effort } from './measure.ts';

async function inThread<K extends keyof Work>(what: K, effort: Effort): Promise<ReturnType<Work[K]>> {
  const worker = new Worker(new URL('chapter-worker.ts', import.meta.url));
  try {
    worker.postMessage({ what, effort });
    const [measured] = await once(worker, 'message');
    return measured as ReturnType<Work[K]>;
  } finally {
    await worker.terminate();
  }
}

/** Everything that `orrery bench` measures, one after the other. */
export async function measureAll(effort: Effort, besideBoardgameIo: boolean): Promise<Chapter[]> {
  const first = await eminentDomain(effort, besideBoardgameIo);
  const second = await inThread('game', effort);
  return [first, { ...second, figures: [...second.figures, ...(await inThread('odds', effort))] }];
}
