import type { Rule, Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { Wave } from '../../model/movement/state.ts';
import { type Area, systemOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { type Kind, kindKey, type Marked, markOf, typeOf } from '../../model/units/kinds.ts';
import { rollsForRifts } from '../../moments/movement/queries.ts';
import { slowsOrPulls } from '../../moments/movement/routes.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { rollDice } from '../combat/die.ts';
import { removeUnits } from '../units/units.ts';
import { takesRoomAboard } from './room.ts';

type Load = Wave['cargo'][number];

interface Ship extends Marked {
  readonly damaged: boolean;
  /** Its cargo, one entry per unit. */
  readonly load: Load[];
}

const single = <T extends { count: number; damaged: number }>(group: T): T[] =>
  Array.from({ length: group.count }, (_, i) => ({ ...group, count: 1, damaged: i < group.damaged ? 1 : 0 }));

/** The ships of a wave one by one, those with the most capacity loaded first. */
function manifest(game: State, seat: Seat, wave: Wave): Ship[] {
  const room = (ship: Marked): number => statsOf(game, seat, ship).capacity ?? 0;
  const ships = wave.ships
    .flatMap(single)
    .map((ship): Ship => ({ unit: ship.unit, ...markOf(ship), damaged: ship.damaged > 0, load: [] }))
    .sort((a, b) => room(b) - room(a));
  const takes = (load: Load): boolean => takesRoomAboard(game, seat, load);
  for (const unit of wave.cargo.flatMap(single)) {
    const hasRoom = (ship: Ship): boolean => !takes(unit) || ship.load.filter(takes).length < room(ship);
    ships.find(ship => room(ship) > 0 && hasRoom(ship))?.load.push(unit);
  }
  return ships;
}

/** Must ships roll when leaving a system? */
export function pulls(game: State, seat: Seat, id: SystemId): boolean {
  const system = systemOf(game, id);
  return slowsOrPulls(game, seat, system, 'gravity-rift') && rollsForRifts(game, { seat, system }, true);
}

/**
 * Rolls one die for each ship before each gravity rift it leaves: on 1 to 3 it is removed with its cargo so far; cargo
 * to be picked up later stays where it is (LRR 41.2).
 */
export function* rollForRifts(game: State, seat: Seat, wave: Wave): Rule {
  const course = [wave.from, ...wave.path.slice(0, -1)];
  let ships = manifest(game, seat, wave);
  for (const [leg, rift] of course.entries()) {
    if (ships.length === 0) break;
    if (!pulls(game, seat, rift)) continue;
    const results = yield* rollDice('gravity-rift', ships.length);
    const lost = ships.filter((_, i) => results[i]! <= 3);
    yield* emit('rift-rolled', { seat, system: rift, results: [...results], lost: lost.map(({ unit }) => unit) });
    for (const ship of lost) yield* loseShip(game, seat, ship, wave.from, new Set(course.slice(0, leg + 1)));
    ships = ships.filter((_, i) => results[i]! > 3);
  }
  wave.ships = regroup(
    ships.map(ship => ({ unit: ship.unit, count: 1, damaged: ship.damaged ? 1 : 0, ...markOf(ship) })),
    kindKey,
  );
  wave.cargo = regroup(
    ships.flatMap(({ load }) => load),
    load => `${load.at}:${load.planet}:${kindKey(load)}`,
  );
}

/** A ground force that moves without a ship also rolls if it leaves a rift; returns whether it survives. */
export function* leavesRift(game: State, seat: Seat, kind: Kind, damaged: number, from: Area): Rule<boolean> {
  if (!pulls(game, seat, from.system)) return true;
  const results = yield* rollDice('gravity-rift', 1);
  const lost = results[0]! <= 3;
  yield* emit('rift-rolled', { seat, system: from.system, results: [...results], lost: lost ? [typeOf(kind)] : [] });
  if (lost) yield* removeUnits(game, seat, kind, 1, from, damaged);
  return !lost;
}

function* loseShip(game: State, seat: Seat, ship: Ship, from: SystemId, passed: ReadonlySet<SystemId>): Rule {
  yield* removeUnits(game, seat, ship, 1, { system: from, planet: null }, ship.damaged ? 1 : 0);
  for (const load of ship.load)
    if (passed.has(load.at))
      yield* removeUnits(game, seat, load, 1, { system: load.at, planet: load.planet }, load.damaged);
}

function regroup<T extends { count: number; damaged: number }>(list: readonly T[], key: (item: T) => string): T[] {
  const groups = new Map<string, T>();
  for (const item of list) {
    const group = groups.get(key(item));
    if (group) {
      group.count += item.count;
      group.damaged += item.damaged;
    } else groups.set(key(item), { ...item });
  }
  return [...groups.values()];
}
