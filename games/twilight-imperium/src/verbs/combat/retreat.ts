import { type Amounts, allocate, type Line, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { Cargo, Wave } from '../../model/movement/state.ts';
import { systemOf } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { State, SystemId } from '../../model/state.ts';
import { isAlike, kindKey, markOf } from '../../model/units/kinds.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { oneEffect } from '../../moments/effects.ts';
import { isAnomaly } from '../../moments/galaxy/systems.ts';
import { canBeCarried, isShip, movesItself, type Units } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { openNexus } from '../galaxy/nexus.ts';
import { rollForRifts } from '../movement/rifts.ts';
import { firstOf, placeToken } from '../tokens/tokens.ts';
import { moveUnits, removeUnits } from '../units/units.ts';

type Load = Wave['cargo'][number];

/** Which ships go by themselves. */
type Moves = (ship: Units) => boolean;

/** All ships that can move go to one system with what they carry; what needs a carrier and has none is removed (LRR 78.7b). */
export function* retreatTo(game: State, seat: Seat, from: SystemId, to: SystemId): Rule {
  yield* oneEffect(
    game,
    leaveFor(game, seat, from, to, group => canMove(game, group, from)),
  );
}

/** All ships move away, fighters without being carried. It is not a retreat, and the current combat ends in a draw. */
export function* withdrawTo(game: State, seat: Seat, from: SystemId, to: SystemId): Rule {
  game.combat!.drawn = true;
  yield* oneEffect(
    game,
    leaveFor(game, seat, from, to, group => isShip(game, group, { system: from, planet: null })),
  );
}

function* leaveFor(game: State, seat: Seat, from: SystemId, to: SystemId, moves: Moves): Rule {
  const cargo = yield* chooseCargo(game, seat, from, moves);
  const wave: Wave = { from, path: [to], ships: shipsThatMove(game, seat, from, cargo, moves), cargo };
  yield* rollForRifts(game, seat, wave);
  const there = { system: to, planet: null };
  for (const ship of wave.ships)
    yield* moveUnits(game, seat, ship, ship.count, ship.damaged, { system: from, planet: null }, there);
  for (const load of wave.cargo)
    yield* moveUnits(game, seat, load, load.count, load.damaged, { system: load.at, planet: load.planet }, there);
  for (const group of spaceOf(game, seat, from).filter(each => isCarried(game, each, from)))
    yield* removeUnits(game, seat, group, group.count, { system: from, planet: null }, group.damaged);
  yield* emit('retreated', { seat, from, to, ...(game.combat?.drawn && { drawn: true }) });
  if (wave.ships.length === 0) return; // no unit came through, so no token: LRR 78.7d
  yield* openNexus(game);
  yield* placeToken(game, seat, to);
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
 * What the ships could carry: from space, and ground forces from planets there (LRR 95.1, R-019). Fighters that move by
 * themselves need no carrier, but may be carried out of a gravity rift.
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

/** Asked only where there is a choice; nothing may be left in space while there is room for it. */
function* chooseCargo(game: State, seat: Seat, from: SystemId, moves: Moves): Rule<Load[]> {
  const loads = cargoIn(game, seat, from, moves);
  const capacity = spaceOf(game, seat, from)
    .filter(moves)
    .reduce((sum, ship) => sum + ship.count * (statsOf(game, seat, ship).capacity ?? 0), 0);
  const stranded = loads.filter(load => load.planet === null && !moves({ seat, ...load }));
  const needed = stranded.reduce((sum, { count }) => sum + count, 0);
  if (capacity === 0) return [];
  if (loads.length === stranded.length && needed <= capacity) return loads;
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
  const amounts = yield* allocate(seat, 'retreat.cargo', lines, {
    max: capacity,
    check: chosen =>
      sum(chosen, () => true) === capacity || sum(chosen, isStranded) === needed || because('retreat.room', 'R-019'),
    suggest: firstOf(
      lines.filter(({ key }) => isStranded(key)),
      capacity,
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

/** Whoever has announced a retreat stays for this round. */
export function* preventRetreat(moment: { readonly seat: Seat; prevented: boolean }): Rule {
  moment.prevented = true;
  yield* emit('retreat-prevented', { seat: moment.seat });
}

/** A side has to announce a retreat in this round, if it is able to. */
export function* compelRetreat(moment: { readonly compelled: Seat[] }, seat: Seat): Rule {
  moment.compelled.push(seat);
  yield* emit('retreat-compelled', { seat });
}
