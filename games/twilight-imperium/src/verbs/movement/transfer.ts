import { allocate, type Line, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { type PlanetId, planets } from '../../model/galaxy/planets.ts';
import type { UnitType } from '../../model/ids.ts';
import { type Area, groupsIn, planetOf, planetsOf, systemWith } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { isAlike, kindKey, type Marked, markOf } from '../../model/units/kinds.ts';
import { isGroundForce } from '../../moments/units/counts-as.ts';
import { mayPlaceOn } from '../../moments/units/queries.ts';
import { updateControl } from '../galaxy/control-hook.ts';
import { firstOf } from '../tokens/tokens.ts';
import { roomFor } from '../units/structures.ts';
import { add, subtract } from '../units/units.ts';

interface Lifted extends Marked {
  readonly damaged: boolean;
}

const keyOf = ({ area, ...lifted }: Lifted & { readonly area: Area }): string =>
  `${area.system}:${area.planet ?? 'space'}:${kindKey(lifted)}${lifted.damaged ? '!' : ''}`;

/** A seat's ground forces by area, on planets and in space; damaged ones separate. */
function standing(game: State, seat: Seat): (Lifted & { area: Area; count: number })[] {
  return game.systems.flatMap(system =>
    [null, ...system.planets.map(({ id }) => id)].flatMap(planet => {
      const area: Area = { system: system.id, planet };
      return groupsIn(game, area)
        .filter(group => group.seat === seat && isGroundForce(game, group, area))
        .flatMap(group => {
          const { unit, count, damaged } = group;
          const kind = { area, unit, ...markOf(group) };
          return [
            ...(count > damaged ? [{ ...kind, damaged: false, count: count - damaged }] : []),
            ...(damaged > 0 ? [{ ...kind, damaged: true, count: damaged }] : []),
          ];
        });
    }),
  );
}

const landings = (game: State, seat: Seat, unit: UnitType): PlanetId[] =>
  planetsOf(game, seat)
    .filter(planet => mayPlaceOn(game, { seat, planet, unit }, !planets[planet.id].station))
    .map(({ id }) => id);

/** Has the seat ground forces to move and a planet to move them to? */
export const canTransfer = (game: State, seat: Seat): boolean =>
  standing(game, seat).some(({ unit }) => landings(game, seat, unit).length > 0);

/** How many units of a type a planet still takes, given the units already moved off and onto it. */
function roomOn(
  game: State,
  seat: Seat,
  unit: UnitType,
  id: PlanetId,
  { lifted, landed }: { readonly lifted: readonly Counted[]; readonly landed: readonly Counted[] },
): number {
  const sum = (list: readonly Counted[]): number =>
    list.reduce((total, each) => (each.unit === unit && each.planet === id ? total + each.count : total), 0);
  return roomFor(game, seat, planetOf(game, id), unit) + sum(lifted) - sum(landed);
}

interface Counted {
  readonly unit: UnitType;
  readonly planet: PlanetId | null;
  readonly count: number;
}

/** Moves up to this many ground forces to planets the seat controls; damaged ones stay damaged. */
export function* transferGroundForces(game: State, seat: Seat, upTo: number): Rule {
  const from = standing(game, seat).filter(({ unit }) => landings(game, seat, unit).length > 0);
  const lines: Line[] = from.map(lifted => {
    const { area, unit, damaged, count } = lifted;
    return {
      key: keyOf(lifted),
      at: {
        system: area.system,
        unit,
        ...markOf(lifted),
        ...(area.planet ? { planet: area.planet } : {}),
        ...(damaged ? { damaged: 1 } : {}),
      },
      min: 0,
      max: count,
    };
  });
  const chosen = yield* allocate(seat, 'transfer.from', lines, { max: upTo, suggest: {}, prompt: { upTo } });
  const lifted = from.map(each => ({ ...each, count: chosen[keyOf(each)] ?? 0 })).filter(({ count }) => count > 0);
  const landed: (Lifted & { planet: PlanetId; count: number })[] = [];
  for (const kind of kindsOf(lifted)) {
    const { unit, damaged } = kind;
    const count = lifted.reduce((sum, each) => (isSame(each, kind) ? sum + each.count : sum), 0);
    const left = lifted.map(each => ({ ...each, planet: each.area.planet }));
    const places = landings(game, seat, unit)
      .map(id => ({ id, max: Math.min(count, roomOn(game, seat, unit, id, { lifted: left, landed })) }))
      .filter(({ max }) => max > 0);
    const name = `${kindKey(kind)}${damaged ? '!' : ''}`;
    const spread = places.length === 1 ? { [places[0]!.id]: count } : yield* spreadOver(seat, name, count, places);
    for (const { id: planet } of places)
      landed.push({ unit, ...markOf(kind), damaged, planet, count: spread[planet] ?? 0 });
  }
  for (const each of lifted) {
    const { area, unit, damaged, count } = each;
    subtract(game, area, seat, { unit, ...markOf(each) }, count, damaged ? count : 0);
    yield* emit('lifted', { seat, unit, count, system: area.system, planet: area.planet });
  }
  for (const each of landed) {
    const { unit, damaged, planet, count } = each;
    if (count === 0) continue;
    const { id: system } = systemWith(game, planet);
    add(game, { system, planet }, seat, { unit, ...markOf(each) }, count, damaged ? count : 0);
    yield* emit('placed', { seat, unit, count, system, planet });
  }
  const touched = [...lifted.map(({ area }) => area.planet), ...landed.map(({ planet }) => planet)];
  for (const planet of new Set(touched)) if (planet) yield* updateControl(game, planet);
}

/** Distinct kinds, in list order. */
const kindsOf = (list: readonly Lifted[]): Lifted[] =>
  list.filter((kind, i) => list.findIndex(each => isSame(each, kind)) === i);

const isSame = (a: Lifted, b: Lifted): boolean => isAlike(a, b) && a.damaged === b.damaged;

function* spreadOver(
  seat: Seat,
  unit: string,
  count: number,
  places: readonly { readonly id: PlanetId; readonly max: number }[],
): Rule<Readonly<Record<string, number>>> {
  const lines = places.map(({ id, max }) => ({ key: id, at: { planet: id }, min: 0, max }));
  return yield* allocate(seat, 'transfer.to', lines, {
    min: count,
    max: count,
    suggest: firstOf(lines, count),
    prompt: { unit, count },
  });
}
