import { chooseNumber, type Line, type Rule, type Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { commoditiesAsGoods } from '../../moments/economy/queries.ts';

const TRADE_GOODS = 'trade-goods';
const COMMODITIES = 'commodities';

type Amounts = Readonly<Record<string, number>>;

/** Commodities that a seat could spend as trade goods. */
const lentCommodities = (game: State, seat: Seat): number =>
  commoditiesAsGoods(game, seat, null) === null ? 0 : playerOf(game, seat).commodities;

/** What a seat could spend as trade goods now. */
export const spendableGoods = (game: State, seat: Seat): number =>
  playerOf(game, seat).tradeGoods + lentCommodities(game, seat);

/** What it could still spend as trade goods after a payment: commodities only once. */
export const goodsAfter = (game: State, seat: Seat, spent: Amounts): number => {
  const left = playerOf(game, seat).tradeGoods - (spent[TRADE_GOODS] ?? 0);
  return spent[COMMODITIES] ? left : left + lentCommodities(game, seat);
};

/** Is this part of a payment a good, rather than a planet or a card? */
export const isGood = (key: string): boolean => key === TRADE_GOODS || key === COMMODITIES;

/** Are these goods that are lent for one payment? */
export const isCommodities = (key: string): boolean => key === COMMODITIES;

export const goodsIn = (amounts: Amounts): number => (amounts[TRADE_GOODS] ?? 0) + (amounts[COMMODITIES] ?? 0);

/** A payment of `count` goods: trade goods first. */
export function goodsFor(game: State, seat: Seat, count: number): Record<string, number> {
  const own = Math.min(count, playerOf(game, seat).tradeGoods);
  return { ...(own > 0 && { [TRADE_GOODS]: own }), ...(count > own && { [COMMODITIES]: count - own }) };
}

/** Lines for goods in a payment, at least `least` in total. */
export function goodsLines(game: State, seat: Seat, least = 0): Line[] {
  const { tradeGoods } = playerOf(game, seat);
  const lent = lentCommodities(game, seat);
  const lines: Line[] = [
    { key: TRADE_GOODS, at: { token: 'trade-good' }, min: Math.max(0, least - lent), max: tradeGoods },
    { key: COMMODITIES, at: { token: 'commodity' }, min: 0, max: lent },
  ];
  return lines.filter(({ max }) => max > 0);
}

/** Takes the goods of a payment; uses the card that lets commodities be spent. */
export function* takeGoods(game: State, seat: Seat, amounts: Amounts): Rule {
  playerToChange(game, seat).tradeGoods -= amounts[TRADE_GOODS] ?? 0;
  const count = amounts[COMMODITIES] ?? 0;
  if (count === 0) return;
  const lending = commoditiesAsGoods(game, seat, null)!;
  playerToChange(game, seat).commodities -= count;
  yield* emit('commodities-spent', { seat, count });
  yield* lending.use(game, seat); // last: who answers to that sees what is left
}

/** Spends trade goods or commodities that count as trade goods; the seat must be able to. */
export function* spendTradeGoods(game: State, seat: Seat, count: number): Rule {
  const { tradeGoods } = playerOf(game, seat);
  const least = Math.max(0, count - tradeGoods);
  const most = Math.min(count, lentCommodities(game, seat));
  const lent = most > least ? yield* chooseNumber(seat, 'spend-commodities', least, most) : least;
  if (count > lent) yield* emit('trade-goods-spent', { seat, count: count - lent });
  yield* takeGoods(game, seat, { [TRADE_GOODS]: count - lent, [COMMODITIES]: lent });
}
