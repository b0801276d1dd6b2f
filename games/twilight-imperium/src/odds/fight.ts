import { type Frame, type Outcome, refuse, type Seat, withOnly, yes } from '@orrery/kernel';
import { groupsToChange, planetToChange, systemToChange } from '../model/changes.ts';
import { newCombat } from '../model/combat/combat.ts';
import type { PlanetId } from '../model/galaxy/planets.ts';
import { type FactionId, type Source, sources, type TechnologyId, type UnitType, unitTypes } from '../model/ids.ts';
import { groupsIn, isGroundForceType, isShipType, isStructureType, systemOf } from '../model/readers.ts';
import { emptyTable, newPlayer, systemsOf } from '../model/setup.ts';
import type { State } from '../model/state.ts';
import { sheetOf } from '../moments/factions/registry.ts';
import { spaceCombat } from '../moments/steps.ts';
import { fightsIn } from '../moments/units/counts-as.ts';
import { capacityBeside } from '../moments/units/queries.ts';
import { spaceCannonOffense } from '../rules/combat/space-cannon.ts';
import { combatRound, spaceCombatEnds } from '../rules/combat/space-combat.ts';
import { invasion } from '../rules/invasion/invasion.ts';
import { roomIn } from '../verbs/units/limits.ts';
import type { Force } from './force.ts';

export type Place = 'space' | 'ground';

export interface Side {
  readonly units: Force;
  /** How many of them are damaged already. */
  readonly damaged?: Force;
  readonly technologies?: readonly TechnologyId[];
  readonly faction?: FactionId;
  /** What it may spend on abilities in the fight. */
  readonly tradeGoods?: number;
}

export interface Fight {
  readonly attacker: Side;
  readonly defender: Side;
  readonly place: Place;
  /** In a nebula the defender rolls better (LRR 59.3). */
  readonly nebula?: boolean;
  /** A space combat under way: Space Cannon and Anti-Fighter Barrage are over. */
  readonly begun?: boolean;
  /** Boxes on the table: of several wordings of a card the newest counts. All of them unless said. */
  readonly sets?: readonly Source[];
}

type Survivors = Readonly<Partial<Record<UnitType, number>>>;

export interface Odds {
  /** For the attacker, as shares of 1. */
  readonly win: number;
  readonly lose: number;
  readonly draw: number;
  /** Every outcome of the dice was followed, or the fight was fought so many times. */
  readonly method: 'exact' | 'simulated';
  /** How many times it was fought; none if the odds are exact. */
  readonly runs: number;
  /** What is left of each side on average. */
  readonly survivors: { readonly attacker: Survivors; readonly defender: Survivors };
  /** Fighters that no ship of a side in space carries; they fight all the same. */
  readonly beyondCapacity: { readonly attacker: number; readonly defender: number };
}

/** One system with one planet; far from it a planet for each side, so that nobody is eliminated. */
const SYSTEM = '19';
const REAR = '27';
const PLANET: PlanetId = 'wellon';
const ATTACKER: Seat = 0;
const DEFENDER: Seat = 1;

/** Is there anything odd about who is to fight where? */
export function checkFight(fight: Fight): Outcome<Fight> {
  const { attacker, defender, place } = fight;
  const has = ({ units }: Side, which: (unit: UnitType) => boolean): boolean =>
    unitTypes.some(unit => units[unit] && which(unit));
  const wrong = (message: string) => refuse('options/invalid', message);
  if (has(attacker, isStructureType)) return wrong('structures do not attack');
  if (place === 'space') {
    if (has(attacker, isGroundForceType) || has(defender, isGroundForceType))
      return wrong('ground forces do not fight in space');
    if (!has(attacker, isShipType)) return wrong('the attacker needs ships');
  } else {
    if (!has(attacker, isGroundForceType)) return wrong('the attacker needs ground forces');
    if (has(defender, isShipType)) return wrong('ships do not defend a planet');
  }
  return yes(fight);
}

/** The cheapest unit of a side stands last, since that is what it loses first. */
function muster(game: State, seat: Seat, { units, damaged = {} }: Side): void {
  for (const unit of unitTypes) {
    const count = units[unit] ?? 0;
    if (count === 0) continue;
    const onPlanet = isStructureType(unit) || (seat === DEFENDER && isGroundForceType(unit));
    const groups = groupsToChange(game, { system: SYSTEM, planet: onPlanet ? PLANET : null });
    groups.push({ seat, unit, count, damaged: Math.min(count, damaged[unit] ?? 0) });
  }
}

