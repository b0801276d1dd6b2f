import { type Amounts, allocate, type Line, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { Cargo, Wave } from '../../model/movement/state.ts';
import { type Area, systemOf } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { State, SystemId } from '../../model/state.ts';
import { isAlike, kindKey, markOf } from '../../model/units/kinds.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { oneEffect } from '../../moments/effects.ts';
import { isAnomaly } from '../../moments/galaxy/systems.ts';
import { canBeCarried, isAfloat, isShip, movesItself, type Units } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { openNexus } from '../galaxy/nexus.ts';
import { announceArrival } from '../movement/arrival.ts';
import { rollForRifts } from '../movement/rifts.ts';
import { fullLoad, mostAboard, takesRoomAboard } from '../movement/room.ts';
import { placeToken } from '../tokens/tokens.ts';
import { moveUnits, removeUnits } from '../units/units.ts';

type Load = Wave['cargo'][number];

/** Which ships move by themselves. */
type Moves = (ship: Units) => boolean;

/**
 * Moves all ships that can move with their cargo to one system; units left without capacity are removed (LRR 78.7b).
 */
export function* retreatTo(game: State, seat: Seat, from: SystemId, to: SystemId): Rule {
  const ships = yield* oneEffect(
    game,
    leaveFor(game, seat, from, to, group => canMove(game, group, from)),
  );
  yield* announceArrival(game, { seat, system: to, ships, unlocked: [] });
}

/** Ships, except units that count as ships only in combat. */
const isShipThatMoves =
  (game: State, system: SystemId): Moves =>
  group =>
    isShip(game, group, { system, planet: null }) && movesItself(game, group, { system, planet: null });

/** Moves all ships away, fighters without transport. Not a retreat; the current combat is a draw. */
export function* withdrawTo(game: State, seat: Seat, from: SystemId, to: SystemId): Rule {
  game.combat!.drawn = true;
  const ships = yield* oneEffect(game, leaveFor(game, seat, from, to, isShipThatMoves(game, from)));
  yield* announceArrival(game, { seat, system: to, ships, unlocked: [] });
}

/** Moves all of a seat's ships to another system, fighters without transport: not a retreat; needs no combat. */
export function* evadeTo(game: State, seat: Seat, from: SystemId, to: SystemId): Rule {
  const { ships } = yield* oneEffect(game, moveAway(game, seat, from, to, isShipThatMoves(game, from)));
  if (ships.length === 0) return;
  yield* openNexus(game);
  yield* announceArrival(game, { seat, system: to, ships, unlocked: [] });
}

function* leaveFor(game: State, seat: Seat, from: SystemId, to: SystemId, moves: Moves): Rule<Cargo[]> {
  const wave = yield* moveAway(game, seat, from, to, moves);
  yield* emit('retreated', { seat, from, to, ...(game.combat?.drawn && { drawn: true }) });
  if (wave.ships.length === 0) return []; // no ship arrived, so no token: LRR 78.7d
  yield* openNexus(game);
  yield* placeToken(game, seat, to);
  return wave.ships;
}

function* moveAway(game: State, seat: Seat, from: SystemId, to: SystemId, moves: Moves): Rule<Wave> {
  const cargo = yield* chooseCargo(game, seat, from, moves);
  const wave: Wave = { from, path: [to], ships: shipsThatMove(game, seat, from, cargo, moves), cargo };
  yield* rollForRifts(game, seat, wave);
  const there = { system: to, planet: null };
  for (const ship of wave.ships)
    yield* moveUnits(game, seat, ship, ship.count, ship.damaged, { system: from, planet: null }, there);
  for (const load of wave.cargo)
    yield* moveUnits(game, seat, load, load.count, load.damaged, { system: load.at, planet: load.planet }, there);
  const isLeft = (each: Units): boolean =>
    isCarried(game, each, from) && isAfloat(game, each, { system: from, planet: null });
  for (const group of spaceOf(game, seat, from).filter(isLeft))
    yield* removeUnits(game, seat, group, group.count, { system: from, planet: null }, group.damaged);
  return wave;
}

/** Copies, since the groups change on the way. */
const spaceOf = (game: State, seat: Seat, system: SystemId): UnitGroup[] =>
  systemOf(game, system)
    .space.filter(group => group.seat === seat)
    .map(group => ({ ...group }));

const canMove = (game: State, ship: Units, from: SystemId): boolean =>
  movesItself(game, ship, { system: from, planet: null }) && statsOf(game, ship.seat, ship).move !== undefined;

const isCarried = (game: State, group: Units, from: SystemId): boolean =>
  canBeCarried(game, group, { system: from, planet: null });

function shipsThatMove(game: State, seat: Seat, from: SystemId, cargo: readonly Load[], moves: Moves): Cargo[] {
  return spaceOf(game, seat, from)
    .filter(moves)
    .map(group => {
      const { unit, count, damaged } = group;
      const carried = cargo.find(load => isAlike(load, group) && load.planet === null);
      return {
        unit,
        count: count - (carried?.count ?? 0),
        damaged: damaged - (carried?.damaged ?? 0),
        ...markOf(group),
      };
    })
    .filter(({ count }) => count > 0);
}

/**
 * Units the ships could transport: from space, and ground forces from planets (LRR 95.1, R-019). Fighters with a move
 * value need no transport, but may be transported out of a gravity rift.
 */
function cargoIn(game: State, seat: Seat, from: SystemId, moves: Moves): Load[] {
  const system = systemOf(game, from);
  const rift = isAnomaly(game, system, 'gravity-rift');
  const afloat = spaceOf(game, seat, from)
    .filter(group => isCarried(game, group, from) && (rift || !moves(group)))
    .map(({ seat: _, ...units }) => ({ ...units, at: from, planet: null }));
  const landed = system.planets.flatMap(planet =>
    planet.units
      .filter(group => group.seat === seat && canBeCarried(game, group, planet))
      .map(({ seat: _, ...units }) => ({ ...units, at: from, planet: planet.id })),
  );
  return [...afloat, ...landed];
}

const keyOf = (load: Load): string => `${load.planet ?? 'space'}:${kindKey(load)}`;

/** Asks only if there is a choice; units in space must be transported if there is capacity. */
function* chooseCargo(game: State, seat: Seat, from: SystemId, moves: Moves): Rule<Load[]> {
  const loads = cargoIn(game, seat, from, moves);
  const capacity = spaceOf(game, seat, from)
    .filter(moves)
    .reduce((sum, ship) => sum + ship.count * (statsOf(game, seat, ship).capacity ?? 0), 0);
  const space: Area = { system: from, planet: null };
  const stranded = loads.filter(
    load => load.planet === null && !moves({ seat, ...load }) && isAfloat(game, { seat, ...load }, space),
  );
  const needed = stranded.reduce((sum, { count }) => sum + count, 0);
  if (capacity === 0) return [];
  const takes = (load: Load): boolean => takesRoomAboard(game, seat, load);
  const crowd = stranded.filter(takes).reduce((sum, { count }) => sum + count, 0);
  if (loads.length === stranded.length && crowd <= capacity) return loads;
  const lines = loads.flatMap((load): Line[] => {
    const at = { unit: load.unit, ...markOf(load), ...(load.planet ? { planet: load.planet } : {}) };
    const { count, damaged } = load;
    return [
      ...(count > damaged ? [{ key: keyOf(load), at, min: 0, max: count - damaged }] : []),
      ...(damaged > 0 ? [{ key: `${keyOf(load)}!`, at: { ...at, damaged: 1 }, min: 0, max: damaged }] : []),
    ];
  });
  const names = stranded.map(keyOf);
  const isStranded = (key: string): boolean => names.includes(key.replace('!', ''));
  const sum = (amounts: Amounts, which: (key: string) => boolean): number =>
    Object.entries(amounts).reduce((total, [key, count]) => (which(key) ? total + count : total), 0);
  const riders = new Set(loads.filter(load => !takes(load)).map(keyOf));
  const rides = (key: string): boolean => riders.has(key.replace('!', ''));
  const taken = (chosen: Amounts): number => sum(chosen, key => !rides(key));
  const leavesRider = (chosen: Amounts): boolean => sum(chosen, key => rides(key) && isStranded(key)) < needed - crowd;
  const amounts = yield* allocate(seat, 'retreat.cargo', lines, {
    max: mostAboard(game, seat, loads, capacity),
    check: chosen =>
      (taken(chosen) <= capacity &&
        !leavesRider(chosen) &&
        (taken(chosen) === capacity || sum(chosen, isStranded) === needed)) ||
      because('retreat.room', 'R-019'),
    suggest: fullLoad(
      game,
      seat,
      stranded,
      lines.filter(({ key }) => isStranded(key)),
      capacity,
      keyOf,
    ),
    prompt: { capacity },
  });
  return loads
    .map(load => {
      const damaged = amounts[`${keyOf(load)}!`] ?? 0;
      return { ...load, count: (amounts[keyOf(load)] ?? 0) + damaged, damaged };
    })
    .filter(({ count }) => count > 0);
}

/** Prevents an announced retreat in this round. */
export function* preventRetreat(moment: { readonly seat: Seat; prevented: boolean }): Rule {
  moment.prevented = true;
  yield* emit('retreat-prevented', { seat: moment.seat });
}

/** A side must announce a retreat in this round if it can. */
export function* compelRetreat(moment: { readonly compelled: Seat[] }, seat: Seat): Rule {
  moment.compelled.push(seat);
  yield* emit('retreat-compelled', { seat });
}
