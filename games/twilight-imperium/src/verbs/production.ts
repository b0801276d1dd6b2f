import { type Amounts, allocate, choose, emit, type Line, open, type Rule, type Seat } from '@orrery/kernel';
import { type UnitType, unitTypes } from '../model/ids.ts';
import { type PlanetId, planets } from '../model/planets.ts';
import { hasShips, isGroundForce, isShip, othersHaveShips, systemOf } from '../model/readers.ts';
import type { State, System, SystemId, UnitGroup } from '../model/state.ts';
import { mayPlaceOn, mayProduce, resources, statsOf } from '../moments/queries.ts';
import { afterProduction, whenProducing } from '../moments/windows.ts';
import { pay, purse } from './economy.ts';
import { enforceLimits } from './limits.ts';
import { openNexus } from './nexus.ts';
import { callBack, piecesFor } from './recall.ts';
import { add, reinforcementsOf } from './units.ts';

/** A unit that produces, and where it stands. */
interface Producer {
  readonly planet: PlanetId | null;
  readonly value: number;
}

/** Units of a seat with Production in a system. */
export function producersIn(
  game: State,
  seat: Seat,
  system: System,
  which: (unit: UnitType) => boolean = () => true,
): Producer[] {
  const found: Producer[] = [];
  const look = (planet: PlanetId | null, groups: readonly UnitGroup[], worth: number): void => {
    for (const { seat: owner, unit, count } of groups) {
      if (owner !== seat || !which(unit)) continue;
      const { production, productionPlusResources } = statsOf(game, seat, unit);
      const value = production ?? (productionPlusResources === undefined ? 0 : productionPlusResources + worth);
      if (value > 0) found.push({ planet, value: value * count });
    }
  };
  look(null, system.space, 0);
  for (const planet of system.planets) look(planet.id, planet.units, resources(game, planet));
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

/** Others have ships there and this seat has none: its structures there make no ships (LRR 14). */
export const isBlockaded = (system: System, seat: Seat): boolean =>
  othersHaveShips(system, seat) && !hasShips(system, seat);

export interface ProductionTerms {
  /** Which producing units may be used. */
  readonly with?: (unit: UnitType) => boolean;
  /** Only one of them, of the seat's choice. */
  readonly oneProducer?: true;
}

/** Units of each kind that a seat could produce in a system: ships not beside others' ships (LRR 67.6). */
export function producible(game: State, seat: Seat, system: System, limit: number, funds: number): Line[] {
  const ships = !othersHaveShips(system, seat);
  return unitTypes.flatMap((unit): Line[] => {
    const { cost, perCost = 1 } = statsOf(game, seat, unit);
    if (cost === undefined || (isShip(unit) ? !ships : !isGroundForce(unit))) return [];
    if (!mayProduce(game, { seat, unit, system }, unit !== 'war-sun')) return [];
    const affordable = Math.floor(funds / Math.max(cost, 1)) * perCost;
    const most = Math.min(limit, affordable);
    const max = reinforcementsOf(game, seat, unit) >= most ? most : Math.min(most, piecesFor(game, seat, unit));
    return max > 0 ? [{ key: unit, at: { unit }, min: 0, max }] : [];
  });
}

/** Produces units with one combined bill: what, at what price, and where they go (LRR 67, LRR 68). */
export function* produceIn(game: State, seat: Seat, id: SystemId, terms: ProductionTerms = {}): Rule {
  const system = systemOf(game, id);
  const able = producersIn(game, seat, system, terms.with);
  const producers = terms.oneProducer && able.length > 1 ? [yield* chooseProducer(seat, able)] : able;
  const limit = producers.reduce((sum, { value }) => sum + value, 0);
  if (limit <= 0) return;
  const bill = { seat, system: id, discount: 0 };
  yield* open(game, whenProducing, bill);
  const funds = purse(game, seat, 'resources') + bill.discount;
  const shipyards = producers.filter(producer => !isCoexisting(system, seat, producer));
  const shipLimit = shipyards.reduce((sum, { value }) => sum + value, 0);
  const lines = producible(game, seat, system, limit, funds)
    .map(line => (isShip(line.key as UnitType) ? { ...line, max: Math.min(line.max, shipLimit) } : line))
    .filter(
      ({ key, max }) =>
        max > 0 && (isShip(key as UnitType) || placesFor(game, seat, system, producers, key as UnitType).length > 0),
    );
  if (lines.length === 0) return;
  const amounts = yield* allocate(seat, 'produce', lines, {
    max: limit,
    check: chosen => {
      if (costOf(game, seat, chosen) > funds) return 'that costs more than you can spend';
      return shipsAmong(chosen) <= shipLimit || 'so many ships cannot be made here';
    },
    suggest: {},
    prompt: { system: id, limit, funds },
  });
  if (Object.keys(amounts).length === 0) return;
  for (const unit of unitTypes) if (amounts[unit]) yield* callBack(game, seat, unit, amounts[unit]);
  yield* pay(game, seat, costOf(game, seat, amounts) - bill.discount, 'resources');
  yield* placeProduced(game, seat, system, producers, amounts);
  yield* openNexus(game); // LRR 100.2
  yield* enforceLimits(game, seat, id);
  yield* open(game, afterProduction, { seat, system: id });
}

function* chooseProducer(seat: Seat, producers: readonly Producer[]): Rule<Producer> {
  const name = ({ planet }: Producer): string => planet ?? 'space';
  return yield* choose(seat, 'producer', producers, { key: name, at: each => ({ area: name(each) }) });
}

/** A producing unit on a planet where its owner only coexists is always blockaded. */
const isCoexisting = (system: System, seat: Seat, { planet }: Producer): boolean =>
  system.planets.some(({ id, coexisting }) => id === planet && coexisting.includes(seat));

const shipsAmong = (amounts: Amounts): number =>
  Object.entries(amounts).reduce((sum, [unit, count]) => (isShip(unit as UnitType) ? sum + count : sum), 0);

/** Where ground forces go: planets of producing units; beside one in space, own planets and space (LRR 68.3, LRR 68.4). */
function placesFor(
  game: State,
  seat: Seat,
  system: System,
  producers: readonly Producer[],
  unit: UnitType,
): (PlanetId | 'space')[] {
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
    yield* emit('produced', { seat, unit, count, system: system.id });
    if (isShip(unit)) {
      add(system.space, seat, unit, count);
      continue;
    }
    const places = placesFor(game, seat, system, producers, unit);
    const spread = places.length === 1 ? { [places[0]!]: count } : yield* choosePlaces(seat, unit, count, places);
    for (const [place, some] of Object.entries(spread))
      add(place === 'space' ? system.space : system.planets.find(({ id }) => id === place)!.units, seat, unit, some);
  }
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
