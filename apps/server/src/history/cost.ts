/** The kinds of requests for the history. */
type Reading = 'events' | 'moments' | 'history' | 'save';

/** How many commands a request counts for: a fixed part, and one for each thousand entries of the log. */
const costs: Readonly<Record<Reading, { readonly least: number; readonly perThousand: number }>> = {
  events: { least: 1, perThousand: 0.2 },
  moments: { least: 3, perThousand: 3 },
  history: { least: 10, perThousand: 10 },
  save: { least: 50, perThousand: 10 },
};

/** The cost of a request for a game of this length; at most a full burst, or nobody could ever afford it. */
export function costOf(reading: Reading, entries: number, most: number): number {
  const { least, perThousand } = costs[reading];
  return Math.min(most, Math.ceil(least + (perThousand * entries) / 1000));
}
