import {
  type Amounts,
  allocate,
  type Barred,
  choose,
  type Line,
  open,
  type Reason,
  type Rule,
  type Seat,
  type Target,
} from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { type PlanetId, planets } from '../../model/galaxy/planets.ts';
import type { Planet, System } from '../../model/galaxy/state.ts';
import { type UnitType, unitTypes } from '../../model/ids.ts';
import { type Area, planetOf, systemOf, systemWith } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { usableBy } from '../../moments/abilities.ts';
import {
  type Exchange,
  furtherPlaces,
  madeForNothing,
  mayProduce,
  planetProduction,
  productionDiscount,
  productionGranted,
  productionOf,
  vouchersOf,
} from '../../moments/economy/queries.ts';
import {
  afterProduction,
  afterProductionResolved,
  afterUnitsProduced,
  type ProducingPlace,
  whenProducing,
  whenUnitsProduced,
} from '../../moments/economy/windows.ts';
import { resources } from '../../moments/galaxy/queries.ts';
import { isGroundForce, isShip, othersHaveShips } from '../../moments/units/counts-as.ts';
import { mayPlaceOn, statsOf } from '../../moments/units/queries.ts';
import { endLasting } from '../cards/lasting.ts';
import { openNexus } from '../galaxy/nexus.ts';
import { enforceLimits } from '../units/limits.ts';
import { callBack, piecesFor } from '../units/recall.ts';
import { add, reinforcementsOf } from '../units/units.ts';
import { tellWhyNotAsked } from '../why-not-asked.ts';
import { pay, spendableTotal } from './economy.ts';
import { exchangeable, exchangesOf, giveInExchange, leastBill, piecesGained } from './exchanges.ts';
import { furtherPlanets, withFurther } from './further-planets.ts';
import { allowancesOf, beyond, canMake, makersAmong, type Producer, total, usedWith } from './production-limits.ts';

/** Units of a seat with Production in a system. */
export function producersIn(game: State, seat: Seat, system: System, which?: (unit: UnitType) => boolean): Producer[] {
  const found: Producer[] = [];
  const look = (planet: Planet | null, groups: readonly UnitGroup[]): void => {
    for (const { seat: owner, unit, count } of groups) {
      if (owner !== seat || which?.(unit) === false) continue;
      const { production = 0, productionPlusResources } = statsOf(game, seat, unit);
      const worth = planet === null ? 0 : resources(game, planet);
      const printed = productionPlusResources === undefined ? production : productionPlusResources + worth;
      const value = productionOf(game, { seat, unit, system, planet }, printed);
      if (value > 0) found.push({ unit, planet: planet?.id ?? null, value: value * count });
    }
  };
  look(null, system.space);
  for (const planet of system.planets) {
    look(planet, planet.units);
    const value = which === undefined ? planetProduction(game, { seat, system, planet }, 0) : 0;
    if (value > 0) found.push({ unit: null, planet: planet.id, value });
  }
  const granted = which === undefined ? productionGranted(game, { seat, system }, 0) : 0;
  if (granted > 0) found.push({ unit: null, planet: null, value: granted });
  return found;
}

export interface ProductionTerms {
  /** Which producing units may be used. */
  readonly with?: (unit: UnitType) => boolean;
  /** Only one, of the seat's choice. */
  readonly oneProducer?: true;
  /** Only this one. */
  readonly only?: ProducingPlace;
}

/** Units of each type that a seat could produce in a system: no ships with other players' ships (LRR 67.6). */
export function producible(
  game: State,
  seat: Seat,
  system: System,
  limit: number,
  funds: number,
  exchanges: readonly Exchange[] = [],
): Line[] {
  const ships = !othersHaveShips(game, system, seat);
  return unitTypes.flatMap((unit): Line[] => {
    const { cost, perCost = 1 } = statsOf(game, seat, unit);
    if (
      cost === undefined ||
      (isShip(game, { seat, unit }, system) ? !ships : !isGroundForce(game, { seat, unit }, system))
    )
      return [];
    if (!mayProduce(game, { seat, unit, system }, unit !== 'war-sun')) return [];
    const affordable = madeForNothing(game, { seat, unit }, false)
      ? limit
      : Math.floor(funds / Math.max(cost, 1)) * perCost + exchangeable(exchanges, unit);
    const most = Math.min(limit, affordable);
    const spare = reinforcementsOf(game, seat, unit);
    const max = spare >= most ? most : Math.min(most, piecesFor(game, seat, unit) + piecesGained(exchanges, unit));
    return max > 0 ? [{ key: unit, at: { unit }, min: 0, max }] : [];
  });
}

