import { allocate, type Line, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { type PlanetId, planets } from '../../model/galaxy/planets.ts';
import type { System } from '../../model/galaxy/state.ts';
import { groundForceTypes, type UnitType } from '../../model/ids.ts';
import { type Area, groupsIn, planetsOf, systemWith } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { isAlike, kindKey, type Marked, markOf } from '../../model/units/kinds.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { isGroundForce } from '../../moments/units/counts-as.ts';
import { mayPlaceOn } from '../../moments/units/queries.ts';
import { updateControl } from '../galaxy/control-hook.ts';
import { add, subtract } from '../units/units.ts';

interface Lifted extends Marked {
  readonly damaged: boolean;
}

const keyOf = ({ area, ...lifted }: Lifted & { readonly area: Area }): string =>
  `${area.system}:${area.planet ?? 'space'}:${kindKey(lifted)}${lifted.damaged ? '!' : ''}`;

/** Where ground forces of a seat stand, on planets and in space; the damaged ones by themselves. */
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

/** Has the seat ground forces to lift, and a planet to put them down on? */
export const canTransfer = (game: State, seat: Seat): boolean =>
  groundForceTypes.some(
    unit => landings(game, seat, unit).length > 0 && game.systems.some(system => hasIn(system, seat, unit)),
  );

const hasIn = (system: System, seat: Seat, unit: UnitType): boolean => {
  const own = (group: UnitGroup): boolean => group.seat === seat && group.unit === unit;
  return system.space.some(own) || system.planets.some(({ units }) => units.some(own));
};

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
    const places = landings(game, seat, unit);
    const name = `${kindKey(kind)}${damaged ? '!' : ''}`;
    const spread = places.length === 1 ? { [places[0]!]: count } : yield* spreadOver(seat, name, count, places);
    for (const planet of places) landed.push({ unit, ...markOf(kind), damaged, planet, count: spread[planet] ?? 0 });
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

/** Each kind once, in the order of the list. */
const kindsOf = (list: readonly Lifted[]): Lifted[] =>
  list.filter((kind, i) => list.findIndex(each => isSame(each, kind)) === i);

const isSame = (a: Lifted, b: Lifted): boolean => isAlike(a, b) && a.damaged === b.damaged;

function* spreadOver(
  seat: Seat,
  unit: string,
  count: number,
  places: readonly PlanetId[],
): Rule<Readonly<Record<string, number>>> {
  return yield* allocate(
    seat,
    'transfer.to',
    places.map(id => ({ key: id, at: { planet: id }, min: 0, max: count })),
    { min: count, max: count, suggest: { [places[0]!]: count }, prompt: { unit, count } },
  );
}
