/** Limits of concurrency. */
export interface QueueLimits {
  readonly inAll: number;
  /** To one host, which may serve many targets. */
  readonly perHost: number;
  /** To a host that did not answer recently. */
  readonly perSlowHost: number;
}

const usualQueues: QueueLimits = { inAll: 50, perHost: 10, perSlowHost: 2 };

/** How many slow hosts are remembered. */
const SLOW_HOSTS = 1_000;

/** A job for a target; resolves to whether the target answered. */
type Job = () => Promise<boolean>;

interface Waiting<T> {
  readonly item: T;
  readonly job: Job;
}

interface Target<T> {
  readonly host: string;
  readonly waiting: Waiting<T>[];
  isBusy: boolean;
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/**
 * A queue for each target. One notice at a time is sent to a target, a few to a host, more in total; so a slow target
 * delays its own queue and takes few places from the others.
 */
export class TargetQueues<T> {
  readonly #limits: QueueLimits;
  /** Queues with jobs, in the order in which they are served. */
  readonly #targets = new Map<string, Target<T>>();
  readonly #hosts = new Map<string, number>();
  readonly #slowHosts = new Set<string>();
  readonly #left: (items: readonly T[]) => void;
  readonly #idle: (() => void)[] = [];
  #running = 0;

  /** `left` gets what was waiting for a target that did not answer. */
  constructor(left: (items: readonly T[]) => void, limits = usualQueues) {
    this.#left = left;
    this.#limits = limits;
  }

  /** How many jobs are queued or running. */
  get size(): number {
    let size = this.#running;
    for (const { waiting } of this.#targets.values()) size += waiting.length;
    return size;
  }

  add(url: string, item: T, job: Job): void {
    let target = this.#targets.get(url);
    if (!target) {
      target = { host: hostOf(url), waiting: [], isBusy: false };
      this.#targets.set(url, target);
    }
    target.waiting.push({ item, job });
    this.#start();
  }

  /** Resolves when no job is queued or running. */
  idle(): Promise<void> {
    return this.#targets.size === 0 ? Promise.resolve() : new Promise(resolve => this.#idle.push(resolve));
  }

  #start(): void {
    for (const [url, target] of this.#targets) {
      if (this.#running >= this.#limits.inAll) return;
      if (!target.isBusy && this.#hasPlace(target.host)) void this.#next(url, target);
    }
  }

  #hasPlace(host: string): boolean {
    const { perHost, perSlowHost } = this.#limits;
    return (this.#hosts.get(host) ?? 0) < (this.#slowHosts.has(host) ? perSlowHost : perHost);
  }

  async #next(url: string, target: Target<T>): Promise<void> {
    const { host } = target;
    const { job } = target.waiting.shift()!;
    target.isBusy = true;
    this.#running++;
    this.#hosts.set(host, (this.#hosts.get(host) ?? 0) + 1);
    const answered = await job().catch(() => false);
    if (answered) this.#slowHosts.delete(host);
    else {
      if (this.#slowHosts.size >= SLOW_HOSTS) this.#slowHosts.clear();
      this.#slowHosts.add(host);
      this.#left(target.waiting.splice(0).map(({ item }) => item));
    }
    target.isBusy = false;
    this.#running--;
    this.#leave(host);
    this.#targets.delete(url);
    if (target.waiting.length > 0) this.#targets.set(url, target); // to the end of the round robin
    this.#start();
    if (this.#targets.size === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  #leave(host: string): void {
    const left = this.#hosts.get(host)! - 1;
    if (left > 0) this.#hosts.set(host, left);
    else this.#hosts.delete(host);
  }
}
