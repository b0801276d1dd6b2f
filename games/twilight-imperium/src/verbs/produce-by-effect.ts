import { type Amounts, allocate, emit, type Line, type Rule, type Seat } from '@orrery/kernel';
import { type UnitType, unitTypes } from '../model/ids.ts';
import { planets } from '../model/planets.ts';
import { type Area, groupsIn, isShip, planetOf, systemOf } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { mayPlaceOn } from '../moments/queries.ts';
import { pay, purse } from './economy.ts';
import { enforceLimits } from './limits.ts';
import { openNexus } from './nexus.ts';
import { costOf, producible } from './production.ts';
import { callBack } from './recall.ts';
import { add } from './units.ts';

export interface EffectTerms {
  readonly which?: (unit: UnitType) => boolean;
  /** How many units at least and at most. */
  readonly min?: number;
  readonly max?: number;
  /** What they may cost in all. */
  readonly mostCost?: number;
}

/** What an effect that says "produce" could bring to a place: ground forces only onto a planet. */
export function producibleByEffect(game: State, seat: Seat, { system, planet }: Area, terms: EffectTerms): Line[] {
  const { which = () => true, max = Number.POSITIVE_INFINITY, mostCost = Number.POSITIVE_INFINITY } = terms;
  const funds = Math.min(purse(game, seat, 'resources'), mostCost);
  const ground = planet === null ? undefined : planetOf(game, planet);
  const lands = (unit: UnitType): boolean =>
    ground !== undefined && mayPlaceOn(game, { seat, planet: ground, unit }, !planets[ground.id].station);
  return producible(game, seat, systemOf(game, system), max, funds).filter(({ key }) => {
    const unit = key as UnitType;
    return which(unit) && (isShip(unit) || lands(unit));
  });
}

/** Produces units at an effect's word: they are paid for, but no unit uses Production (LRR 67.4). */
export function* produceByEffect(game: State, seat: Seat, place: Area, terms: EffectTerms): Rule {
  const { min = 0, max = Number.POSITIVE_INFINITY, mostCost = Number.POSITIVE_INFINITY } = terms;
  const lines = producibleByEffect(game, seat, place, terms);
  if (lines.length === 0) return;
  const funds = Math.min(purse(game, seat, 'resources'), mostCost);
  const most = Math.min(
    max,
    lines.reduce((sum, line) => sum + line.max, 0),
  );
  const amounts: Amounts = yield* allocate(seat, 'produce', lines, {
    min,
    max: most,
    check: chosen => costOf(game, seat, chosen) <= funds || 'that costs more than you may spend',
    suggest: min === 0 ? {} : { [lines[0]!.key]: min },
    prompt: { system: place.system, planet: place.planet, limit: most, funds },
  });
  for (const unit of unitTypes) if (amounts[unit]) yield* callBack(game, seat, unit, amounts[unit]);
  yield* pay(game, seat, costOf(game, seat, amounts), 'resources');
  for (const unit of unitTypes) {
    const count = amounts[unit] ?? 0;
    if (count === 0) continue;
    const area: Area = isShip(unit) ? { ...place, planet: null } : place;
    add(groupsIn(game, area), seat, unit, count);
    yield* emit('produced', { seat, unit, count, system: place.system });
  }
  yield* openNexus(game); // LRR 100.2
  yield* enforceLimits(game, seat, place.system);
}
