import { allocate, type Barred, chooseSome, type Line, open, type Rule, type Seat } from '@orrery/kernel';
import { planetToChange, playerToChange } from '../../model/changes.ts';
import type { Currency } from '../../model/events/economy.ts';
import { emit } from '../../model/events/index.ts';
import { factions } from '../../model/factions/factions.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import { planetOf, planetsOf, playerOf } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { commodityLimit, spentFor, tradeGoodWorth, type Voucher } from '../../moments/economy/queries.ts';
import { afterReplenished, afterTradeGoodsGained, whenReplenished } from '../../moments/economy/windows.ts';
import { influence, resources } from '../../moments/galaxy/queries.ts';
import { goodsAfter, goodsFor, goodsLines, isCommodities, isGood, spendableGoods, takeGoods } from './goods.ts';

const valueFor = (game: State, planet: Planet, currency: Currency): number => {
  if (currency === 'resources') return resources(game, planet);
  if (currency === 'influence') return influence(game, planet);
  return Math.max(resources(game, planet), influence(game, planet));
};

/** What a planet gives when spent for a currency. */
export const worth = (game: State, planet: Planet, currency: Currency): number =>
  spentFor(game, planet, valueFor(game, planet, currency));

export const readyPlanetsOf = (game: State, seat: Seat): Planet[] =>
  planetsOf(game, seat).filter(planet => !planet.exhausted);

/** The value of the seat's trade good spent for resources or influence (LRR 93.4). */
export const worthOfGood = (game: State, seat: Seat): number => tradeGoodWorth(game, seat, 1);

/** A seat's maximum to spend: readied planets and trade goods (LRR 75, LRR 47, LRR 93). */
export const spendableTotal = (game: State, seat: Seat, currency: Currency): number =>
  readyPlanetsOf(game, seat).reduce(
    (sum, planet) => sum + worth(game, planet, currency),
    spendableGoods(game, seat) * worthOfGood(game, seat),
  );

/** The total value of a payment. */
const totalOf = (
  game: State,
  seat: Seat,
  amounts: Readonly<Record<string, number>>,
  currency: Currency,
  vouchers: readonly Voucher[] = [],
): number => {
  const each = (key: string): number =>
    isGood(key)
      ? worthOfGood(game, seat)
      : (vouchers.find(({ card }) => card === key)?.amount ?? worth(game, planetOf(game, key as PlanetId), currency));
  return Object.entries(amounts).reduce((sum, [key, count]) => sum + count * each(key), 0);
};

/** Weights to compare the waste of payments: a trade good would keep, a planet is readied every round. */
const LOSS = { overpaid: 2, tradeGood: 3, other: 1, card: 6 } as const;

interface PlanetSum {
  readonly loss: number;
  readonly planets: readonly PlanetId[];
}

/** The payment with the least waste: little overpayment, few trade goods, planets of little other value. */
function suggestPayment(game: State, seat: Seat, price: number, currency: Currency): Record<string, number> {
  const other: Currency = currency === 'resources' ? 'influence' : 'resources';
  let sums = new Map<number, PlanetSum>([[0, { loss: 0, planets: [] }]]);
  for (const planet of readyPlanetsOf(game, seat)) {
    const value = worth(game, planet, currency);
    const loss = currency === 'either' ? 0 : worth(game, planet, other) * LOSS.other;
    const next = new Map(sums);
    for (const [sum, before] of sums) {
      if (sum >= price) continue;
      const after = { loss: before.loss + loss, planets: [...before.planets, planet.id] };
      if (after.loss < (next.get(sum + value)?.loss ?? Number.POSITIVE_INFINITY)) next.set(sum + value, after);
    }
    sums = next;
  }
  const good = worthOfGood(game, seat);
  const { tradeGoods } = playerOf(game, seat);
  const [best] = [...sums]
    .map(([sum, { loss, planets }]) => {
      const goods = Math.ceil(Math.max(0, price - sum) / good);
      const overpaid = sum + goods * good - price;
      const card = goods > tradeGoods ? LOSS.card : 0;
      return { goods, planets, loss: loss + overpaid * LOSS.overpaid + goods * LOSS.tradeGood + card };
    })
    .filter(({ goods }) => goods <= spendableGoods(game, seat))
    .sort((a, b) => a.loss - b.loss);
  return best ? paymentOf(best.planets, goodsFor(game, seat, best.goods)) : {};
}

const paymentOf = (planets: readonly PlanetId[], goods: Record<string, number>): Record<string, number> => ({
  ...Object.fromEntries(planets.map(id => [id, 1])),
  ...goods,
});

