import { query, type Seat } from '@orrery/kernel';
import type { Combat } from '../../model/combat/state.ts';
import type { Planet, System } from '../../model/galaxy/state.ts';
import type { UnitType } from '../../model/ids.ts';
import {
  type Area,
  isGroundForceType,
  isShipType,
  isStructureType,
  planetOf,
  systemOf,
  systemWith,
} from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { markOf } from '../../model/units/kinds.ts';
import type { UnitGroup } from '../../model/units/state.ts';

/** What a rule may want to know of a unit where it stands. */
export type Role =
  | 'ship'
  | 'ground-force'
  | 'structure'
  | 'fights-in-space'
  | 'fights-on-ground'
  /** It moves and retreats by itself, if it has a move value. */
  | 'moves'
  /** Ships can carry it. */
  | 'carried'
  /** In space it takes up room. */
  | 'needs-capacity'
  /** While ships carry it, it takes up room aboard. */
  | 'takes-room'
  /** It is in the space area itself, and does not only fight there from a planet. */
  | 'afloat';

/** Units as far as they are told apart. */
export type Units = Pick<UnitGroup, 'seat' | 'unit' | 'mark'>;

/** A place where units stand: an area; for short a planet, or a system for its space. */
export type Place = Area | Planet | System;

const areaOf = (game: State, place: Place): Area => {
  if ('space' in place) return { system: place.id, planet: null };
  return 'units' in place ? { system: systemWith(game, place.id).id, planet: place.id } : place;
};

/** Units of a seat, where they stand, and what is asked of them. */
export interface Counted extends Units {
  readonly area: Area;
  readonly as: Role;
}

export type Reader = (game: State, units: Units, place: Place) => boolean;

const countsAs = query<State, Counted, boolean>('counts-as');

const isCarriedType = (unit: UnitType): boolean => unit === 'fighter' || isGroundForceType(unit);

/** What is so of a type that no content speaks of. */
const usually: Readonly<Record<Role, (unit: UnitType) => boolean>> = {
  ship: isShipType,
  'ground-force': isGroundForceType,
  structure: isStructureType,
  'fights-in-space': isShipType,
  'fights-on-ground': isGroundForceType,
  moves: isShipType,
  carried: isCarriedType,
  'needs-capacity': isCarriedType,
  'takes-room': () => true,
  afloat: () => true,
};

/** From which other answer one follows, unless content says otherwise. */
const following: Readonly<Partial<Record<Role, readonly [from: Role, is: Reader]>>> = {
  'fights-in-space': ['ship', (...asked) => isShip(...asked)],
  'fights-on-ground': ['ground-force', (...asked) => isGroundForce(...asked)],
  moves: ['ship', (...asked) => isShip(...asked)],
  carried: ['ground-force', (game, units, place) => units.unit === 'fighter' || isGroundForce(game, units, place)],
  'needs-capacity': ['carried', (...asked) => canBeCarried(...asked)],
};

/** The types of which content has something to say; of all others their type says everything, and quickly. */
const spokenOf: Readonly<Record<Role, Set<UnitType>>> = {
  ship: new Set(),
  'ground-force': new Set(),
  structure: new Set(),
  'fights-in-space': new Set(),
  'fights-on-ground': new Set(),
  moves: new Set(),
  carried: new Set(),
  'needs-capacity': new Set(),
  'takes-room': new Set(),
  afloat: new Set(),
};

function speakOf(as: Role, types: readonly UnitType[]): void {
  for (const type of types) spokenOf[as].add(type);
  for (const [role, [from]] of Object.entries(following)) if (from === as) speakOf(role as Role, types);
}

/** Content says otherwise, of units of these types. */
export function installCountsAs(
  owner: string,
  as: Role,
  types: readonly UnitType[],
  answer: (game: State, counted: Counted, value: boolean) => boolean,
): void {
  speakOf(as, types);
  countsAs.installFor(owner, (game, counted, value) =>
    counted.as === as && types.includes(counted.unit) ? answer(game, counted, value) : value,
  );
}

function reader(as: Role): Reader {
  const types = spokenOf[as];
  const usual = usually[as];
  return (game, units, place) => {
    if (!types.has(units.unit)) return usual(units.unit);
    const { seat, unit } = units;
    const base = following[as]?.[1](game, units, place) ?? usual(unit);
    return countsAs(game, { seat, unit, ...markOf(units), area: areaOf(game, place), as }, base);
  };
}

export const isShip = reader('ship');
export const isGroundForce = reader('ground-force');
export const isStructure = reader('structure');
export const movesItself = reader('moves');
export const canBeCarried = reader('carried');
export const needsCapacity = reader('needs-capacity');
export const takesRoom = reader('takes-room');
export const isAfloat = reader('afloat');
const fightsInSpace = reader('fights-in-space');
const fightsOnGround = reader('fights-on-ground');

/** Does a unit take part in combats of this kind where it stands? */
export const fightsIn = (kind: Combat['kind']): Reader => (kind === 'space' ? fightsInSpace : fightsOnGround);

export const isNonFighterShip: Reader = (game, units, place) => units.unit !== 'fighter' && isShip(game, units, place);

export const isOfType =
  (...types: readonly UnitType[]): Reader =>
  (_game, { unit }) =>
    types.includes(unit);

/** Those of a place of whom something is so. */
export const those =
  (is: Reader, game: State, place: Place) =>
  (units: Units): boolean =>
    is(game, units, place);

/** How many units of a seat in a place are so. */
export function countAs(is: Reader, game: State, place: System | Planet, seat: Seat): number {
  let count = 0;
  for (const group of 'space' in place ? place.space : place.units)
    if (group.seat === seat && is(game, group, place)) count += group.count;
  return count;
}

export const shipsOf = (game: State, system: System, seat: Seat): UnitGroup[] =>
  system.space.filter(group => group.seat === seat && isShip(game, group, system));

export const hasShips = (game: State, system: System, seat: Seat): boolean => {
  for (const group of system.space) if (group.seat === seat && isShip(game, group, system)) return true;
  return false;
};

export const othersHaveShips = (game: State, system: System, seat: Seat): boolean => {
  for (const group of system.space) if (group.seat !== seat && isShip(game, group, system)) return true;
  return false;
};

export const groundForcesOn = (game: State, planet: Planet, seat: Seat): number =>
  countAs(isGroundForce, game, planet, seat);

/** Has a seat units in a place that take part in its combats, in space or on the ground? */
export const hasFighting = (game: State, place: System | Planet, seat: Seat): boolean =>
  countAs('space' in place ? fightsInSpace : fightsOnGround, game, place, seat) > 0;

/** Have both sides of a combat still units that fight there (LRR 78.9, LRR 42.3)? */
export function isFought(game: State, { system, planet, attacker, defender }: Combat): boolean {
  const place = planet === null ? systemOf(game, system) : planetOf(game, planet);
  return hasFighting(game, place, attacker) && hasFighting(game, place, defender);
}
