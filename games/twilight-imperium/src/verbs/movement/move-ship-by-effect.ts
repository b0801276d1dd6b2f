import { allocate, type Line, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { Cargo, Wave } from '../../model/movement/state.ts';
import { systemOf } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { State, SystemId } from '../../model/state.ts';
import { isAlike, kindKey, markOf } from '../../model/units/kinds.ts';
import { canBeCarried } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { lossesOf } from '../combat/hits.ts';
import { moveUnits } from '../units/units.ts';
import { announceArrival } from './arrival.ts';
import { rollForRifts } from './rifts.ts';
import { mostAboard, roomTaken } from './room.ts';

type Load = Wave['cargo'][number];

/** Fighters and ground forces of a seat in a system. */
function loadsIn(game: State, seat: Seat, id: SystemId): Load[] {
  const { space, planets } = systemOf(game, id);
  return [{ planet: null, units: space }, ...planets.map(each => ({ planet: each.id, units: each.units }))].flatMap(
    ({ planet, units }) =>
      units
        .filter(group => group.seat === seat && canBeCarried(game, group, { system: id, planet }))
        .map(({ seat: _, ...group }) => ({ ...group, at: id, planet })),
  );
}

const keyOf = (load: Load): string => `${load.planet ?? 'space'}:${kindKey(load)}`;

/** Asks what the ship transports from its system (LRR 95.1). */
function* chooseLoad(game: State, seat: Seat, ship: Cargo, from: SystemId, asked: string): Rule<Load[]> {
  const capacity = statsOf(game, seat, ship).capacity ?? 0;
  const loads = loadsIn(game, seat, from).filter(load => load.planet !== null || !isAlike(load, ship));
  if (capacity === 0 || loads.length === 0) return [];
  const lines = loads.flatMap((load): Line[] => {
    const at = { unit: load.unit, ...markOf(load), system: from, ...(load.planet ? { planet: load.planet } : {}) };
    const { count, damaged } = load;
    return [
      ...(count > damaged ? [{ key: keyOf(load), at, min: 0, max: count - damaged }] : []),
      ...(damaged > 0 ? [{ key: `${keyOf(load)}!`, at: { ...at, damaged: 1 }, min: 0, max: damaged }] : []),
    ];
  });
  const amounts = yield* allocate(seat, asked, lines, {
    max: mostAboard(game, seat, loads, capacity),
    check: chosen => roomTaken(game, seat, loads, chosen, keyOf) <= capacity || because('move.room', 'LRR 95.1'),
    suggest: {},
    prompt: { capacity },
  });
  return loads.map(load => ({ ...load, ...lossesOf(amounts, keyOf(load)) })).filter(({ count }) => count > 0);
}

/** Moves one ship with cargo from any system into another by an effect; rolls if it leaves a gravity rift. */
export function* moveShipByEffect(
  game: State,
  seat: Seat,
  ship: Cargo,
  from: SystemId,
  to: SystemId,
  asked: string,
): Rule {
  const wave: Wave = { from, path: [to], ships: [ship], cargo: yield* chooseLoad(game, seat, ship, from, asked) };
  yield* emit('move-declared', { seat, from, path: wave.path, ships: [{ ...ship }] });
  yield* rollForRifts(game, seat, wave);
  const there = { system: to, planet: null };
  for (const each of wave.ships)
    yield* moveUnits(game, seat, each, each.count, each.damaged, { system: from, planet: null }, there);
  for (const load of wave.cargo)
    yield* moveUnits(game, seat, load, load.count, load.damaged, { system: load.at, planet: load.planet }, there);
  yield* announceArrival(game, { seat, system: to, ships: wave.ships, unlocked: [] });
}
