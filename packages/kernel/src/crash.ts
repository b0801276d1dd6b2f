/** The game's position when a rule threw. */
export interface Crash {
  readonly game: string;
  readonly rulesVersion: number;
  /** How many log entries had been applied, including the one that caused it and its dice. */
  readonly entry: number;
  readonly frames: readonly string[];
  readonly labels: readonly string[];
}

/** A rule threw. A table with a log is as it was before; a playout must be discarded. */
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
