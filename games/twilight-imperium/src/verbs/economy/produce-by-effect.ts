import { type Amounts, allocate, type Line, type Rule, type Seat } from '@orrery/kernel';
import type { Currency } from '../../model/events/economy.ts';
import { type PlanetId, planets } from '../../model/galaxy/planets.ts';
import { type UnitType, unitTypes } from '../../model/ids.ts';
import { type Area, planetOf, systemOf } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { isShip, type Reader } from '../../moments/units/counts-as.ts';
import { mayPlaceOn } from '../../moments/units/queries.ts';
import { openNexus } from '../galaxy/nexus.ts';
import { callBack } from '../units/recall.ts';
import { pay, spendableTotal } from './economy.ts';
import { barredUnits, costOf, placeProducedOfKind, producible, whyNotProduce } from './production.ts';
export interface EffectTerms {
  readonly which?: Reader;
  /** How many units at least and at most. */
  readonly min?: number;
  readonly max?: number;
  /** What they may cost in all. */
  readonly mostCost?: number;
  /** Influence pays for them as if it were resources. */
  readonly influenceToo?: true;
}

const currencyOf = ({ influenceToo }: EffectTerms): Currency => (influenceToo ? 'either' : 'resources');

/**
 * Where a unit could go: ships into space, unless the planet that is named may not produce; ground forces onto that planet,
 * or where only a system is named, onto own ones or into space.
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

/** Does the effect speak of units like this one? */
const fits = (game: State, seat: Seat, { system }: Area, unit: UnitType, { which }: EffectTerms): boolean =>
  which === undefined || which(game, { seat, unit }, systemOf(game, system));

/** What an effect that says "produce" could bring to a place. */
export function producibleByEffect(game: State, seat: Seat, place: Area, terms: EffectTerms): Line[] {
  const { max = Number.POSITIVE_INFINITY, mostCost = Number.POSITIVE_INFINITY } = terms;
  const funds = Math.min(spendableTotal(game, seat, currencyOf(terms)), mostCost);
  return producible(game, seat, systemOf(game, place.system), max, funds).filter(({ key }) => {
    const unit = key as UnitType;
    return fits(game, seat, place, unit, terms) && placesFor(game, seat, place, unit).length > 0;
  });
}

/** Produces units at an effect's word: they are paid for, but no unit uses Production (LRR 67.4). */
export function* produceByEffect(game: State, seat: Seat, place: Area, terms: EffectTerms): Rule {
  const { min = 0, max = Number.POSITIVE_INFINITY, mostCost = Number.POSITIVE_INFINITY } = terms;
  const lines = producibleByEffect(game, seat, place, terms);
  if (lines.length === 0) return;
  const funds = Math.min(spendableTotal(game, seat, currencyOf(terms)), mostCost);
  const most = Math.min(
    max,
    lines.reduce((sum, line) => sum + line.max, 0),
  );
  const amounts: Amounts = yield* allocate(seat, 'produce', lines, {
    min,
    max: most,
    check: chosen => {
      const cost = costOf(game, seat, chosen);
      return cost <= funds || because('produce.total-cost', 'LRR 67.1', { cost, funds });
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
  for (const unit of unitTypes) if (amounts[unit]) yield* callBack(game, seat, unit, amounts[unit]);
  yield* pay(game, seat, costOf(game, seat, amounts), currencyOf(terms));
  for (const unit of unitTypes) {
    const count = amounts[unit] ?? 0;
    if (count > 0)
      yield* placeProducedOfKind(game, seat, place.system, unit, count, placesFor(game, seat, place, unit));
  }
  yield* openNexus(game); // LRR 100.2
}
