import { type Amounts, allocate, type Line, type Rule, type Seat } from '@orrery/kernel';
import { type UnitType, unitTypes } from '../../model/ids.ts';
import { because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { usableBy } from '../../moments/abilities.ts';
import { type Exchange, exchangesFor } from '../../moments/economy/queries.ts';
import { piecesFor } from '../units/recall.ts';
import { priceOf } from './bill.ts';

/** What a seat could give for single produced units instead of resources. */
export const exchangesOf = (game: State, seat: Seat): readonly Exchange[] =>
  usableBy(game, seat, exchangesFor(game, seat, []));

const sumFor = (exchanges: readonly Exchange[], unit: UnitType, value: (exchange: Exchange) => number): number =>
  exchanges.reduce((sum, each) => (each.unit === unit ? sum + value(each) : sum), 0);

/** Number of units of a type that could be exchanged. */
export const exchangeable = (exchanges: readonly Exchange[], unit: UnitType): number =>
  sumFor(exchanges, unit, ({ count }) => count);

/** Own pieces of a type that would become available. */
export const piecesGained = (exchanges: readonly Exchange[], unit: UnitType): number =>
  sumFor(exchanges, unit, ({ count, isOwn }) => (isOwn ? count : 0));

/** The remaining cost of units if some are exchanged. */
function billFor(game: State, seat: Seat, made: Amounts, exchanged: (unit: UnitType) => number): number {
  const paid = unitTypes.flatMap(unit => {
    const left = (made[unit] ?? 0) - exchanged(unit);
    return left > 0 ? [[unit, left] as const] : [];
  });
  return priceOf(game, seat, Object.fromEntries(paid));
}

/** The minimum cost of these units in resources. */
export const leastBill = (game: State, seat: Seat, made: Amounts, exchanges: readonly Exchange[]): number =>
  billFor(game, seat, made, unit => exchangeable(exchanges, unit));

/** Default: gives as many of each as are of use, own ones last. */
function mostOf(made: Amounts, exchanges: readonly Exchange[]): Record<string, number> {
  const left: Record<string, number> = { ...made };
  const given: Record<string, number> = {};
  for (const { key, unit, count } of exchanges.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn))) {
    const some = Math.min(count, left[unit] ?? 0);
    left[unit] = (left[unit] ?? 0) - some;
    if (some > 0) given[key] = some;
  }
  return given;
}

/**
 * The seat chooses what to give for units that it produces, at least what it lacks in resources or pieces. Returns the
 * remaining cost.
 */
export function* giveInExchange(
  game: State,
  seat: Seat,
  made: Amounts,
  { exchanges, means }: { readonly exchanges: readonly Exchange[]; readonly means: number },
): Rule<number> {
  const useful = exchanges.filter(({ unit }) => (made[unit] ?? 0) > 0);
  if (useful.length === 0) return priceOf(game, seat, made);
  const given = (chosen: Amounts, unit: UnitType): number => sumFor(useful, unit, ({ key }) => chosen[key] ?? 0);
  const gained = (chosen: Amounts, unit: UnitType): number =>
    sumFor(useful, unit, ({ key, isOwn }) => (isOwn ? (chosen[key] ?? 0) : 0));
  const billOf = (chosen: Amounts): number => billFor(game, seat, made, unit => given(chosen, unit));
  const hasPieces = (chosen: Amounts): boolean =>
    useful.every(({ unit }) => piecesFor(game, seat, unit) + gained(chosen, unit) >= made[unit]!);
  const lines = useful.map(
    ({ key, at, unit, count }): Line => ({ key, at, min: 0, max: Math.min(count, made[unit]!) }),
  );
  const most = mostOf(made, useful);
  const suggest = hasPieces(most)
    ? most
    : mostOf(
        made,
        useful.map(each => ({ ...each, isOwn: !each.isOwn })),
      );
  const chosen = yield* allocate(seat, 'produce.exchange', lines, {
    check: amounts => {
      if (useful.some(({ unit }) => given(amounts, unit) > made[unit]!))
        return because('exchange.too-many', 'LRR 67.1');
      if (!hasPieces(amounts)) return because('produce.no-pieces', 'LRR 67.5');
      const cost = billOf(amounts);
      return cost <= means || because('produce.total-cost', 'LRR 67.1', { cost, funds: means });
    },
    suggest,
    prompt: { made },
  });
  for (const exchange of useful) yield* exchange.give(game, seat, chosen[exchange.key] ?? 0);
  return billOf(chosen);
}
