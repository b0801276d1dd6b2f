/** Where the game stood when a rule broke. */
export interface Crash {
  readonly game: string;
  readonly rulesVersion: number;
  /** How many log entries had been applied, counting the one that it broke over and its dice. */
  readonly entry: number;
  readonly frames: readonly string[];
  readonly labels: readonly string[];
}

/** A rule threw. A table that keeps a log is as it was before; a playout it happened at is of no more use. */
export class RuleCrash extends Error {
  override name = 'RuleCrash';
  readonly crash: Crash;

  constructor(crash: Crash, cause: unknown) {
    const where = [...crash.frames, ...crash.labels].join(' > ');
    const what = cause instanceof Error ? cause.message : String(cause);
    super(`${crash.game} v${crash.rulesVersion}, entry ${crash.entry}, in ${where}: ${what}`, { cause });
    this.crash = crash;
  }
}
