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

const valueFor = (game: State, planet: Planet, currency: Currency): number => {
  if (currency === 'resources') return resources(game, planet);
  if (currency === 'influence') return influence(game, planet);
  return Math.max(resources(game, planet), influence(game, planet));
};

/** What a planet brings when it is exhausted for this. */
export const worth = (game: State, planet: Planet, currency: Currency): number =>
  spentFor(game, planet, valueFor(game, planet, currency));

export const readyPlanetsOf = (game: State, seat: Seat): Planet[] =>
  planetsOf(game, seat).filter(planet => !planet.exhausted);

/** What a trade good of the seat's brings when it is spent for resources or influence (LRR 93.4). */
export const worthOfGood = (game: State, seat: Seat): number => tradeGoodWorth(game, seat, 1);

/** What a seat could spend at most: ready planets and trade goods (LRR 75, LRR 47, LRR 93). */
export const spendableTotal = (game: State, seat: Seat, currency: Currency): number =>
  readyPlanetsOf(game, seat).reduce(
    (sum, planet) => sum + worth(game, planet, currency),
    playerOf(game, seat).tradeGoods * worthOfGood(game, seat),
  );

/** What a payment of amounts comes to. */
const totalOf = (
  game: State,
  seat: Seat,
  amounts: Readonly<Record<string, number>>,
  currency: Currency,
  vouchers: readonly Voucher[] = [],
): number => {
  const each = (key: string): number =>
    key === 'trade-goods'
      ? worthOfGood(game, seat)
      : (vouchers.find(({ card }) => card === key)?.amount ?? worth(game, planetOf(game, key as PlanetId), currency));
  return Object.entries(amounts).reduce((sum, [key, count]) => sum + count * each(key), 0);
};

/** What a payment loses beyond its price, for comparing: a trade good would keep, a planet is readied every round. */
const LOSS = { overpaid: 2, tradeGood: 3, other: 1 } as const;

interface PlanetSum {
  readonly loss: number;
  readonly planets: readonly PlanetId[];
}

