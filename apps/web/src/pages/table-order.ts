import type { TableSummary } from '@orrery/protocol';

/** Sorts tables: those waiting for me first, finished ones last; otherwise the order is kept. */
export function byUrgency(tables: readonly TableSummary[]): TableSummary[] {
  const rank = ({ seat, waiting, status }: TableSummary): number => {
    if (status !== 'playing') return status === 'gathering' ? 1 : 2;
    return seat !== null && waiting.includes(seat) ? 0 : 1;
  };
  return tables.toSorted((a, b) => rank(a) - rank(b));
}
