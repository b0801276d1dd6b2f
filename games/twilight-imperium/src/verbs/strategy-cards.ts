import { emit, type Rule, type Seat } from '@orrery/kernel';
import type { StrategyCardId } from '../model/ids.ts';
import { playerOf } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { strategyCards } from '../moments/sockets.ts';
import { gainTradeGoods } from './economy.ts';

/** Takes a card from the common area, and gains the trade goods on it (LRR 84.1a). */
export function* takeStrategyCard(game: State, seat: Seat, id: StrategyCardId): Rule {
  const place = game.strategyCards.findIndex(card => card.id === id);
  const [card] = game.strategyCards.splice(place, 1);
  playerOf(game, seat).strategyCards.push({ id, exhausted: false });
  yield* emit('strategy-card-taken', { seat, card: id });
  yield* gainTradeGoods(game, seat, card!.tradeGoods);
}

export function* exhaustStrategyCard(game: State, seat: Seat, id: StrategyCardId): Rule {
  const card = playerOf(game, seat).strategyCards.find(each => each.id === id);
  if (card) card.exhausted = true;
  yield* emit('strategy-card-exhausted', { seat, card: id });
}

/** All cards back to the common area, in the order of their numbers (LRR 81.8); those that a seat keeps are readied. */
export function* returnStrategyCards(
  game: State,
  order: readonly StrategyCardId[],
  keeping: readonly Seat[] = [],
): Rule {
  for (const [seat, player] of game.seats.entries()) {
    if (keeping.includes(seat)) {
      for (const card of player.strategyCards) card.exhausted = false;
      continue;
    }
    for (const { id } of player.strategyCards) game.strategyCards.push({ id, tradeGoods: 0 });
    player.strategyCards = [];
  }
  game.strategyCards.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  yield* emit('strategy-cards-returned');
}

/** Resolves a secondary at an effect's word: no token is spent, and one that is placed comes from the reinforcements. */
export function* resolveSecondaryFreely(game: State, seat: Seat, card: StrategyCardId): Rule {
  yield* emit('followed', { seat, card });
  yield* strategyCards.of(card).secondary(game, seat, true);
}

/** Lets seats resolve the secondary for nothing; they must (LRR 92.4a). */
export function* inviteToSecondary(game: State, seats: readonly Seat[]): Rule {
  game.invited = [...seats];
  yield* emit('invited', { seats: [...seats] });
}