/** Why a unit cannot be produced. */
export function whyNotProduce(game: State, seat: Seat, system: System, funds: number, unit: UnitType): Reason {
  const { cost } = statsOf(game, seat, unit);
  const ship = isShip(game, { seat, unit }, system);
  if (!ship && !isGroundForce(game, { seat, unit }, system)) return because('produce.structure', 'LRR 85.2');
  if (ship && othersHaveShips(game, system, seat)) return because('produce.ships-there', 'LRR 67.6');
  if (cost === undefined || !mayProduce(game, { seat, unit, system }, unit !== 'war-sun'))
    return unit === 'war-sun' ? because('produce.plan', 'LRR 97') : because('produce.effect', 'LRR 1.6');
  if (cost > funds && !madeForNothing(game, { seat, unit }, false))
    return because('produce.cost', 'LRR 67.1', { cost, funds });
  if (piecesFor(game, seat, unit) === 0) return because('produce.no-pieces', 'LRR 67.5');
  return ship ? because('produce.not-by-these', 'LRR 68.1') : because('produce.no-place', 'LRR 68.3');
}

/** Bars all units without a line. */
export const barredUnits = (lines: readonly Line[], why: (unit: UnitType) => Reason): Barred[] =>
  unitTypes.filter(unit => !lines.some(({ key }) => key === unit)).map(unit => bar(unit, { unit }, why(unit)));

/** Produces units with one combined cost, and places them (LRR 67, LRR 68). */
export function* produceIn(game: State, seat: Seat, id: SystemId, terms: ProductionTerms = {}): Rule {
  const by = yield* useProduction(game, seat, id, terms);
  endLasting(game, 'production');
  if (by.length > 0) yield* open(game, afterProductionResolved, { seat, system: id, by });
}

const isSame = (a: ProducingPlace, b: ProducingPlace): boolean => a.unit === b.unit && a.planet === b.planet;

/** Returns the producing units; empty if no unit was produced. */
function* useProduction(
  game: State,
  seat: Seat,
  id: SystemId,
  terms: ProductionTerms,
): Rule<readonly ProducingPlace[]> {
  const system = systemOf(game, id);
  const { only } = terms;
  const able = producersIn(game, seat, system, terms.with).filter(each => !only || isSame(each, only));
  const chosen = terms.oneProducer && able.length > 1 ? [yield* chooseProducer(seat, able)] : able;
  const printed = total(chosen);
  if (printed <= 0) return [];
  const use = { seat, system: id, limit: printed, discount: 0, free: false };
  yield* open(game, whenProducing, use);
  const more = use.limit - printed;
  const isChosen = (producer: Producer): boolean => chosen.some(each => isSame(each, producer));
  const producers = producersIn(game, seat, system, terms.with).filter(isChosen); // content may have changed their values
  use.limit = total(producers) + more;
  const makers = makersAmong(game, seat, system, producers);
  const allowances = allowancesOf(game, seat);
  const limitOf = (unit: UnitType): number =>
    makers(unit).length === 0 ? 0 : total(makers(unit)) + more + beyond(allowances, unit);
  const exchanges = use.free ? [] : exchangesOf(game, seat);

  const off = productionDiscount(game, { seat, system: id }, use.discount);
  const vouchers = usableBy(game, seat, vouchersOf(game, { seat, system: id }, []));
  const funds = vouchers.reduce((sum, { amount }) => sum + amount, spendableTotal(game, seat, 'resources') + off);
  const means = use.free ? Number.POSITIVE_INFINITY : funds;
  const lines = producible(game, seat, system, use.limit + beyond(allowances), means, exchanges)
    .map(line => ({ ...line, max: Math.min(line.max, limitOf(line.key as UnitType)) }))
    .filter(({ key, max }) => max > 0 && placesFor(game, seat, system, producers, key as UnitType).length > 0);
  if (lines.length === 0) {
    yield* tellWhyNotAsked(seat, 'produce', whyNotProduce(game, seat, system, means, 'infantry'));
    return [];
  }
  const amounts = yield* allocate(seat, 'produce', lines, {
    max: use.limit + beyond(allowances),
    check: chosen => {
      const cost = leastBill(game, seat, chosen, exchanges);
      if (cost > means) return because('produce.total-cost', 'LRR 67.1', { cost, funds });
      return canMake(chosen, makers, { limit: use.limit, more, allowances }) || because('produce.limit', 'LRR 68.1');
    },
    suggest: {},
    prompt: {
      system: id,
      limit: use.limit,
      funds,
      ...(use.free && { free: true }),
      ...(allowances.length > 0 && { beyond: beyond(allowances) }),
    },
    barred: () => barredUnits(lines, unit => whyNotProduce(game, seat, system, means, unit)),
  });
  if (Object.keys(amounts).length === 0) return [];
  const bill = use.free ? 0 : yield* giveInExchange(game, seat, amounts, { exchanges, means });
  for (const unit of unitTypes) if (amounts[unit]) yield* callBack(game, seat, unit, amounts[unit]);
  if (!use.free) yield* pay(game, seat, bill - off, 'resources', vouchers); // LRR 67.1c
  yield* placeProduced(game, seat, system, unit => usedWith(unit, producers, makers, amounts), amounts);
  yield* openNexus(game); // LRR 100.2
  yield* enforceLimits(game, seat, id); // before responses
  yield* open(game, afterProduction, { seat, system: id, made: amounts });
  yield* open(game, afterUnitsProduced, { seat, system: id });
  return producers.map(({ unit, planet }) => ({ unit, planet }));
}

