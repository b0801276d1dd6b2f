import type { Seat } from '@orrery/kernel';
import type { Cause } from '../../model/combat/combat.ts';
import type { UnitType } from '../../model/ids.ts';
import type { TacticalStep } from '../../model/movement/state.ts';
import { countOf, groupsIn, inSets, isGroundForce, isShip } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { afterUnitsDestroyed, type Destroyed } from '../../moments/units/windows.ts';
import { type Condition, scoredIn } from './condition.ts';

/** A unit of another player, destroyed by the seat. */
const destroyed = (is: (game: State, seat: Seat, lost: Destroyed) => boolean): Condition =>
  scoredIn(afterUnitsDestroyed, (game, seat, lost) => lost.by === seat && lost.seat !== seat && is(game, seat, lost));

interface Wording {
  /** By anything in this step: the wording of the third Codex. */
  readonly step: TacticalStep;
  /** The ability that has to do it: the wording before. */
  readonly cause: Cause;
  readonly units: (unit: UnitType) => boolean;
  readonly unitsBefore?: (unit: UnitType) => boolean;
}

/** The last unit of a kind that a player had in an area, in a step of the tactical action. */
const lastDestroyed = ({ step, cause, units, unitsBefore = units }: Wording): Condition =>
  destroyed((game, _seat, lost) => {
    const codex = inSets(game, 'codex3');
    const which = codex ? units : unitsBefore;
    if (!which(lost.unit) || countOf(groupsIn(game, lost.area), lost.seat, which) > 0) return false;
    return codex ? game.tactical?.step === step : lost.cause === cause;
  });

export const ofDestruction = {
  'destroy-their-greatest-ship': destroyed((_game, _seat, { unit }) => unit === 'war-sun' || unit === 'flagship'),

  'make-an-example-of-their-world': lastDestroyed({
    step: 'bombardment',
    cause: 'bombardment',
    units: isGroundForce,
  }),
  'turn-their-fleets-to-dust': lastDestroyed({
    step: 'space-cannon-offense',
    cause: 'cannon',
    units: unit => isShip(unit) && unit !== 'fighter',
    unitsBefore: isShip,
  }),
  'fight-with-precision': lastDestroyed({
    step: 'anti-fighter-barrage',
    cause: 'barrage',
    units: unit => unit === 'fighter',
  }),
};