/** A payment that leaves enough for another, separate payment; undefined if there is none. */
export function paymentLeaving(
  game: State,
  seat: Seat,
  price: number,
  leaving: number,
  currency: Currency,
): Record<string, number> | undefined {
  const ready = readyPlanetsOf(game, seat).filter(planet => worth(game, planet, currency) > 0);
  const all = spendableGoods(game, seat);
  const good = worthOfGood(game, seat);
  const funds = spendableTotal(game, seat, currency) - all * good;
  const search = (
    from: number,
    left: number,
    spent: number,
    used: readonly PlanetId[],
  ): Record<string, number> | undefined => {
    const goods = Math.ceil(Math.max(0, left) / good);
    const given = goodsFor(game, seat, goods);
    if (goods <= all && funds - spent + goodsAfter(game, seat, given) * good >= leaving) return paymentOf(used, given);
    if (left <= 0) return undefined;
    for (let i = from; i < ready.length; i++) {
      const value = worth(game, ready[i]!, currency);
      const found = search(i + 1, left - value, spent + value, [...used, ready[i]!.id]);
      if (found) return found;
    }
    return undefined;
  };
  return search(0, price, 0, []);
}

function* payWith(
  game: State,
  seat: Seat,
  amounts: Readonly<Record<string, number>>,
  currency: Currency,
): Rule<number> {
  const total = totalOf(game, seat, amounts, currency);
  const exhausted: PlanetId[] = [];
  for (const [key, count] of Object.entries(amounts)) {
    if (isGood(key) || count === 0) continue;
    const planet = key as PlanetId;
    planetToChange(game, planet).exhausted = true;
    exhausted.push(planet);
  }
  yield* emit('paid', { seat, currency, total, planets: exhausted, tradeGoods: amounts['trade-goods'] ?? 0 });
  yield* takeGoods(game, seat, amounts);
  return total;
}

function paymentLines(game: State, seat: Seat, currency: Currency): Line[] {
  const lines: Line[] = readyPlanetsOf(game, seat)
    .filter(planet => worth(game, planet, currency) > 0)
    .map(planet => ({ key: planet.id, at: { planet: planet.id }, min: 0, max: 1 }));
  return [...lines, ...goodsLines(game, seat)];
}

/** Bars exhausted planets. */
const whyNotPay = (game: State, seat: Seat, currency: Currency): Barred[] =>
  planetsOf(game, seat)
    .filter(planet => planet.exhausted && worth(game, planet, currency) > 0)
    .map(({ id }) => bar(id, { planet: id }, because('pay.exhausted', 'LRR 64.9')));

/** What a seat could still pay afterwards. */
function leftAfter(game: State, seat: Seat, chosen: Readonly<Record<string, number>>, currency: Currency): number {
  const planets = readyPlanetsOf(game, seat).filter(({ id }) => !chosen[id]);
  return planets.reduce(
    (sum, planet) => sum + worth(game, planet, currency),
    goodsAfter(game, seat, chosen) * worthOfGood(game, seat),
  );
}

/**
 * Pays a price from planets, trade goods and cards that lower it; overpayment is lost. The seat must be able to pay and
 * keep enough for its next payment.
 */
export function* pay(
  game: State,
  seat: Seat,
  price: number,
  currency: Currency,
  vouchers: readonly Voucher[] = [],
  leaving = 0,
): Rule {
  if (price <= 0) return;
  const cards: Line[] = vouchers.map(({ card, at }) => ({ key: card, at, min: 0, max: 1 }));
  const allCards = Object.fromEntries(vouchers.map(({ card }) => [card, 1]));
  const most = vouchers.reduce((sum, { amount }) => sum + amount, 0);
  const amounts = yield* allocate(seat, `pay-${currency}`, [...paymentLines(game, seat, currency), ...cards], {
    min: 1,
    check: chosen =>
      (totalOf(game, seat, chosen, currency, vouchers) >= price &&
        (leaving === 0 || leftAfter(game, seat, chosen, currency) >= leaving)) ||
      because('pay.too-little', currency === 'influence' ? 'LRR 47' : 'LRR 75', { price, currency }),
    barred: () => whyNotPay(game, seat, currency),
    suggest:
      leaving > 0
        ? paymentLeaving(game, seat, price, leaving, currency)!
        : { ...allCards, ...suggestPayment(game, seat, price - most, currency) },
    prompt: { price },
  });
  for (const { card, use } of vouchers) if (amounts[card]) yield* use(game, seat);
  const spent = Object.fromEntries(Object.entries(amounts).filter(([key]) => !(key in allCards)));
  if (Object.keys(spent).length > 0) yield* payWith(game, seat, spent, currency);
}

/** Each payment is made separately, so commodities pay for at most one of them. */
const separateLines = (game: State, seat: Seat): Line[] =>
  paymentLines(game, seat, 'influence').map(line => (isCommodities(line.key) ? { ...line, max: 1 } : line));

/** How often a seat could spend 1 influence separately: once per planet and per trade good. */
export const separatePayments = (game: State, seat: Seat): number =>
  separateLines(game, seat).reduce((sum, { max }) => sum + max, 0);