/** The payment that wastes least: little more than the price, few trade goods, and planets worth little otherwise. */
function suggestPayment(game: State, seat: Seat, price: number, currency: Currency): Record<string, number> {
  if (price <= 0) return {};
  const other: Currency = currency === 'resources' ? 'influence' : 'resources';
  let sums = new Map<number, PlanetSum>([[0, { loss: 0, planets: [] }]]);
  for (const planet of readyPlanetsOf(game, seat)) {
    const value = worth(game, planet, currency);
    if (value <= 0) continue;
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
  let best = { loss: Number.POSITIVE_INFINITY, planets: [] as readonly PlanetId[], goods: 0 };
  for (const [sum, { loss: lost, planets }] of sums) {
    const goods = Math.ceil(Math.max(0, price - sum) / good);
    if (goods > tradeGoods) continue;
    const loss = lost + (sum + goods * good - price) * LOSS.overpaid + goods * LOSS.tradeGood;
    if (loss < best.loss) best = { loss, planets, goods };
  }
  return {
    ...Object.fromEntries(best.planets.map(id => [id, 1])),
    ...(best.goods > 0 && { 'trade-goods': best.goods }),
  };
}

/** A payment after which a seat can still pay something else by itself; undefined where there is none. */
export function paymentLeaving(
  game: State,
  seat: Seat,
  price: number,
  leaving: number,
  currency: Currency,
): Record<string, number> | undefined {
  const ready = readyPlanetsOf(game, seat).filter(planet => worth(game, planet, currency) > 0);
  const { tradeGoods } = playerOf(game, seat);
  const good = worthOfGood(game, seat);
  const funds = spendableTotal(game, seat, currency);
  const search = (
    from: number,
    left: number,
    spent: number,
    used: readonly PlanetId[],
  ): Record<string, number> | undefined => {
    const goods = Math.ceil(Math.max(0, left) / good);
    if (goods <= tradeGoods && funds - spent - goods * good >= leaving) {
      const planets = Object.fromEntries(used.map(id => [id, 1]));
      return goods > 0 ? { ...planets, 'trade-goods': goods } : planets;
    }
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
    if (count === 0) continue;
    if (key === 'trade-goods') playerToChange(game, seat).tradeGoods -= count;
    else {
      const planet = key as PlanetId;
      planetToChange(game, planet).exhausted = true;
      exhausted.push(planet);
    }
  }
  yield* emit('paid', { seat, currency, total, planets: exhausted, tradeGoods: amounts['trade-goods'] ?? 0 });
  return total;
}

function paymentLines(game: State, seat: Seat, currency: Currency): Line[] {
  const lines: Line[] = readyPlanetsOf(game, seat)
    .filter(planet => worth(game, planet, currency) > 0)
    .map(planet => ({ key: planet.id, at: { planet: planet.id }, min: 0, max: 1 }));
  const { tradeGoods } = playerOf(game, seat);
  if (tradeGoods > 0) lines.push({ key: 'trade-goods', at: { token: 'trade-good' }, min: 0, max: tradeGoods });
  return lines;
}

/** Planets that have been spent. */
const whyNotPay = (game: State, seat: Seat, currency: Currency): Barred[] =>
  planetsOf(game, seat)
    .filter(planet => planet.exhausted && worth(game, planet, currency) > 0)
    .map(({ id }) => bar(id, { planet: id }, because('pay.exhausted', 'LRR 64.9')));

/**
 * Pays a price from planets and trade goods, and with cards that lower it; what is paid too much is lost. The seat must
 * be able to, and be left with enough for what it pays next.
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
        (leaving === 0 || spendableTotal(game, seat, currency) - totalOf(game, seat, chosen, currency) >= leaving)) ||
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

/** Spends any amount, also none; returns how much. Not asked when there is nothing to spend. */
export function* spendAny(game: State, seat: Seat, kind: string, currency: Currency): Rule<number> {
  const lines = paymentLines(game, seat, currency);
  if (lines.length === 0) return 0;
  const amounts = yield* allocate(seat, kind, lines, { suggest: {}, barred: () => whyNotPay(game, seat, currency) });
  return yield* payWith(game, seat, amounts, currency);
}

export const gainTradeGoods = (game: State, seat: Seat, count: number): Rule =>
  gainTradeGoodsTogether(game, [{ seat, count }]);

/** Several gain trade goods by one effect: all of them first, and only then what happens after each gain. */
export function* gainTradeGoodsTogether(
  game: State,
  gains: readonly { readonly seat: Seat; readonly count: number }[],
): Rule {
  const real = gains.filter(({ count }) => count > 0);
  for (const { seat, count } of real) {
    playerToChange(game, seat).tradeGoods += count;
    yield* emit('trade-goods-gained', { seat, count });
  }
  for (const gain of real) yield* open(game, afterTradeGoodsGained, { ...gain });
}

/** A seat's trade goods, all or as many as told, go back to the supply: they are not spent. */
export function* loseTradeGoods(game: State, seat: Seat, most = Number.POSITIVE_INFINITY): Rule {
  const count = Math.min(playerOf(game, seat).tradeGoods, most);
  if (count === 0) return;
  playerToChange(game, seat).tradeGoods -= count;
  yield* emit('trade-goods-lost', { seat, count });
}

/** Trade goods go to another player at an effect's word; they are not spent. */
export function* giveTradeGoods(game: State, from: Seat, to: Seat, count: number): Rule {
  playerToChange(game, from).tradeGoods -= count;
  yield* emit('trade-goods-given', { seat: from, to, count });
  yield* gainTradeGoods(game, to, count);
}

/** Spends trade goods as such; the seat must have them. */
export function* spendTradeGoods(game: State, seat: Seat, count: number): Rule {
  playerToChange(game, seat).tradeGoods -= count;
  yield* emit('trade-goods-spent', { seat, count });
}

export const mostCommodities = (game: State, seat: Seat): number =>
  commodityLimit(game, seat, factions[playerOf(game, seat).faction].commodities);

/** Commodities up to the value on the faction sheet (LRR 21). */
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

/** Readies exhausted planets of the seat's choice, up to so many or as many as that. */
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
