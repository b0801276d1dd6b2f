import type { Rule, Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { goodsForCommodities } from '../../moments/economy/queries.ts';
import { gainTradeGoods, gainTradeGoodsTogether, mostCommodities } from './economy.ts';

/** How many commodities a seat could still gain (LRR 21.2). */
export const roomForCommodities = (game: State, seat: Seat): number =>
  Math.max(0, mostCommodities(game, seat) - playerOf(game, seat).commodities);

/** Gains commodities, never more than the faction's value (LRR 21.2). */
export function* gainCommodities(game: State, seat: Seat, count: number): Rule {
  const gained = Math.min(count, roomForCommodities(game, seat));
  if (gained === 0) return;
  playerToChange(game, seat).commodities += gained;
  yield* emit('commodities-gained', { seat, count: gained });
}

/** Gives all of a seat's commodities to another player as trade goods (LRR 21.5). */
export function* handOverCommodities(game: State, from: Seat, to: Seat): Rule {
  const count = playerOf(game, from).commodities;
  const bonus = bonusFor(game, from, to, count);
  playerToChange(game, from).commodities = 0;
  yield* emit('commodities-handed-over', { seat: from, to, count });
  yield* gainTradeGoodsTogether(game, [
    { seat: to, count: count + bonus, fromSupply: bonus },
    { seat: from, count: bonus },
  ]);
}

/** Extra trade goods by cards in play. */
export const bonusFor = (game: State, from: Seat, to: Seat, count: number): number =>
  count === 0 ? 0 : goodsForCommodities(game, { from, to, count }, 0);

/** Takes one token from another player; a commodity becomes a trade good (LRR 21.6). */
export function* takeGood(game: State, seat: Seat, from: Seat, token: 'trade-good' | 'commodity'): Rule {
  const giver = playerToChange(game, from);
  if (token === 'commodity') giver.commodities--;
  else giver.tradeGoods--;
  yield* emit('good-taken', { seat, from, token });
  yield* gainTradeGoods(game, seat, 1, 'elsewhere');
}

/** Converts own commodities to trade goods; these are not gained (LRR 21.5c). */
export function* convertCommodities(game: State, seat: Seat, count: number): Rule {
  const player = playerToChange(game, seat);
  player.commodities -= count;
  player.tradeGoods += count;
  yield* emit('commodities-converted', { seat, count });
}

/** Spends commodities for an effect (LRR 21.7). */
export function* spendCommodities(game: State, seat: Seat, count: number): Rule {
  playerToChange(game, seat).commodities -= count;
  yield* emit('commodities-spent', { seat, count });
}

/** Returns commodities above a lowered commodity value. */
export function* returnExcessCommodities(game: State, seat: Seat): Rule {
  const over = playerOf(game, seat).commodities - mostCommodities(game, seat);
  if (over > 0) yield* spendCommodities(game, seat, over);
}
