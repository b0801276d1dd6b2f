import type { Rule, Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { isReady, playerOf } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import { gainTradeGoodsTogether } from '../economy/economy.ts';

/** Puts trade goods on a leader until it is readied. */
export function* placeGoodsOnLeader(game: State, seat: Seat, id: CardKey, count: number): Rule {
  const leader = playerToChange(game, seat).leaders.find(each => each.id === id)!;
  leader.tradeGoods = (leader.tradeGoods ?? 0) + count;
  yield* emit('goods-on-leader', { seat, leader: id, count });
}

/** Seats gain the trade goods on their readied leaders. */
export function* gainGoodsOfReadied(game: State, seats: readonly Seat[]): Rule {
  const gains: { seat: Seat; count: number; fromSupply: number }[] = [];
  for (const seat of seats)
    for (const { id, tradeGoods: count } of playerOf(game, seat).leaders) {
      if (count === undefined || !isReady(game, seat, id)) continue;
      delete playerToChange(game, seat).leaders.find(each => each.id === id)!.tradeGoods;
      gains.push({ seat, count, fromSupply: 0 });
    }
  yield* gainTradeGoodsTogether(game, gains);
}
