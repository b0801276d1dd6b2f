import type { TableSummary } from '@orrery/protocol';

/** How open tables can be narrowed down. */
export interface TableFilter {
  /** A game by its id, or any. */
  readonly game: string;
  /** How many seats the table has; 0 for any number. */
  readonly players: number;
  /** With a clock of minutes, over days, or either. */
  readonly pace: 'any' | 'live' | 'slow';
  readonly hasFreeSeat: boolean;
}

export const noFilter: TableFilter = { game: '', players: 0, pace: 'any', hasFreeSeat: false };

/** Longer than this is no evening any more. */
const EVENING_S = 4 * 3600;

/** Whether people sit at it together: with a clock that an evening is enough for. */
function isLive({ clock }: Pick<TableSummary, 'clock'>): boolean {
  return clock.kind !== 'none' && clock.seconds <= EVENING_S;
}

const isFree = ({ name, bot }: TableSummary['seats'][number]): boolean => name === null && !bot;

export const passes = (table: TableSummary, { game, players, pace, hasFreeSeat }: TableFilter): boolean =>
  (game === '' || table.game === game) &&
  (players === 0 || table.seats.length === players) &&
  (pace === 'any' || isLive(table) === (pace === 'live')) &&
  (!hasFreeSeat || table.seats.some(isFree));