/** Spends 1 influence `count` times, each from a different source. The seat must be able to. */
export function* paySeparately(game: State, seat: Seat, count: number): Rule {
  if (count === 0) return;
  const lines = separateLines(game, seat);
  const byWorth = [...lines].sort((a, b) => lineWorth(game, seat, a) - lineWorth(game, seat, b));
  const suggest: Record<string, number> = {};
  for (let left = count, i = 0; left > 0; i++) {
    const { key, max } = byWorth[i]!;
    suggest[key] = Math.min(left, max);
    left -= suggest[key];
  }
  const amounts = yield* allocate(seat, 'pay-separately', lines, {
    min: count,
    max: count,
    suggest,
    prompt: { price: count },
    barred: () => whyNotPay(game, seat, 'influence'),
  });
  yield* payWith(game, seat, amounts, 'influence');
}

/** Sorts planets of little value before trade goods. */
const lineWorth = (game: State, seat: Seat, { key }: Line): number =>
  isGood(key)
    ? worthOfGood(game, seat) + (key === 'trade-goods' ? 1 : LOSS.card)
    : worth(game, planetOf(game, key as PlanetId), 'influence');

/** Spends any amount, even 0; returns how much. Asks only if there is something to spend. */
export function* spendAny(game: State, seat: Seat, kind: string, currency: Currency): Rule<number> {
  const lines = paymentLines(game, seat, currency);
  if (lines.length === 0) return 0;
  const amounts = yield* allocate(seat, kind, lines, { suggest: {}, barred: () => whyNotPay(game, seat, currency) });
  return yield* payWith(game, seat, amounts, currency);
}

/** From the supply, or from a card or another player. */
type Origin = 'supply' | 'elsewhere';

export const gainTradeGoods = (game: State, seat: Seat, count: number, from: Origin = 'supply'): Rule =>
  gainTradeGoodsTogether(game, [{ seat, count, ...(from === 'elsewhere' && { fromSupply: 0 }) }]);

/** Trade goods that a seat gains; by default from the supply. */
interface Gain {
  readonly seat: Seat;
  readonly count: number;
  readonly fromSupply?: number;
}

/** Several seats gain trade goods by one effect: the windows after each gain open after all gains. */
export function* gainTradeGoodsTogether(game: State, gains: readonly Gain[]): Rule {
  const real = gains.filter(({ count }) => count > 0);
  for (const { seat, count } of real) {
    playerToChange(game, seat).tradeGoods += count;
    yield* emit('trade-goods-gained', { seat, count });
  }
  for (const gain of real) yield* open(game, afterTradeGoodsGained, { fromSupply: gain.count, ...gain });
}

/** Returns all or up to `most` of a seat's trade goods to the supply, without spending. */
export function* loseTradeGoods(game: State, seat: Seat, most = Number.POSITIVE_INFINITY): Rule {
  const count = Math.min(playerOf(game, seat).tradeGoods, most);
  if (count === 0) return;
  playerToChange(game, seat).tradeGoods -= count;
  yield* emit('trade-goods-lost', { seat, count });
}

/** Gives trade goods to another player by an effect; they are not spent. */
export function* giveTradeGoods(game: State, from: Seat, to: Seat, count: number): Rule {
  playerToChange(game, from).tradeGoods -= count;
  yield* emit('trade-goods-given', { seat: from, to, count });
  yield* gainTradeGoods(game, to, count, 'elsewhere');
}

export const mostCommodities = (game: State, seat: Seat): number =>
  commodityLimit(game, seat, factions[playerOf(game, seat).faction].commodities);

/** Gains commodities up to the faction's value (LRR 21). */
export function* replenishCommodities(game: State, seat: Seat): Rule {
  const player = playerToChange(game, seat);
  const gained = Math.max(0, mostCommodities(game, seat) - player.commodities);
  player.commodities += gained;
  yield* emit('commodities-replenished', { seat, count: gained });
  yield* open(game, whenReplenished, { seat });
  yield* open(game, afterReplenished, { seat });
}

export function* exhaustPlanet(game: State, planet: PlanetId): Rule {
  planetToChange(game, planet).exhausted = true;
  yield* emit('exhausted', { planet });
}

/** Readies exhausted planets of the seat's choice: up to `upTo`, or exactly with `all`. */
export function* readyPlanets(game: State, seat: Seat, { upTo, all }: { upTo: number; all?: true }): Rule {
  const exhausted = planetsOf(game, seat).filter(planet => planet.exhausted);
  const chosen = yield* chooseSome(seat, 'ready-planets', exhausted, {
    at: planet => ({ planet: planet.id }),
    ...(all && { min: Math.min(upTo, exhausted.length) }),
    max: upTo,
    prompt: { upTo },
    barred: () =>
      readyPlanetsOf(game, seat).map(({ id }) => bar(id, { planet: id }, because('ready.ready', 'LRR 71.1'))),
  });
  for (const { id } of chosen) planetToChange(game, id).exhausted = false;
  if (chosen.length > 0) yield* emit('readied', { seat, planets: chosen.map(({ id }) => id) });
}