/** The moment before the fight, all units where they belong. */
function positionOf({ attacker, defender, nebula, begun, sets = sources }: Fight): State {
  const game = emptyTable(2, { sets, points: 10, factions: [], map: 'odds' }, { proc: 'none', args: {} });
  game.galaxy = {
    tiles: [
      { tile: SYSTEM, position: '000', turn: 0 },
      { tile: REAR, position: 'tl', turn: 0 },
    ],
  };
  game.systems = systemsOf(game.galaxy, false);
  game.seats = [attacker, defender].map(({ faction, technologies = [], tradeGoods = 0 }) => ({
    ...newPlayer(faction ?? 'sol', ''),
    sheet: faction ? sheetOf(faction).map(({ id }) => id) : [], // a side without a faction is like any other
    technologies: [...technologies],
    tradeGoods,
    tokens: { tactic: 0, fleet: 99, strategy: 0, reinforcements: 0 }, // no fleet is too large here
  }));
  game.phase = 'action';
  game.active = ATTACKER;
  game.custodians = false;
  planetToChange(game, PLANET).controller = DEFENDER;
  for (const [seat, side] of [attacker, defender].entries()) {
    muster(game, seat, side);
    systemToChange(game, REAR).planets[seat]!.controller = seat;
  }
  game.tactical = {
    seat: ATTACKER,
    system: SYSTEM,
    step: 'movement',
    friends: [],
    waves: [],
    committed: [],
    extraMove: null,
  };
  if (nebula) systemToChange(game, SYSTEM).anomalies.push('nebula');
  if (begun) game.combat = newCombat({ system: SYSTEM, planet: null }, ATTACKER, DEFENDER);
  return game;
}

/** What each side of the fight at hand has beyond the capacity of its ships when it begins. */
let asGiven: readonly number[] | undefined;
capacityBeside.install((_game, seat, capacity) => capacity + (asGiven?.[seat] ?? 0));

const excessOf = (game: State): number[] =>
  [ATTACKER, DEFENDER].map(seat => {
    const { cargo, capacity } = roomIn(game, seat, systemOf(game, SYSTEM));
    return Math.max(0, cargo - capacity);
  });

const framesOf = ({ place, begun }: Fight): readonly Frame[] => {
  if (place === 'ground') return [invasion({})];
  return begun ? [combatRound({}), spaceCombatEnds({})] : [spaceCannonOffense({}), spaceCombat({})];
};

/** A fight that is about to begin. */
export interface Start {
  readonly fight: Fight;
  readonly state: State;
  readonly frames: readonly Frame[];
  readonly tally: Tally;
}

/** Prepares a fight and does something with it while no content is looked at but that of the two sides. */
export function withFight<T>(fight: Fight, work: (start: Start) => T): T {
  const state = positionOf(fight);
  const excess = excessOf(state);
  // Nobody has anything here but technologies and a faction sheet.
  const inPlay = new Set(state.seats.flatMap(({ technologies, sheet }): string[] => [...technologies, ...sheet]));
  asGiven = excess;
  try {
    return withOnly(
      owner => inPlay.has(owner),
      () => work({ fight, state, frames: framesOf(fight), tally: new Tally(fight.place, excess) }),
    );
  } finally {
    asGiven = undefined;
  }
}

/** What is left of those who fought, by side. */
type Left = readonly [Map<UnitType, number>, Map<UnitType, number>];

/** Adds up how fights ended, each with its weight. */
export class Tally {
  readonly #place: Place;
  readonly #excess: readonly number[];
  readonly #sums: Left = [new Map(), new Map()];
  #win = 0;
  #lose = 0;
  #draw = 0;

  constructor(place: Place, excess: readonly number[]) {
    this.#place = place;
    this.#excess = excess;
  }

  /** What stands on the battlefield now. */
  left(game: State): Left {
    const fights = fightsIn(this.#place);
    const left: Left = [new Map(), new Map()];
    for (const planet of this.#place === 'space' ? [null] : [null, PLANET])
      for (const group of groupsIn(game, { system: SYSTEM, planet })) {
        const { seat, unit, count } = group;
        if (fights(game, group, { system: SYSTEM, planet }))
          left[seat === ATTACKER ? 0 : 1].set(unit, (left[seat]!.get(unit) ?? 0) + count);
      }
    return left;
  }

  add(left: Left, weight: number): void {
    const [attackers, defenders] = left;
    if (defenders.size > 0) this.#lose += weight;
    else if (attackers.size > 0) this.#win += weight;
    else this.#draw += weight;
    for (const [side, units] of left.entries())
      for (const [unit, count] of units)
        this.#sums[side]!.set(unit, (this.#sums[side]!.get(unit) ?? 0) + weight * count);
  }

  /** The odds if all weights together are so much. */
  odds(total: number, method: Odds['method'], runs: number): Odds {
    const mean = (sums: ReadonlyMap<UnitType, number>): Survivors =>
      Object.fromEntries(unitTypes.filter(unit => sums.get(unit)).map(unit => [unit, sums.get(unit)! / total]));
    const [attacker, defender] = this.#excess as [number, number];
    return {
      win: this.#win / total,
      lose: this.#lose / total,
      draw: this.#draw / total,
      method,
      runs,
      survivors: { attacker: mean(this.#sums[0]), defender: mean(this.#sums[1]) },
      beyondCapacity: this.#place === 'space' ? { attacker, defender } : { attacker: 0, defender: 0 }, // who lands need not say what carries them
    };
  }
}
