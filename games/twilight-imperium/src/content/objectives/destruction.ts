import type { Seat } from '@orrery/kernel';
import type { Cause } from '../../model/combat/combat.ts';
import type { TacticalStep } from '../../model/movement/state.ts';
import { inSets } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { isGroundForce, isNonFighterShip, isShip, type Reader, type Units } from '../../moments/units/counts-as.ts';
import { afterUnitsDestroyed, type Destroyed } from '../../moments/units/windows.ts';
import { type Condition, scoredIn } from './condition.ts';

/** The seat destroys another player's unit. */
const destroyed = (is: (game: State, seat: Seat, lost: Destroyed) => boolean): Condition =>
  scoredIn(afterUnitsDestroyed, (game, seat, lost) => lost.by === seat && lost.seat !== seat && is(game, seat, lost));

interface Wording {
  /** Codex III wording: by any cause in this step. */
  readonly step: TacticalStep;
  /** Earlier wording: by this ability. */
  readonly cause: Cause;
  readonly units: Reader;
  readonly unitsBefore?: Reader;
}

/** The last such unit of a player in an area, in a step of the tactical action. */
const lastDestroyed = ({ step, cause, units, unitsBefore = units }: Wording): Condition =>
  destroyed((game, _seat, lost) => {
    const codex = inSets(game, 'codex3');
    const which = codex ? units : unitsBefore;
    const isOne = (units: Units): boolean => units.seat === lost.seat && which(game, units, lost.area);
    if (!isOne(lost) || lost.left.some(isOne)) return false;
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
    units: isNonFighterShip,
    unitsBefore: isShip,
  }),
  'fight-with-precision': lastDestroyed({
    step: 'anti-fighter-barrage',
    cause: 'barrage',
    units: (_game, { unit }) => unit === 'fighter',
  }),
};
