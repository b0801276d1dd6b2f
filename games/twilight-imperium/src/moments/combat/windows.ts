import type { Seat } from '@orrery/kernel';
import type { Cause } from '../../model/combat/combat.ts';
import type { UnitType } from '../../model/ids.ts';
import type { Area } from '../../model/readers.ts';
import type { SystemId } from '../../model/state.ts';
import { itsSeat, telling, whenActive } from '../timing.ts';

export const beforeSpaceCannon = whenActive<{
  shooter: Seat;
  target: Seat;
  area: Area;
  cancelled: boolean;
  /** Hits go to other ships as long as there are any. */
  sparesFighters: boolean;
}>('before-space-cannon');
/** A seat has rolled for a unit ability, outside of combat rolls; content may change the dice. */
export const afterAbilityRoll = telling<AbilityRoll>('after-ability-roll', 'seat', 'roll', 'dice');
/** A side is about to roll for Anti-Fighter Barrage; content may aim it at all ships. */
export const beforeBarrage = whenActive<{ seat: Seat; opponent: Seat; hitsAllShips: boolean }>('before-barrage');
export const startOfSpaceCombat = whenActive<{ system: SystemId; attacker: Seat; defender: Seat }>(
  'start-of-space-combat',
);
/** That of the first round is one moment with the start of the combat (LRR 78.2a, LRR 42.4a). */
export const startOfCombatRound = whenActive<{ round: number }>('start-of-combat-round');
/** Nobody has announced a retreat in this round; content may say who has to, if able. */
export const startOfAnnounceRetreats = whenActive<{ round: number; compelled: Seat[] }>('start-of-announce-retreats');
/** A seat has announced a retreat; where it is prevented, it stays for this round. */
export const afterRetreatAnnounced = telling<{ seat: Seat; prevented: boolean }>('after-retreat-announced', 'seat');
/** Ships have left the combat under way, as they said they would. */
export const afterRetreat = whenActive<{ seat: Seat; from: SystemId; to: SystemId }>('after-retreat', itsSeat);
export const afterCombatRoll = telling<CombatRoll>('after-combat-roll', 'seat', 'dice');
/** Both sides of a space combat have rolled, whoever was not kept from it; content may change the dice. */
export const afterBothRolled = telling<{ rolls: readonly CombatRoll[] }>('after-both-rolled', 'rolls');
/** All dice of a combat round are counted; once for each side that has produced hits. */
export const afterHitsProduced = whenActive<{ by: Seat; against: Seat; area: Area; hits: number }>(
  'after-hits-produced',
);
export const afterSustainDamage = telling<{
  seat: Seat;
  unit: UnitType;
  area: Area;
  hitBy: Seat | null;
  /** What produced the hit: `combat` while the hits of a combat round are assigned. */
  cause: Cause;
}>('after-sustain-damage', 'seat', 'unit');
/** A seat is about to assign hits to its units, by Sustain Damage or by destroying them; content may cancel some. */
export const beforeHitsAssigned = whenActive<{
  readonly seat: Seat;
  readonly area: Area;
  readonly cause: Cause;
  readonly by: Seat | null;
  hits: number;
}>('before-hits-assigned', itsSeat, 'hits');
/** A side of the combat under way has assigned the hits of this round, be they none. */
export const afterHitsAssigned = whenActive<{ seat: Seat }>('after-hits-assigned');
export const endOfCombatRound = whenActive<{ round: number }>('end-of-combat-round');
/**
 * The end of a space combat: one moment with the end of its last round (LRR 78.9a). It is open with the end of every round,
 * since abilities there may end the combat: whoever answers sees whether it is over.
 */
export const endOfSpaceCombat = whenActive<{ round: number }>('end-of-space-combat');
export const afterCombat = whenActive<AfterCombat>('after-combat', ({ combat }) =>
  combat ? [combat.attacker, combat.defender] : [],
);

export interface CombatRoll {
  readonly seat: Seat;
  readonly opponent: Seat;
  readonly area: Area;
  /** Each die with the unit it was rolled for and what it needs. */
  dice: { unit: UnitType; needs: number; result: number }[];
}

export interface AbilityRoll {
  readonly seat: Seat;
  readonly roll: 'bombardment' | 'space-cannon' | 'barrage';
  /** Each die with the unit it was rolled for and what it needs. */
  dice: CombatRoll['dice'];
}

export interface AfterCombat {
  readonly kind: 'space' | 'ground';
  readonly area: Area;
  /** Nobody wins where both sides are gone (LRR 78.10). */
  readonly winner: Seat | null;
  readonly loser: Seat | null;
}
