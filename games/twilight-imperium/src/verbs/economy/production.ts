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
} from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { type PlanetId, planets } from '../../model/galaxy/planets.ts';
import type { Planet, System } from '../../model/galaxy/state.ts';
import { type UnitType, unitTypes } from '../../model/ids.ts';
import { systemOf } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import { usableBy } from '../../moments/abilities.ts';
import { mayMake, mayProduce, productionDiscount, productionOf, vouchersOf } from '../../moments/economy/queries.ts';
import { afterProduction, whenProducing } from '../../moments/economy/windows.ts';
import { resources } from '../../moments/galaxy/queries.ts';
import { isGroundForce, isShip, othersHaveShips } from '../../moments/units/counts-as.ts';
import { mayPlaceOn, statsOf } from '../../moments/units/queries.ts';
import { openNexus } from '../galaxy/nexus.ts';
import { enforceLimits } from '../units/limits.ts';
import { callBack, piecesFor } from '../units/recall.ts';
import { add, reinforcementsOf } from '../units/units.ts';
import { tellWhyNotAsked } from '../why-not-asked.ts';
import { pay, spendableTotal } from './economy.ts';

/** Equal units that produce, where they stand and how many units they may make in all. */
interface Producer {
  readonly unit: UnitType;
  readonly planet: PlanetId | null;
  readonly value: number;
}

const total = (producers: readonly Producer[]): number => producers.reduce((sum, { value }) => sum + value, 0);

/** Units of a seat with Production in a system. */
export function producersIn(
  game: State,
  seat: Seat,
  system: System,
  which: (unit: UnitType) => boolean = () => true,
): Producer[] {
  const found: Producer[] = [];
  const look = (planet: Planet | null, groups: readonly UnitGroup[]): void => {
    for (const { seat: owner, unit, count } of groups) {
      if (owner !== seat || !which(unit)) continue;
      const { production = 0, productionPlusResources } = statsOf(game, seat, unit);
      const worth = planet === null ? 0 : resources(game, planet);
      const printed = productionPlusResources === undefined ? production : productionPlusResources + worth;
      const value = productionOf(game, { seat, unit, system, planet }, printed);
      if (value > 0) found.push({ unit, planet: planet?.id ?? null, value: value * count });
    }
  };
  look(null, system.space);
  for (const planet of system.planets) look(planet, planet.units);
  return found;
}

/** What units cost: a pair for one price, and one of a pair for the same (LRR 67.2). */
export function costOf(game: State, seat: Seat, amounts: Amounts): number {
  let total = 0;
  for (const unit of unitTypes) {
    const count = amounts[unit] ?? 0;
    if (count === 0) continue;
    const { cost = 0, perCost = 1 } = statsOf(game, seat, unit);
    total += cost * Math.ceil(count / perCost);
  }
  return total;
}

export interface ProductionTerms {
  /** Which producing units may be used. */
  readonly with?: (unit: UnitType) => boolean;
  /** Only one of them, of the seat's choice. */
  readonly oneProducer?: true;
}

/** Units of each kind that a seat could produce in a system: ships not beside others' ships (LRR 67.6). */
export function producible(game: State, seat: Seat, system: System, limit: number, funds: number): Line[] {
  const ships = !othersHaveShips(game, system, seat);
  return unitTypes.flatMap((unit): Line[] => {
    const { cost, perCost = 1 } = statsOf(game, seat, unit);
    if (
      cost === undefined ||
      (isShip(game, { seat, unit }, system) ? !ships : !isGroundForce(game, { seat, unit }, system))
    )
      return [];
    if (!mayProduce(game, { seat, unit, system }, unit !== 'war-sun')) return [];
    const affordable = Math.floor(funds / Math.max(cost, 1)) * perCost;
    const most = Math.min(limit, affordable);
    const max = reinforcementsOf(game, seat, unit) >= most ? most : Math.min(most, piecesFor(game, seat, unit));
    return max > 0 ? [{ key: unit, at: { unit }, min: 0, max }] : [];
  });
}

