/** Where the game stood when a rule broke; the log up to `entry` replays to it. */
export interface Crash {
  readonly game: string;
  readonly rulesVersion: number;
  readonly entry: number;
  readonly frames: readonly string[];
  readonly labels: readonly string[];
}

/** A rule threw. The table it happened at must be loaded anew from its log, which is as it was. */
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
