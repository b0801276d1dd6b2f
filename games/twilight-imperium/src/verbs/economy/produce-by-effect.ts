import { type Amounts, allocate, type Line, open, type Rule, type Seat } from '@orrery/kernel';
import type { Currency } from '../../model/events/economy.ts';
import { type PlanetId, planets } from '../../model/galaxy/planets.ts';
import { type UnitType, unitTypes } from '../../model/ids.ts';
import { type Area, planetOf, systemOf } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { afterUnitsProduced } from '../../moments/economy/windows.ts';
import { isShip, type Reader } from '../../moments/units/counts-as.ts';
import { mayPlaceOn, statsOf } from '../../moments/units/queries.ts';
import { openNexus } from '../galaxy/nexus.ts';
import { callBack } from '../units/recall.ts';
import { costOf } from './bill.ts';
import { pay, spendableTotal } from './economy.ts';
import { exchangesOf, giveInExchange, leastBill } from './exchanges.ts';
import { furtherPlanets, withFurther } from './further-planets.ts';
import { barredUnits, placeProducedOfKind, producible, whyNotProduce } from './production.ts';
export interface EffectTerms {
  readonly which?: Reader;
  /** How many units at least and at most. */
  readonly min?: number;
  readonly max?: number;
  /** The maximum total cost. */
  readonly mostCost?: number;
  /** Influence can be spent as resources. */
  readonly influenceToo?: true;
}

const currencyOf = ({ influenceToo }: EffectTerms): Currency => (influenceToo ? 'either' : 'resources');

/**
 * Where a unit can be placed: ships in space, unless the given planet may not produce; ground forces on that planet or,
 * if only a system is given, on own planets or in space.
 */
function placesFor(game: State, seat: Seat, place: Area, unit: UnitType): (PlanetId | 'space')[] {
  if (isShip(game, { seat, unit }, systemOf(game, place.system))) {
    const maker = place.planet === null ? null : planetOf(game, place.planet);
    return maker === null || mayPlaceOn(game, { seat, planet: maker, unit }, true) ? ['space'] : [];
  }
  const ground = systemOf(game, place.system)
    .planets.filter(({ id, controller }) => controller === seat && (place.planet ?? id) === id) // LRR 67.4a
    .filter(planet => mayPlaceOn(game, { seat, planet, unit }, !planets[planet.id].station));
  return [...ground.map(({ id }) => id), ...(place.planet === null ? (['space'] as const) : [])]; // LRR 67.4b
}

/** Does the effect allow this unit? */
const fits = (game: State, seat: Seat, { system }: Area, unit: UnitType, { which }: EffectTerms): boolean =>
  which === undefined || which(game, { seat, unit }, systemOf(game, system));

/** The units that an effect could produce in a place. */
export function producibleByEffect(game: State, seat: Seat, place: Area, terms: EffectTerms): Line[] {
  const { max = Number.POSITIVE_INFINITY, mostCost = Number.POSITIVE_INFINITY } = terms;
  const purse = spendableTotal(game, seat, currencyOf(terms));
  const exchanges = exchangesOf(game, seat);
  const system = systemOf(game, place.system);
  return producible(game, seat, system, max, purse, exchanges).flatMap(line => {
    const unit = line.key as UnitType;
    if (!fits(game, seat, place, unit, terms) || placesFor(game, seat, place, unit).length === 0) return [];
    const { cost = 0, perCost = 1 } = statsOf(game, seat, unit);
    const most = Math.min(line.max, cost > 0 ? Math.floor(mostCost / cost) * perCost : line.max);
    return most > 0 ? [{ ...line, max: most }] : [];
  });
}

/** Produces units by an effect: they are paid for, but Production is not used (LRR 67.4). */
export function* produceByEffect(game: State, seat: Seat, place: Area, terms: EffectTerms): Rule {
  const { min = 0, max = Number.POSITIVE_INFINITY, mostCost = Number.POSITIVE_INFINITY } = terms;
  const lines = producibleByEffect(game, seat, place, terms);
  if (lines.length === 0) return;
  const purse = spendableTotal(game, seat, currencyOf(terms));
  const funds = Math.min(purse, mostCost);
  const exchanges = exchangesOf(game, seat);
  const most = Math.min(
    max,
    lines.reduce((sum, line) => sum + line.max, 0),
  );
  const amounts: Amounts = yield* allocate(seat, 'produce', lines, {
    min,
    max: most,
    check: chosen => {
      const cost = leastBill(game, seat, chosen, exchanges);
      if (cost > purse) return because('produce.total-cost', 'LRR 67.1', { cost, funds: purse });
      const worth = costOf(game, seat, chosen); // before discounts and free units
      return worth <= mostCost || because('produce.total-cost', 'LRR 67.1', { cost: worth, funds: mostCost });
    },
    barred: () =>
      barredUnits(lines, unit =>
        !fits(game, seat, place, unit, terms)
          ? because('produce.effect', 'LRR 67.4')
          : whyNotProduce(game, seat, systemOf(game, place.system), funds, unit),
      ),
    suggest: min === 0 ? {} : { [lines[0]!.key]: min },
    prompt: { system: place.system, planet: place.planet, limit: most, funds },
  });
  const bill = yield* giveInExchange(game, seat, amounts, { exchanges, means: purse });
  for (const unit of unitTypes) if (amounts[unit]) yield* callBack(game, seat, unit, amounts[unit]);
  yield* pay(game, seat, bill, currencyOf(terms));
  const further = yield* furtherPlanets(game, seat, place.system, amounts);
  for (const unit of unitTypes) {
    const count = amounts[unit] ?? 0;
    if (count === 0) continue;
    const usual = placesFor(game, seat, place, unit);
    const places = withFurther(game, { seat, unit }, systemOf(game, place.system), usual, further);
    yield* placeProducedOfKind(game, seat, place.system, unit, count, places);
  }
  yield* openNexus(game); // LRR 100.2
  if (Object.keys(amounts).length > 0) yield* open(game, afterUnitsProduced, { seat, system: place.system });
}
