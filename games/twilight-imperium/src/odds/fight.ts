import { type Frame, type Outcome, refuse, type Seat, withOnly, yes } from '@orrery/kernel';
import { groupsToChange, planetToChange, systemToChange } from '../model/changes.ts';
import { newCombat } from '../model/combat/combat.ts';
import { printedStats } from '../model/factions/faction-units.ts';
import type { Player } from '../model/factions/player.ts';
import type { PlanetId } from '../model/galaxy/planets.ts';
import { type FactionId, type Source, sources, type TechnologyId, type UnitType, unitTypes } from '../model/ids.ts';
import { groupsIn, isGroundForceType, isShipType, isStructureType, systemOf } from '../model/readers.ts';
import { emptyTable, newPlayer, systemsOf } from '../model/setup.ts';
import type { State } from '../model/state.ts';
import { sustainsForShips } from '../moments/combat/queries.ts';
import { sheetOf } from '../moments/factions/registry.ts';
import { attachmentOf } from '../moments/galaxy/registry.ts';
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
  /** How many of them are damaged. */
  readonly damaged?: Force;
  readonly technologies?: readonly TechnologyId[];
  readonly faction?: FactionId;
  /** Can be spent on abilities in the fight. */
  readonly tradeGoods?: number;
}

export interface Fight {
  readonly attacker: Side;
  readonly defender: Side;
  readonly place: Place;
  /** In a nebula the defender rolls better (LRR 59.3). */
  readonly nebula?: boolean;
  /** A space combat after Space Cannon Offense and Anti-Fighter Barrage. */
  readonly begun?: boolean;
  /** Attachments of the defender's planet; only those with Space Cannon matter. */
  readonly attachments?: readonly string[];
  /** Expansions in use: the newest wording of a card among them applies. Default: all. */
  readonly sets?: readonly Source[];
}

type Survivors = Readonly<Partial<Record<UnitType, number>>>;

export interface Odds {
  /** For the attacker, as shares of 1. */
  readonly win: number;
  readonly lose: number;
  readonly draw: number;
  /** All outcomes of the dice enumerated, or `runs` fights simulated. */
  readonly method: 'exact' | 'simulated';
  /** The number of simulated fights; 0 if the odds are exact. */
  readonly runs: number;
  /** Mean number of surviving units. */
  readonly survivors: { readonly attacker: Survivors; readonly defender: Survivors };
  /** Units beyond the capacity of a side's ships in space; they still fight. */
  readonly beyondCapacity: { readonly attacker: number; readonly defender: number };
}

/** The fight's system has one planet; in REAR each side has one, so nobody is eliminated. */
const SYSTEM = '19';
const REAR = '27';
const PLANET: PlanetId = 'wellon';
const ATTACKER: Seat = 0;
const DEFENDER: Seat = 1;

/** Ground forces without effect in space combat: those that cannot sustain damage for ships. */
function isIdle(fight: Fight, seat: Seat): (unit: UnitType) => boolean {
  const game = positionOf(fight);
  return unit => isGroundForceType(unit) && !sustainsForShips(game, { seat, unit }, false);
}

/** Removes ground forces that have no effect in a space combat. */
export function withoutIdle(fight: Fight): Fight {
  if (fight.place !== 'space') return fight;
  const side = (seat: Seat, { units, ...rest }: Side): Side => {
    const idle = isIdle(fight, seat);
    const kept = Object.entries(units).filter(([unit]) => !idle(unit as UnitType));
    return { ...rest, units: Object.fromEntries(kept) };
  };
  return { ...fight, attacker: side(ATTACKER, fight.attacker), defender: side(DEFENDER, fight.defender) };
}

/** The player of a side; Default: Sol without a faction sheet. */
const playerOf = ({ faction, technologies = [], tradeGoods = 0 }: Side): Player => ({
  ...newPlayer(faction ?? 'sol', ''),
  sheet: faction ? sheetOf(faction).map(({ id }) => id) : [],
  technologies: [...technologies],
  tradeGoods,
  tokens: { tactic: 0, fleet: 99, strategy: 0, reinforcements: 0 }, // no fleet limit here
});