/** Why a unit is not on offer where others are produced. */
export function whyNotProduce(game: State, seat: Seat, system: System, funds: number, unit: UnitType): Reason {
  const { cost } = statsOf(game, seat, unit);
  const ship = isShip(game, { seat, unit }, system);
  if (!ship && !isGroundForce(game, { seat, unit }, system)) return because('produce.structure', 'LRR 85.2');
  if (ship && othersHaveShips(game, system, seat)) return because('produce.ships-there', 'LRR 67.6');
  if (cost === undefined || !mayProduce(game, { seat, unit, system }, unit !== 'war-sun'))
    return unit === 'war-sun' ? because('produce.plan', 'LRR 97') : because('produce.effect', 'LRR 1.6');
  if (cost > funds) return because('produce.cost', 'LRR 67.1', { cost, funds });
  if (piecesFor(game, seat, unit) === 0) return because('produce.no-pieces', 'LRR 67.5');
  return ship ? because('produce.not-by-these', 'LRR 68.1') : because('produce.no-place', 'LRR 68.3');
}

/** Every unit that is not among the lines. */
export const barredUnits = (lines: readonly Line[], why: (unit: UnitType) => Reason): Barred[] =>
  unitTypes.filter(unit => !lines.some(({ key }) => key === unit)).map(unit => bar(unit, { unit }, why(unit)));

type Makers = (unit: UnitType) => readonly Producer[];

/**
 * Which producers may make which unit; the same list for the same producers. On a planet where their owner only
 * coexists they make no ships.
 */
function makersAmong(game: State, seat: Seat, system: System, producers: readonly Producer[]): Makers {
  const lists = new Map<string, Producer[]>();
  const byUnit = unitTypes.map(made => {
    const makers = producers.filter(({ unit, planet: id }) => {
      const planet = system.planets.find(each => each.id === id) ?? null;
      return mayMake(
        game,
        { seat, unit, system, planet, made },
        !(planet?.coexisting.includes(seat) && isShip(game, { seat, unit: made }, system)),
      );
    });
    const name = makers.map(each => producers.indexOf(each)).join();
    if (!lists.has(name)) lists.set(name, makers);
    return [made, lists.get(name)!] as const;
  });
  const found = new Map(byUnit);
  return unit => found.get(unit)!;
}

/** Can these be shared out among the producers? No kinds together may be more than their makers can make. */
function canBeShared(chosen: Amounts, makers: Makers, more: number): boolean {
  const kinds = unitTypes.filter(unit => chosen[unit]);
  const lists = [...new Set(kinds.map(makers))];
  const choices = Array.from({ length: 2 ** lists.length }, (_, bits) => lists.filter((_list, i) => (bits >> i) & 1));
  return choices.every(some => {
    const able = new Set(some.flat());
    const theirs = kinds.filter(unit => makers(unit).every(each => able.has(each)));
    return theirs.reduce((sum, unit) => sum + chosen[unit]!, 0) <= total([...able]) + more;
  });
}

