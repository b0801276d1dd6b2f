import { ChanceMismatch, ChanceSource, isOutcome, type Seed } from './chance.ts';
import type { GameLog } from './log.ts';
import { invariant } from './refusals.ts';
import type { Request } from './rule.ts';
import type { Core } from './types.ts';

interface ChanceSettings {
  /** False for playouts, which have no log. */
  readonly keep?: boolean;
  /** Compares every logged outcome with what the seed gives. */
  readonly checkChance?: boolean;
}

/** The dice and shuffles of a table: from its log while that is replayed, and otherwise new, and logged. */
export class LoggedChance {
  readonly source: ChanceSource;
  readonly #log: GameLog;
  readonly #keep: boolean;
  readonly #check: boolean;

  constructor(seed: Seed, log: GameLog, { keep = true, checkChance = false }: ChanceSettings) {
    this.source = new ChanceSource(seed);
    this.#log = log;
    this.#keep = keep;
    this.#check = checkChance;
  }

  next(request: Extract<Request, { op: 'ints' }>, streams: Core['streams'], epoch: number): readonly number[] {
    const { stream } = request;
    const at = streams[stream] ?? 0;
    const live = this.#log.next;
    if (live) {
      const { entry, index } = live;
      invariant(
        entry.t === 'chance' && entry.stream === stream && isOutcome(request, entry.out),
        () => `the log has no ${request.kind} on ${stream} here`,
      );
      if (this.#check) {
        const drawn = this.source.draw(request, epoch, at);
        if (drawn.at !== entry.at || drawn.out.join() !== entry.out.join())
          throw new ChanceMismatch(`Entry ${index} is not what the seed gives on ${stream}.`);
      }
      this.#log.takeNext();
      streams[stream] = entry.at;
      return entry.out;
    }
    const injected = this.source.injected(request);
    const drawn = injected ? { out: injected, at } : this.source.draw(request, epoch, at);
    streams[stream] = drawn.at;
    const out = Object.freeze(drawn.out);
    if (this.#keep) this.#log.append({ t: 'chance', stream, at: drawn.at, out, ...(injected && { injected: true }) });
    return out;
  }
}
