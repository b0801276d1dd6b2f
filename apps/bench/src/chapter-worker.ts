/** Measures in a worker: V8 must not compile the kernel for several games together. */
import { parentPort } from 'node:worker_threads';
import { invariant } from '@orrery/kernel';
import { oddsFigures, twilightImperium } from './chapters.ts';
import type { Effort } from './measure.ts';

const port = parentPort;
invariant(port, 'the bench starts this as a thread');
const work = { game: twilightImperium, odds: oddsFigures };

/** The requests to the worker. */
export type Work = typeof work;

port.once('message', ({ what, effort }: { what: keyof Work; effort: Effort }) => port.postMessage(work[what](effort)));
