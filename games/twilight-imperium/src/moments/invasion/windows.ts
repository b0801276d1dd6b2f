import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { UnitType } from '../../model/ids.ts';
import type { SystemId } from '../../model/state.ts';
import type { Mark } from '../../model/units/kinds.ts';
import { happensIn, itsSeat, whenActive } from '../timing.ts';

export const startOfGroundCombat = whenActive<{ system: SystemId; planet: PlanetId; attacker: Seat; defender: Seat }>(
  'start-of-ground-combat',
  (_game, { attacker, defender }) => [attacker, defender],
);
export const beforeInvasion = whenActive<{ seat: Seat; system: SystemId }>(
  'before-invasion',
  happensIn,
  'seat',
  'system',
);
/** All bombardment of an invasion is over; once for each planet that was bombarded. */
export const afterBombardment = whenActive<{
  seat: Seat;
  planet: PlanetId;
  /** Infantry of others that its hits destroyed. */
  infantryDestroyed: number;
}>('after-bombardment', itsSeat, 'seat', 'planet');
/** What landed on which planets; content may send some of it back. */
export const afterGroundForcesCommitted = whenActive<{
  readonly seat: Seat;
  readonly system: SystemId;
  readonly planets: readonly PlanetId[];
  landed: Landed[];
}>('after-ground-forces-committed', happensIn, 'seat', 'system');
/** All ground combats over landed units are over, and control is about to be established; also where nobody fought. */
export const beforeControlEstablished = whenActive<{ seat: Seat; system: SystemId }>(
  'before-control-established',
  happensIn,
  'seat',
  'system',
);
/** All ground forces that are to land have landed, be there any or not; nobody defends itself yet. */
export const afterLanding = whenActive<{ seat: Seat; system: SystemId }>('after-landing', happensIn, 'seat', 'system');

/** Ground forces of one kind that were committed to a planet. */
export interface Landed {
  readonly planet: PlanetId;
  readonly unit: UnitType;
  readonly mark?: Mark;
  readonly count: number;
  readonly damaged: number;
}
