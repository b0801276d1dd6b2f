import { type Ending, open, type Rule, type Seat } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { StrategyCardId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { oneEffect } from '../../moments/effects.ts';
import { canPaySecondary } from '../../moments/phases/queries.ts';
import { strategyCards } from '../../moments/phases/registry.ts';
import { afterStrategyPrimary, afterStrategySecondary, whenFollowing } from '../../moments/phases/windows.ts';
import { gainTradeGoods } from '../economy/economy.ts';
import { spendable, spendToken } from '../tokens/tokens.ts';

/**
 * Takes a card from the common area and gains the trade goods on it (LRR 84.1a), even if it is given to another player.
 */
export function* takeStrategyCard(game: State, seat: Seat, id: StrategyCardId, to = seat): Rule {
  const place = game.strategyCards.findIndex(card => card.id === id);
  const [card] = game.strategyCards.splice(place, 1);
  playerToChange(game, to).strategyCards.push({ id, exhausted: false });
  if (to === seat) yield* emit('strategy-card-taken', { seat, card: id });
  else yield* emit('strategy-card-given', { seat, card: id, to });
  yield* gainTradeGoods(game, seat, card!.tradeGoods, 'elsewhere');
}

interface HeldCard {
  readonly seat: Seat;
  readonly card: StrategyCardId;
}

/** Two seats swap a strategy card each; both cards stay readied or exhausted. */
export function* swapStrategyCards(game: State, one: HeldCard, other: HeldCard): Rule {
  const [mine, theirs] = [one, other].map(({ seat, card }) => {
    const held = playerToChange(game, seat).strategyCards;
    return held.splice(
      held.findIndex(each => each.id === card),
      1,
    )[0]!;
  });
  playerToChange(game, one.seat).strategyCards.push(theirs!);
  playerToChange(game, other.seat).strategyCards.push(mine!);
  yield* emit('strategy-cards-swapped', { seat: one.seat, card: one.card, with: other.seat, for: other.card });
}

export function* exhaustStrategyCard(game: State, seat: Seat, id: StrategyCardId): Rule {
  const card = playerToChange(game, seat).strategyCards.find(each => each.id === id);
  if (card) card.exhausted = true;
  yield* emit('strategy-card-exhausted', { seat, card: id });
}

/** Returns a card to the common area, with the trade goods that were on it. */
export function returnToCommonArea(game: State, id: StrategyCardId): void {
  const goods = game.goodsOnKept.find(card => card.id === id);
  game.goodsOnKept = game.goodsOnKept.filter(card => card !== goods);
  game.strategyCards.push(goods ?? { id, tradeGoods: 0 });
}

/** Returns all cards to the common area, by number (LRR 81.8); cards that a seat keeps are readied. */
export function* returnStrategyCards(
  game: State,
  order: readonly StrategyCardId[],
  keeping: readonly Seat[] = [],
): Rule {
  for (const seat of game.seats.keys()) {
    const player = playerToChange(game, seat);
    if (keeping.includes(seat)) {
      for (const card of player.strategyCards) card.exhausted = false;
      continue;
    }
    for (const { id } of player.strategyCards) returnToCommonArea(game, id);
    player.strategyCards = [];
  }
  game.strategyCards.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  yield* emit('strategy-cards-returned');
}

/** Can a seat pay for a secondary ability: a strategy pool token, unless it is free, and other costs? */
export const canFollow = (game: State, seat: Seat, id: StrategyCardId, free: boolean): boolean =>
  (free || spendable(game, seat, 'strategy') > 0) &&
  canPaySecondary(game, { seat, card: id }, strategyCards.of(id).canPay?.(game, seat) ?? true);

/** Resolves a secondary outside of a strategic action, at its token cost (LRR 20.5). */
export const resolveSecondary = (game: State, seat: Seat, id: StrategyCardId): Rule<Ending> =>
  follow(game, seat, id, strategyCards.of(id).freeSecondary === true);

/** Spends a strategy pool token, unless free, and resolves the secondary; content may change it to the primary. */
export function* follow(game: State, seat: Seat, id: StrategyCardId, free: boolean): Rule<Ending> {
  const card = strategyCards.of(id);
  yield* emit('followed', { seat, card: id });
  if (!free && !card.paysItself) yield* spendToken(game, seat, 'strategy');
  const moment = { seat, card: id, primary: false };
  if (!free) yield* open(game, whenFollowing, moment);
  if (moment.primary) {
    const further = yield* oneEffect(game, card.primary(game, seat));
    if (!further) yield* open(game, afterStrategyPrimary, { seat, card: id });
    return further;
  }
  yield* oneEffect(game, card.secondary(game, seat, free));
  yield* open(game, afterStrategySecondary, { seat, card: id });
}

/** Resolves a secondary by an effect: no token is spent; a token it places is from reinforcements. */
export function* resolveSecondaryFreely(game: State, seat: Seat, card: StrategyCardId): Rule {
  yield* follow(game, seat, card, true);
}

/** The seat will resolve the primary ability instead of the secondary. */
export function* takePrimary(moment: { readonly seat: Seat; readonly card: StrategyCardId; primary: boolean }): Rule {
  moment.primary = true;
  yield* emit('primary-instead', { seat: moment.seat, card: moment.card });
}

/** These seats must resolve the secondary for free (LRR 92.4a). */
export function* inviteToSecondary(game: State, seats: readonly Seat[]): Rule {
  game.freeSecondaries = [...seats];
  yield* emit('invited', { seats: [...seats] });
}

/** Puts trade goods from the supply on strategy cards; those on kept cards stay there. */
export function* placeOnStrategyCards(game: State, amounts: Readonly<Record<string, number>>): Rule {
  for (const [key, count] of Object.entries(amounts)) {
    const id = key as StrategyCardId;
    const lying = [...game.strategyCards, ...game.goodsOnKept].find(card => card.id === id);
    if (lying) lying.tradeGoods += count;
    else game.goodsOnKept.push({ id, tradeGoods: count });
  }
  yield* emit('trade-goods-placed', { ...amounts });
}

/** Refuses the strategy card a seat chose; it must choose another. */
export function* refuseStrategyCard(moment: {
  readonly seat: Seat;
  readonly card: StrategyCardId;
  refused: boolean;
}): Rule {
  moment.refused = true;
  yield* emit('strategy-card-refused', { seat: moment.seat, card: moment.card });
}

/** A seat keeps its cards and chooses none in the next strategy phase. */
export function* keepStrategyCards(moment: { readonly keeping: Seat[] }, seat: Seat): Rule {
  moment.keeping.push(seat);
  yield* emit('strategy-cards-kept', { seat });
}

/** Prevents a strategic action and ends the turn of its player. */
export function* preventStrategicAction(moment: { readonly seat: Seat; prevented: boolean }): Rule {
  moment.prevented = true;
  yield* emit('turn-cut-short', { seat: moment.seat });
}