/** Produces units with one combined bill: what, at what price, and where they go (LRR 67, LRR 68). */
export function* produceIn(game: State, seat: Seat, id: SystemId, terms: ProductionTerms = {}): Rule {
  const system = systemOf(game, id);
  const able = producersIn(game, seat, system, terms.with);
  const producers = terms.oneProducer && able.length > 1 ? [yield* chooseProducer(seat, able)] : able;
  const printed = total(producers);
  if (printed <= 0) return;
  const use = { seat, system: id, limit: printed, discount: 0, free: false };
  yield* open(game, whenProducing, use);
  const more = use.limit - printed;
  const makers = makersAmong(game, seat, system, producers);
  const limitOf = (unit: UnitType): number => (makers(unit).length === 0 ? 0 : total(makers(unit)) + more);

  const off = productionDiscount(game, { seat, system: id }, use.discount);
  const vouchers = usableBy(game, seat, vouchersOf(game, { seat, system: id }, []));
  const funds = vouchers.reduce((sum, { amount }) => sum + amount, spendableTotal(game, seat, 'resources') + off);
  const means = use.free ? Number.POSITIVE_INFINITY : funds;
  const lines = producible(game, seat, system, use.limit, means)
    .map(line => ({ ...line, max: Math.min(line.max, limitOf(line.key as UnitType)) }))
    .filter(({ key, max }) => max > 0 && placesFor(game, seat, system, producers, key as UnitType).length > 0);
  if (lines.length === 0) {
    yield* tellWhyNotAsked(seat, 'produce', whyNotProduce(game, seat, system, means, 'infantry'));
    return;
  }
  const amounts = yield* allocate(seat, 'produce', lines, {
    max: use.limit,
    check: chosen => {
      if (costOf(game, seat, chosen) > means)
        return because('produce.total-cost', 'LRR 67.1', { cost: costOf(game, seat, chosen), funds });
      return canBeShared(chosen, makers, more) || because('produce.limit', 'LRR 68.1');
    },
    suggest: {},
    prompt: { system: id, limit: use.limit, funds, ...(use.free && { free: true }) },
    barred: () => barredUnits(lines, unit => whyNotProduce(game, seat, system, means, unit)),
  });
  if (Object.keys(amounts).length === 0) return;
  for (const unit of unitTypes) if (amounts[unit]) yield* callBack(game, seat, unit, amounts[unit]);
  if (!use.free) yield* pay(game, seat, costOf(game, seat, amounts) - off, 'resources', vouchers); // LRR 67.1c
  yield* placeProduced(game, seat, system, producers, amounts);
  yield* openNexus(game); // LRR 100.2
  yield* enforceLimits(game, seat, id); // before anybody answers to it
  yield* open(game, afterProduction, { seat, system: id, made: amounts });
}

/** Units that are about to use Production make more, and the bill for all of them is lower. */
export function* improveProduction(
  moment: { readonly seat: Seat; limit: number; discount: number },
  { more, cheaper }: { readonly more: number; readonly cheaper: number },
): Rule {
  moment.limit += more;
  moment.discount += cheaper;
  yield* emit('production-eased', { seat: moment.seat, more, cheaper });
}

function* chooseProducer(seat: Seat, producers: readonly Producer[]): Rule<Producer> {
  const name = ({ planet }: Producer): string => planet ?? 'space';
  return yield* choose(seat, 'producer', producers, { key: name, at: each => ({ area: name(each) }) });
}

/** Ships go into space; ground forces to planets of producing units; beside one in space, own planets and space (LRR 68.3, LRR 68.4). */
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

/** Ships into the active system, ground forces where they may go (LRR 68.2). */
function* placeProduced(
  game: State,
  seat: Seat,
  system: System,
  producers: readonly Producer[],
  amounts: Amounts,
): Rule {
  for (const unit of unitTypes) {
    const count = amounts[unit] ?? 0;
    if (count === 0) continue;
    const places = placesFor(game, seat, system, producers, unit);
    yield* placeProducedOfKind(game, seat, system.id, unit, count, places);
  }
}

/** New units of one kind into a system, split among places of it as their owner likes. */
export function* placeProducedOfKind(
  game: State,
  seat: Seat,
  id: SystemId,
  unit: UnitType,
  count: number,
  places: readonly (PlanetId | 'space')[],
): Rule {
  yield* emit('produced', { seat, unit, count, system: id });
  const spread = places.length === 1 ? { [places[0]!]: count } : yield* choosePlaces(seat, unit, count, places);
  for (const [place, some] of Object.entries(spread))
    add(game, { system: id, planet: place === 'space' ? null : (place as PlanetId) }, seat, unit, some);
}

function* choosePlaces(seat: Seat, unit: UnitType, count: number, places: readonly string[]): Rule<Amounts> {
  const lines = places.map(place => ({
    key: place,
    at: place === 'space' ? { area: place } : { planet: place },
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