/** Refuses illegal units in a fight. */
export function checkFight(fight: Fight): Outcome<Fight> {
  const { attacker, defender, place } = fight;
  const has = ({ units }: Side, which: (unit: UnitType) => boolean): boolean =>
    unitTypes.some(unit => units[unit] && which(unit));
  const wrong = (message: string) => refuse('options/invalid', message);
  const player = playerOf(attacker);
  const fightsOnGround = (unit: UnitType): boolean =>
    isGroundForceType(unit) || (isStructureType(unit) && printedStats(player, unit).combat !== undefined);
  if (has(attacker, unit => isStructureType(unit) && !(place === 'ground' && fightsOnGround(unit))))
    return wrong('structures do not attack');
  if (place === 'space') {
    if (has(attacker, isIdle(fight, ATTACKER)) || has(defender, isIdle(fight, DEFENDER)))
      return wrong('ground forces do not fight in space');
    if (!has(attacker, isShipType)) return wrong('the attacker needs ships');
  } else {
    if (!has(attacker, fightsOnGround)) return wrong('the attacker needs ground forces');
    if (has(defender, isShipType)) return wrong('ships do not defend a planet');
  }
  return yes(fight);
}

/** Places a side's units, the cheapest last, as it is destroyed first. */
function muster(game: State, seat: Seat, { units, damaged = {} }: Side, place: Place): void {
  for (const unit of unitTypes) {
    const count = units[unit] ?? 0;
    if (count === 0) continue;
    const onPlanet = isStructureType(unit) || (place === 'ground' && seat === DEFENDER && isGroundForceType(unit));
    const groups = groupsToChange(game, { system: SYSTEM, planet: onPlanet ? PLANET : null });
    groups.push({ seat, unit, count, damaged: Math.min(count, damaged[unit] ?? 0) });
  }
}

/** The state before the fight, with all units placed. */
function positionOf({ attacker, defender, place, nebula, begun, attachments = [], sets = sources }: Fight): State {
  const game = emptyTable(2, { sets, points: 10, factions: [], map: 'odds' }, { proc: 'none', args: {} });
  game.galaxy = {
    tiles: [
      { tile: SYSTEM, position: '000', turn: 0 },
      { tile: REAR, position: 'tl', turn: 0 },
    ],
  };
  game.systems = systemsOf(game.galaxy, false);
  game.seats = [attacker, defender].map(playerOf);
  game.phase = 'action';
  game.active = ATTACKER;
  game.custodians = false;
  const planet = planetToChange(game, PLANET);
  planet.controller = DEFENDER;
  planet.attachments = attachments.filter(card => attachmentOf(card)?.cannon);
  for (const [seat, side] of [attacker, defender].entries()) {
    muster(game, seat, side, place);
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
    // Attacking structures are already landed.
    ...(place === 'ground' &&
      unitTypes.some(unit => attacker.units[unit] && isStructureType(unit)) && { contested: [PLANET] }),
  };
  if (nebula) systemToChange(game, SYSTEM).anomalies.push('nebula');
  if (begun) game.combat = newCombat({ system: SYSTEM, planet: null }, ATTACKER, DEFENDER);
  return game;
}

/** By how much each side exceeds its capacity at the start of the current fight. */
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

/** A fight ready to run. */
export interface Start {
  readonly fight: Fight;
  readonly state: State;
  readonly frames: readonly Frame[];
  readonly tally: Tally;
}

/** Prepares a fight and runs `work` on it, with only the content of the two sides active. */
export function withFight<T>(fight: Fight, work: (start: Start) => T): T {
  const state = positionOf(fight);
  const excess = excessOf(state);
  // The players have only technologies and faction sheets.
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

/** The surviving units, by side. */
type Left = readonly [Map<UnitType, number>, Map<UnitType, number>];

/** Sums up the results of fights, weighted. */
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

  /** Units still fighting. */
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

  /** The odds, given the sum of all weights. */
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
      beyondCapacity: this.#place === 'space' ? { attacker, defender } : { attacker: 0, defender: 0 }, // ground combats ignore capacity
    };
  }
}
