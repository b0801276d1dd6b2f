import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

const EVERY_MS = 1_000;
/** Weight of the earlier load in the moving average, per second: short peaks are ignored. */
const MEMORY = 0.9;
/** Above this CPU load, fewer garbage collections matter more than memory. */
const BUSY = 0.4;

/** By how many percent a heap may grow after one garbage collection until the next. */
export const growthPercentAt = (load: number): number => (load < BUSY ? 30 : 150);

/**
 * Limits the heap growth of all threads while the load is low, until the returned function is called. On a machine with
 * plenty of memory V8 lets heaps grow fourfold, so that an idle server with 500 tables takes 700 MB; to collect as
 * often under full load would cost a tenth of the throughput. See docs/adr/0014.
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
