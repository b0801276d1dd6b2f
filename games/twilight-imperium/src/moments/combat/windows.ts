import type { Seat } from '@orrery/kernel';
import type { Cause, Die } from '../../model/combat/combat.ts';
import type { UnitType } from '../../model/ids.ts';
import type { Area } from '../../model/readers.ts';
import type { SystemId } from '../../model/state.ts';
import type { Mark } from '../../model/units/kinds.ts';
import { fighting, itsSeat, telling, whenActive } from '../timing.ts';
import type { RollKind } from './queries.ts';

export const beforeSpaceCannon = whenActive<{
  shooter: Seat;
  target: Seat;
  area: Area;
  cancelled: boolean;
  /** Hits go to other ships as long as there are any. */
  sparesFighters: boolean;
}>('before-space-cannon', (_game, { shooter, target }) => [shooter, target]);
/** A seat has rolled for a unit ability, outside of combat rolls; content may change the dice. */
export const afterAbilityRoll = telling<AbilityRoll>('after-ability-roll', 'seat', 'roll', 'dice');
/** Units of a seat are about to roll for a unit ability; content may give one of them more dice. */
export const beforeAbilityRoll = whenActive<{ seat: Seat; roll: RollKind; more: number }>(
  'before-ability-roll',
  itsSeat,
  'roll',
);
/** A side has rolled for Anti-Fighter Barrage; no hit is assigned yet. */
export const afterBarrage = whenActive<{
  readonly seat: Seat;
  readonly opponent: Seat;
  readonly area: Area;
  readonly hits: number;
  readonly dice: CombatRoll['dice'];
}>('after-barrage', fighting);
/** A side is about to roll for Anti-Fighter Barrage; content may aim it at all ships. */
export const beforeBarrage = whenActive<{ seat: Seat; opponent: Seat; hitsAllShips: boolean }>(
  'before-barrage',
  fighting,
);
export const startOfSpaceCombat = whenActive<{ system: SystemId; attacker: Seat; defender: Seat }>(
  'start-of-space-combat',
  (_game, { attacker, defender }) => [attacker, defender],
);
/** That of the first round is one moment with the start of the combat (LRR 78.2a, LRR 42.4a). */
export const startOfCombatRound = whenActive<{ round: number }>('start-of-combat-round', fighting);
/** Nobody has announced a retreat in this round; content may say who has to, if able. */
export const startOfAnnounceRetreats = whenActive<{ round: number; compelled: Seat[] }>(
  'start-of-announce-retreats',
  fighting,
);
/** A seat has announced a retreat; where it is prevented, it stays for this round. */
export const afterRetreatAnnounced = telling<{ seat: Seat; prevented: boolean }>('after-retreat-announced', 'seat');
/** Ships have left the combat under way, as they said they would. */
export const afterRetreat = whenActive<{ seat: Seat; from: SystemId; to: SystemId }>('after-retreat', itsSeat);
export const afterCombatRoll = telling<CombatRoll>('after-combat-roll', 'seat', 'dice');
/** Both sides of a space combat have rolled, whoever was not kept from it; content may change the dice. */
export const afterBothRolled = whenActive<{ rolls: readonly CombatRoll[] }>('after-both-rolled', fighting, 'rolls');
/** All dice of a combat round are counted; once for each side that has produced hits. */
export const afterHitsProduced = whenActive<{ by: Seat; against: Seat; area: Area; hits: number }>(
  'after-hits-produced',
  (_game, { by, against }) => [by, against],
);
/** The Roll Dice step of a round is over; content may call its hits off, and then the dice are rolled again. */
export const endOfRollDice = whenActive<{ rollAgain: boolean }>('end-of-roll-dice');
export const afterSustainDamage = telling<{
  seat: Seat;
  unit: UnitType;
  /** What sets it apart from others of its type. */
  mark?: Mark;
  area: Area;
  hitBy: Seat | null;
  /** What produced the hit: `combat` while the hits of a combat round are assigned. */
  cause: Cause;
  /** Content has repaired the unit meanwhile. */
  repaired: boolean;
}>('after-sustain-damage', 'seat', 'unit');
/** A seat is about to assign hits to its units, by Sustain Damage or by destroying them; content may cancel some. */
export const beforeHitsAssigned = whenActive<{
  readonly seat: Seat;
  readonly area: Area;
  readonly cause: Cause;
  readonly by: Seat | null;
  hits: number;
}>('before-hits-assigned', itsSeat, 'seat', 'hits');
/** A side of the combat under way has assigned the hits of this round, be they none. */
export const afterHitsAssigned = whenActive<{ seat: Seat }>('after-hits-assigned', itsSeat);
export const endOfCombatRound = whenActive<{ round: number }>('end-of-combat-round', fighting);
/**
 * The end of a space combat: one moment with the end of its last round (LRR 78.9a). It is open with the end of every round,
 * since abilities there may end the combat: whoever answers sees whether it is over.
 */
export const endOfSpaceCombat = whenActive<{ round: number }>('end-of-space-combat', fighting);
export const afterCombat = whenActive<AfterCombat>('after-combat', ({ combat }) =>
  combat ? [combat.attacker, combat.defender] : [],
);

export interface CombatRoll {
  readonly seat: Seat;
  readonly opponent: Seat;
  readonly area: Area;
  /** Each die with the unit it was rolled for and what it needs. */
  dice: Die[];
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
