import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

const EVERY_MS = 1_000;
/** How much of what was before counts a second later: a short rush is no load. */
const MEMORY = 0.9;
/** From so much of all processors in use on, time is dearer than memory. */
const BUSY = 0.4;

/** By how many hundredths a heap may grow, from what is in use after a collection, until the next one. */
export const growthPercentAt = (load: number): number => (load < BUSY ? 30 : 150);

/**
 * Keeps the heaps of all threads small while there is time for it, until what it returns is called. V8 by itself lets them
 * grow fourfold where a machine has plenty, so that a server with some hundred tables in use, and little to do, takes
 * three quarters of a gigabyte; to collect as often under full load would cost a tenth of it.
 */
export function limitHeapGrowth(): () => void {
  const setGrowth = (load: number) => setFlagsFromString(`--heap-growing-percent=${growthPercentAt(load)}`);
  let before = { cpu: process.cpuUsage(), at: performance.now() };
  let load = 0;
  setGrowth(load);
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before.cpu);
    const now = { cpu: process.cpuUsage(), at: performance.now() };
    const present = (user + system) / 1000 / (now.at - before.at) / availableParallelism();
    load = MEMORY * load + (1 - MEMORY) * present;
    setGrowth(load);
    before = now;
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
