import type { Seat } from '@orrery/kernel';
import { type View, worthOf } from '@orrery/twilight-imperium/view';
import { type Realm, realmOf, sum } from './realm.ts';
import { weights, worth } from './worth.ts';

/** A seat's resources besides its holdings. */
const means = {
  fleetToken: 1,
  commodity: 0.3,
  /** What a ready planet could pay. */
  ready: 0.3,
  actionCard: 0.8,
  fragment: 1,
  relic: 2,
} as const;

/** Command tokens to act with; the first few are worth most. */
const tokensWorth = ({ player: { tokens } }: Realm): number =>
  3 * weights.token * Math.log(2 + tokens.tactic + tokens.strategy / 2) + means.fleetToken * tokens.fleet;

const readyWorth = ({ holdings, places }: Realm): number =>
  means.ready *
  sum(holdings.planets, id => {
    const { planet } = places.get(id)!;
    return planet.exhausted ? 0 : Math.max(worthOf(planet).resources, worthOf(planet).influence);
  });

/** The evaluation of a seat: its score, its holdings and its resources. */
export function standing(view: View, seat: Seat): number {
  const realm = realmOf(view, seat);
  const { player, holdings } = realm;
  return (
    weights.point * player.points +
    worth(realm, holdings) +
    tokensWorth(realm) +
    readyWorth(realm) +
    weights.tradeGood * player.tradeGoods +
    means.commodity * player.commodities +
    means.actionCard * player.actionCardCount +
    means.relic * player.relics.length +
    means.fragment * sum(Object.values(player.fragments), count => count)
  );
}
