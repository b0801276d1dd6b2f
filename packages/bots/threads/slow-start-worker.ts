import { parentPort } from 'node:worker_threads';
import type { FromThread, Put } from './question.ts';

/** For tests: starts slowly, as on a busy machine, then answers at once. */
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000);
parentPort!.on('message', ({ number }: Put) => {
  parentPort!.postMessage({ number, thought: { value: 1 } } satisfies FromThread);
});
parentPort!.postMessage('started' satisfies FromThread);
