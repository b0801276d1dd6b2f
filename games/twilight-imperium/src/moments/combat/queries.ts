import { query, type Seat } from '@orrery/kernel';
import type { Combat } from '../../model/combat/state.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Planet, System } from '../../model/galaxy/state.ts';
import type { UnitType } from '../../model/ids.ts';
import type { Area } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { Mark } from '../../model/units/kinds.ts';
import type { Roll } from '../../model/units/units.ts';
import type { CombatRoll } from './windows.ts';

/** What dice are rolled for. */
export type RollKind = 'cannon' | 'bombardment' | 'barrage' | 'space-combat' | 'ground-combat';
/** Can a unit with Sustain Damage use it where it stands? */
export const maySustain = query<State, { seat: Seat; unit: UnitType; area: Area }, boolean>('may-sustain');
/** May a unit that takes no hits itself use its Sustain Damage against hits on its owner's ships in the same space? */
export const sustainsForShips = query<State, { seat: Seat; unit: UnitType }, boolean>('sustains-for-ships');
/** May a seat's ships retreat there, own units or not? */
export const mayRetreatTo = query<State, { seat: Seat; system: System }, boolean>('may-retreat-to');
/** May ships of a seat leave the combat under way, by a retreat or by a card? */
export const mayLeaveCombat = query<State, Seat, boolean>('may-leave-combat');
/** Do units of a seat that its abilities place among others' units have to fight them in the combat steps of the action? */
export const fightsOnArrival = query<State, Seat, boolean>('fights-on-arrival');
/** What is added to each combat die of a unit. */
export const combatBonus = query<State, { seat: Seat; unit: UnitType }, number>('combat-bonus');
/** Dice that units of a kind roll in this combat round beside their own, all of them together. */
export const extraCombatDice = query<State, { seat: Seat; unit: UnitType }, number>('extra-combat-dice');
/** Has a side of a combat the potential to win it? Without content: can any of its units hit? */
export const canWin = query<State, { seat: Seat; combat: Combat }, boolean>('can-win');
/** May a seat use Space Cannon against another's ships in the active system? */
export const mayFireAtShips = query<State, { shooter: Seat; target: Seat }, boolean>('may-fire-at-ships');
/** What a seat's units fire at ships in the active system. */
export const cannonsGranted = query<State, { seat: Seat; system: SystemId }, readonly { unit: UnitType; roll: Roll }[]>(
  'cannons-granted',
);
/** What a planet fires for a seat, as if it were a unit. */
export const cannonsOnPlanet = query<
  State,
  { seat: Seat; planet: Planet },
  readonly { unit: UnitType; planet?: PlanetId; roll: Roll }[]
>('cannons-on-planet');
/** Shots of Anti-Fighter Barrage that a side of a space combat has beside those of its ships. */
export const barragesGranted = query<
  State,
  { seat: Seat; system: SystemId },
  readonly { unit: UnitType; roll: Roll }[]
>('barrages-granted');
/** May a seat use Anti-Fighter Barrage against another's units in a system? */
export const mayBarrage = query<State, { seat: Seat; opponent: Seat; system: System }, boolean>('may-barrage');
/** May a seat use Space Cannon against another's ground forces in an invasion? */
export const mayFireAtLanded = query<State, { shooter: Seat; target: Seat }, boolean>('may-fire-at-landed');
/** Can ground forces be hit by Space Cannons that fire at what was committed to their planet? */
export const mayBeShotAtLanding = query<State, { seat: Seat; unit: UnitType; mark?: Mark }, boolean>(
  'may-be-shot-at-landing',
);
/** How many hits a seat cancels when one of its units uses Sustain Damage. */
export const hitsPerSustain = query<State, Seat, number>('hits-per-sustain');
/** What is added to each Space Cannon die. */
export const cannonBonus = query<State, { shooter: Seat; target: Seat }, number>('cannon-bonus');
/** Extra dice for one unit of a roll: for Plasma Scoring and the like. */
export const extraDice = query<State, { seat: Seat; roll: RollKind }, number>('extra-dice');
/** Hits that a roll produces, after all dice are known. */
export const hitsProduced = query<State, { seat: Seat; roll: RollKind; dice: CombatRoll['dice'] }, number>(
  'hits-produced',
);
/** Ships of a seat whose hits in a space combat must go to other ships than fighters, if able. */
export const aimsAtShips = query<State, Seat, readonly UnitType[]>('aims-at-ships');
