import { type Frame, type Outcome, randomFor, refuse, type Seat, withOnly, yes } from '@orrery/kernel';
import { groupsToChange, planetToChange, systemToChange } from '../model/changes.ts';
import { cloneState } from '../model/clone.generated.ts';
import { newCombat } from '../model/combat/combat.ts';
import type { PlanetId } from '../model/galaxy/planets.ts';
import { type FactionId, type Source, sources, type TechnologyId, type UnitType, unitTypes } from '../model/ids.ts';
import { groupsIn, isGroundForce, isShip, isStructure, systemOf } from '../model/readers.ts';
import { emptyTable, newPlayer, systemsOf } from '../model/setup.ts';
import type { State } from '../model/state.ts';
import { capacityBeside } from '../moments/queries.ts';
import { sheetOf } from '../moments/sockets.ts';
import { spaceCannonOffense } from '../rules/combat/space-cannon.ts';
import { combatRound, spaceCombat, spaceCombatEnds } from '../rules/combat/space-combat.ts';
import { invasion } from '../rules/invasion/invasion.ts';
import { roomIn } from '../verbs/units/limits.ts';
import type { Force } from './force.ts';
import { sensible } from './player.ts';
import { carryOut, diceFrom } from './runner.ts';

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
  if (has(attacker, isStructure)) return wrong('structures do not attack');
  if (place === 'space') {
    if (has(attacker, isGroundForce) || has(defender, isGroundForce))
      return wrong('ground forces do not fight in space');
    if (!has(attacker, isShip)) return wrong('the attacker needs ships');
  } else {
    if (!has(attacker, isGroundForce)) return wrong('the attacker needs ground forces');
    if (has(defender, isShip)) return wrong('ships do not defend a planet');
  }
  return yes(fight);
}

/** The cheapest unit of a side stands last, since that is what it loses first. */
function muster(game: State, seat: Seat, { units, damaged = {} }: Side): void {
  for (const unit of unitTypes) {
    const count = units[unit] ?? 0;
    if (count === 0) continue;
    const onPlanet = isStructure(unit) || (seat === DEFENDER && isGroundForce(unit));
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
    boosted: null,
  };
  if (nebula) systemToChange(game, SYSTEM).anomalies.push('nebula');
  if (begun) game.combat = newCombat({ system: SYSTEM, planet: null }, ATTACKER, DEFENDER);
  return game;
}

/** What each side has beyond the capacity of its ships when the fight begins. */
const asGiven = new WeakMap<State, readonly number[]>();
capacityBeside.install((game, seat, capacity) => capacity + (asGiven.get(game)?.[seat] ?? 0));

const excessOf = (game: State): number[] =>
  [ATTACKER, DEFENDER].map(seat => {
    const { cargo, capacity } = roomIn(game, seat, systemOf(game, SYSTEM));
    return Math.max(0, cargo - capacity);
  });

const courseOf = ({ place, begun }: Fight): readonly Frame[] => {
  if (place === 'ground') return [invasion({})];
  return begun ? [combatRound({}), spaceCombatEnds({})] : [spaceCannonOffense({}), spaceCombat({})];
};

/** Adds up what is left of those who fought; returns how many units each side has. */
function count(game: State, place: Place, sums: readonly Partial<Record<UnitType, number>>[]): number[] {
  const fights = place === 'space' ? isShip : isGroundForce;
  const left = [0, 0];
  for (const planet of place === 'space' ? [null] : [null, PLANET])
    for (const { seat, unit, count: some } of groupsIn(game, { system: SYSTEM, planet })) {
      if (!fights(unit)) continue;
      left[seat]! += some;
      sums[seat]![unit] = (sums[seat]![unit] ?? 0) + some;
    }
  return left;
}

/** Fights so many times by the game's own rules and says how often who wins. The same seed gives the same odds. */
export function oddsOf(fight: Fight, { runs, seed }: { readonly runs: number; readonly seed: string }): Odds {
  const start = positionOf(fight);
  const excess = excessOf(start);
  const random = randomFor(seed);
  const sums: [Partial<Record<UnitType, number>>, Partial<Record<UnitType, number>>] = [{}, {}];
  const tally = { win: 0, lose: 0, draw: 0 };
  const fightOnce = (): void => {
    const game = cloneState(start);
    asGiven.set(game, excess);
    let left: number[] | undefined;
    carryOut(game, courseOf(fight), {
      chance: diceFrom(random),
      player: sensible,
      onEvent({ type, data }) {
        // Before fleets are made to fit their capacity: fighters win, though nothing carries them (LRR 78.10).
        if (type === 'combat-over' && data.kind === 'space') left = count(game, fight.place, sums);
      },
    });
    left ??= count(game, fight.place, sums);
    const [attackers, defenders] = left as [number, number];
    if (attackers > 0 && defenders === 0) tally.win++;
    else if (defenders > 0) tally.lose++;
    else tally.draw++;
  };
  // Nobody has anything here but technologies and a faction sheet.
  const inPlay = new Set(start.seats.flatMap(({ technologies, sheet }): string[] => [...technologies, ...sheet]));
  withOnly(
    owner => inPlay.has(owner),
    () => {
      for (let run = 0; run < runs; run++) fightOnce();
    },
  );
  const mean = (sum: Partial<Record<UnitType, number>>): Survivors =>
    Object.fromEntries(unitTypes.filter(unit => sum[unit]).map(unit => [unit, sum[unit]! / runs]));
  return {
    win: tally.win / runs,
    lose: tally.lose / runs,
    draw: tally.draw / runs,
    runs,
    survivors: { attacker: mean(sums[ATTACKER]!), defender: mean(sums[DEFENDER]!) },
    beyondCapacity:
      fight.place === 'space'
        ? { attacker: excess[ATTACKER]!, defender: excess[DEFENDER]! }
        : { attacker: 0, defender: 0 }, // who lands need not say what carries them
  };
}
