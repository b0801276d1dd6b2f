import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../galaxy/planets.ts';
import type { UnitType } from '../ids.ts';
import type { Area } from '../readers.ts';
import type { Combat } from './state.ts';
/** Why a unit was destroyed: cards answer to some causes only. */
export type Cause = 'combat' | 'cannon' | 'bombardment' | 'barrage' | 'direct-hit' | 'control' | 'effect';

/** A die as it was rolled for a unit. */
export type Die = {
  unit: UnitType;
  /** The planet that it was rolled for, where one fires as if it were a unit. */
  planet?: PlanetId;
  needs: number;
  result: number;
};

/** A combat in its first round: of ships in space, of ground forces on a planet. */
export const newCombat = (area: Area, attacker: Seat, defender: Seat): Combat => ({
  kind: area.planet === null ? 'space' : 'ground',
  ...area,
  attacker,
  defender,
  round: 1,
  retreating: null,
  hits: { attacker: 0, defender: 0 },
  losses: [],
  scorers: [],
  sustained: [],
  silenced: [],
});