/** Raises the production limit and lowers the combined cost of this use. */
export function* improveProduction(
  moment: { readonly seat: Seat; limit: number; discount: number },
  { more, cheaper }: { readonly more: number; readonly cheaper: number },
): Rule {
  moment.limit += more;
  moment.discount += cheaper;
  yield* emit('production-eased', { seat: moment.seat, more, cheaper });
}

function* chooseProducer(seat: Seat, producers: readonly Producer[]): Rule<Producer> {
  const area = ({ planet }: Producer): string => planet ?? 'space';
  const isAlone = (one: Producer): boolean => producers.every(each => each === one || each.planet !== one.planet);
  return yield* choose(seat, 'producer', producers, {
    key: each => (isAlone(each) ? area(each) : `${area(each)}:${each.unit ?? 'planet'}`),
    at: each => ({ area: area(each) }),
  });
}

/**
 * Ships: in space. Ground forces: planets of producers; if one is in space, own planets and space (LRR 68.3, LRR 68.4).
 */
function placesFor(
  game: State,
  seat: Seat,
  system: System,
  producers: readonly Producer[],
  unit: UnitType,
): (PlanetId | 'space')[] {
  if (isShip(game, { seat, unit }, system)) return ['space'];
  const afloat = producers.some(({ planet }) => planet === null);
  const ground = system.planets
    .filter(({ id, controller }) => producers.some(({ planet }) => planet === id) || (afloat && controller === seat))
    .filter(planet => mayPlaceOn(game, { seat, planet, unit }, !planets[planet.id].station));
  return [...ground.map(({ id }) => id), ...(afloat ? (['space'] as const) : [])];
}

/** Places ships in the system and ground forces where allowed (LRR 68.2). */
function* placeProduced(
  game: State,
  seat: Seat,
  system: System,
  makersOf: (unit: UnitType) => readonly Producer[],
  amounts: Amounts,
): Rule {
  const further = yield* furtherPlanets(game, seat, system.id, amounts);
  for (const unit of unitTypes) {
    const count = amounts[unit] ?? 0;
    if (count === 0) continue;
    const usual = placesFor(game, seat, system, makersOf(unit), unit);
    const places = withFurther(game, { seat, unit }, system, usual, further);
    yield* placeProducedOfKind(game, seat, system.id, unit, count, places);
  }
}

/** Places new units of one type in a system; their owner splits them among its places. */
export function* placeProducedOfKind(
  game: State,
  seat: Seat,
  id: SystemId,
  unit: UnitType,
  count: number,
  places: readonly (PlanetId | 'space')[],
): Rule {
  yield* emit('produced', { seat, unit, count, system: id });
  yield* open(game, whenUnitsProduced, { seat, system: id, unit, count });
  const areas = placeNames(game, seat, id, unit, places);
  const names = [...areas.keys()];
  const spread = names.length === 1 ? { [names[0]!]: count } : yield* choosePlaces(seat, unit, count, areas);
  for (const [name, some] of Object.entries(spread)) add(game, areas.get(name)!, seat, unit, some);
}

/** Names of places for units of a type: in the system, and wherever else content allows. */
function placeNames(
  game: State,
  seat: Seat,
  system: SystemId,
  unit: UnitType,
  places: readonly (PlanetId | 'space')[],
): Map<string, Area> {
  const areas = new Map<string, Area>(
    places.map(
      place =>
        [
          place,
          place === 'space' ? { system, planet: null } : { system: systemWith(game, place).id, planet: place },
        ] as const,
    ),
  );
  for (const dock of furtherPlaces(game, { seat, unit }, [])) {
    const isAfloat = dock.planet === null || isShip(game, { seat, unit }, systemOf(game, dock.system));
    const area: Area = isAfloat ? { system: dock.system, planet: null } : dock;
    const name = area.planet ?? (area.system === system ? 'space' : area.system);
    if (area.planet === null || mayPlaceOn(game, { seat, planet: planetOf(game, area.planet), unit }, true))
      areas.set(name, area);
  }
  return areas;
}

const targetOf = (name: string, { system, planet }: Area): Target =>
  name === 'space' ? { area: name } : planet === null ? { system } : { planet };

function* choosePlaces(seat: Seat, unit: UnitType, count: number, areas: ReadonlyMap<string, Area>): Rule<Amounts> {
  const places = [...areas.keys()];
  const lines = places.map(place => ({
    key: place,
    at: targetOf(place, areas.get(place)!),
    min: 0,
    max: count,
  }));
  return yield* allocate(seat, 'produce.place', lines, {
    min: count,
    max: count,
    suggest: { [places[0]!]: count },
    prompt: { unit, count },
  });
}
