import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { itsSeat, telling, whenActive } from '../timing.ts';

/** A planet has a new owner, who has not explored it yet; others' structures on it still stand. */
export const whenControlGained = whenActive<{ seat: Seat; planet: PlanetId; from: Seat | null }>(
  'when-control-gained',
  itsSeat,
  'planet',
);
export const afterControlGained = telling<{ seat: Seat; planet: PlanetId; from: Seat | null }>(
  'after-control-gained',
  'seat',
  'planet',
);
export const afterControlLost = whenActive<{ seat: Seat; planet: PlanetId; to: Seat | null }>(
  'after-control-lost',
  itsSeat,
  'planet',
);

/** A seat is about to explore a planet; content may let it draw more cards, of which it resolves one. */
export const whenExploring = whenActive<{ readonly seat: Seat; readonly planet: PlanetId; more: number }>(
  'when-exploring',
  itsSeat,
  'planet',
);
/** A planet was explored, and the card is resolved. */
export const afterExplored = whenActive<{ seat: Seat; planet: PlanetId }>('after-explored', itsSeat, 'planet');
