import { type ObjectiveId, type Planet, worthOf } from '@orrery/twilight-imperium/view';
import { type Price, prices } from './measures.ts';
import { isMet, openPublic, pointsFor, progressOf } from './objectives.ts';
import { best, type Realm, sum } from './realm.ts';

export type Currency = 'resources' | 'influence';

const readyPlanets = ({ view, me }: Realm): Planet[] =>
  [...view.systems.flatMap(({ planets }) => planets), ...(view.players[me]!.planetCards ?? [])].filter(
    ({ controller, exhausted }) => controller === me && !exhausted,
  );

const other = (currency: Currency): Currency => (currency === 'resources' ? 'influence' : 'resources');

/** What ready planets and trade goods could pay. */
export const purse = (realm: Realm, currency: Currency): number =>
  realm.player.tradeGoods + sum(readyPlanets(realm), planet => worthOf(planet)[currency]);

/** Whether a price can be paid now. */
export function canPay(realm: Realm, { resources = 0, influence = 0, tradeGoods = 0, tokens = 0 }: Price): boolean {
  const { player } = realm;
  if (player.tradeGoods < tradeGoods || player.tokens.tactic + player.tokens.strategy < tokens) return false;
  const spare = player.tradeGoods - tradeGoods;
  if (resources === 0 || influence === 0)
    return purse(realm, 'resources') - tradeGoods >= resources && purse(realm, 'influence') - tradeGoods >= influence;
  return shortOfBoth(realm, resources, influence) <= spare;
}

/** The trade goods needed when planets pay resources and influence at once, each planet only one of them. */
function shortOfBoth(realm: Realm, resources: number, influence: number): number {
  let reached = new Map([['0/0', { resources: 0, influence: 0 }]]);
  for (const planet of readyPlanets(realm)) {
    const next = new Map(reached);
    for (const sums of reached.values())
      for (const currency of ['resources', 'influence'] as const) {
        const more = { ...sums, [currency]: sums[currency] + worthOf(planet)[currency] };
        const capped = {
          resources: Math.min(resources, more.resources),
          influence: Math.min(influence, more.influence),
        };
        next.set(`${capped.resources}/${capped.influence}`, capped);
      }
    reached = next;
  }
  return Math.min(...[...reached.values()].map(sums => resources - sums.resources + influence - sums.influence));
}

const nothing: Price = {};

/** Public objectives that could be scored now: free ones, and those whose price can be paid. */
export function scorable(realm: Realm): { readonly free: readonly string[]; readonly paid: readonly ObjectiveId[] } {
  const open = openPublic(realm);
  return {
    free: open.filter(id => !(id in prices) && isMet(realm, realm.holdings, id)),
    paid: open.flatMap(id => {
      const price = prices[id as ObjectiveId];
      return price && canPay(realm, price) ? [id as ObjectiveId] : [];
    }),
  };
}

/** If close to a price that only trade goods can pay, they are saved from round to round. */
const NEAR = 0.5;

/**
 * The reserve for the end of the action phase: the price of the public objective that will be paid for, if none is free;
 * or the trade goods that are being saved for one.
 */
export function reserveOf(realm: Realm): Price {
  if (realm.view.phase !== 'action') return nothing;
  const { free, paid } = scorable(realm);
  const wanted = realm.player.strategyCards.some(({ id, exhausted }) => id === 'imperial' && !exhausted) ? 2 : 1;
  if (free.length >= wanted) return nothing;
  const chosen = best(paid, pointsFor);
  if (chosen) return prices[chosen]!;
  const { tradeGoods } = realm.player;
  const share = (id: string): number => {
    const { have, need } = progressOf(realm, realm.holdings, id)!;
    return have / need;
  };
  const near = openPublic(realm).filter(id => id in prices && !prices[id as ObjectiveId]!.tokens && share(id) >= NEAR);
  const next = best(near, share);
  if (!next) return nothing;
  const { tradeGoods: goods, ...rest } = prices[next as ObjectiveId]!;
  // Planets are also reserved if only a few trade goods are missing, which may still be gained.
  return goods && share(next) >= 1 ? { ...rest, tradeGoods } : tradeGoods > 0 ? { tradeGoods } : nothing;
}

/** What can be spent without touching the reserve; planets that the reserve needs least are spent first. */
export function spendable(realm: Realm, currency: Currency, reserve: Price = reserveOf(realm)): number {
  const { resources = 0, influence = 0, tradeGoods = 0 } = reserve;
  const kept = { resources, influence };
  const goods = Math.max(0, realm.player.tradeGoods - tradeGoods);
  if (kept[other(currency)] === 0)
    return Math.max(0, purse(realm, currency) - Math.min(realm.player.tradeGoods, tradeGoods) - kept[currency]);
  const left = {
    resources: purse(realm, 'resources') - tradeGoods,
    influence: purse(realm, 'influence') - tradeGoods,
  };
  let free = 0;
  const inOrder = readyPlanets(realm)
    .filter(planet => worthOf(planet)[currency] > 0)
    .sort((a, b) => worthOf(a)[other(currency)] - worthOf(b)[other(currency)]);
  for (const planet of inOrder) {
    const values = worthOf(planet);
    if (left[other(currency)] - values[other(currency)] < kept[other(currency)]) break;
    if (left[currency] - values[currency] < kept[currency]) break;
    left.resources -= values.resources;
    left.influence -= values.influence;
    free += values[currency];
  }
  const over = Math.min(left.resources - kept.resources, left.influence - kept.influence, goods);
  return free + Math.max(0, over);
}

/** A payment with the least valuable planets and the least waste. */
export function payment(
  realm: Realm,
  price: number,
  currency: Currency,
  offered: ReadonlyMap<string, number>,
): Record<string, number> {
  const { tradeGoods: kept = 0 } = reserveOf(realm);
  const planets = readyPlanets(realm)
    .filter(({ id }) => offered.has(id) && worthOf(realm.places.get(id)!.planet)[currency] > 0)
    .sort(
      (a, b) =>
        worthOf(a)[other(currency)] / worthOf(a)[currency] - worthOf(b)[other(currency)] / worthOf(b)[currency] ||
        worthOf(b)[currency] - worthOf(a)[currency],
    );
  const chosen = new Map<Planet, number>();
  let left = price;
  for (const planet of planets) {
    if (left <= 0) break;
    chosen.set(planet, worthOf(planet)[currency]);
    left -= worthOf(planet)[currency];
  }
  // Remove the largest superfluous planet; a trade good may replace a small one.
  const spare = Math.max(0, Math.min(offered.get('trade-goods') ?? 0, realm.player.tradeGoods - kept));
  for (const [planet, value] of [...chosen].sort((a, b) => b[1] - a[1])) {
    if (left + value > 0 && !(left < 0 && left + value <= 1 && spare >= 1)) continue;
    chosen.delete(planet);
    left += value;
  }
  const amounts: Record<string, number> = Object.fromEntries([...chosen.keys()].map(({ id }) => [id, 1]));
  if (left > 0) amounts['trade-goods'] = left;
  return amounts;
}
