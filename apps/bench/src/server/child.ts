/** The messages of a measured process. */
export type Question = 'usage' | 'stop';

export interface Usage {
  /** Processor time of all its threads so far. */
  readonly cpuMs: number;
  readonly rssMb: number;
  readonly peakMb: number;
}

export type Said = { readonly url: string } | Usage;

/** Reports the address of this process to the parent, then answers its requests. */
export function reportTo(parent: NodeJS.Process, url: string, stop: () => Promise<void>): void {
  const say = (said: Said) => parent.send!(said);
  parent.on('message', async (question: Question) => {
    if (question === 'usage') return say(usage());
    await stop();
    parent.disconnect!();
    process.exit(0);
  });
  parent.on('disconnect', () => process.exit(0));
  say({ url });
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const rssMb = process.memoryUsage.rss() / 2 ** 20;
  return { cpuMs: (user + system) / 1000, rssMb, peakMb: process.resourceUsage().maxRSS / 1024 };
}
