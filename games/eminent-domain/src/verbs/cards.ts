import { type Rule, reveal, type Seat, shuffle } from '@orrery/kernel';
import { move, moveAll } from '@orrery/tabletop';
import type { CardKey } from '../model/cards.ts';
import { emit } from '../model/events.ts';
import type { StackId } from '../model/ids.ts';
import { empireOf } from '../model/readers.ts';
import type { State } from '../model/state.ts';

/** Draws cards, making a new deck of the discard pile whenever a draw is due and the deck is empty (ED 36). */
export function* drawCards(game: State, seat: Seat, count: number): Rule {
  const empire = empireOf(game, seat);
  const drawn: CardKey[] = [];
  while (drawn.length < count) {
    if (empire.deck.length === 0) {
      if (empire.discard.length === 0) break;
      const order = yield* shuffle(`deck-${seat}`, empire.discard);
      empire.discard = [];
      empire.deck = order;
      yield* emit('reshuffled', { seat });
    }
    const card = empire.deck.pop()!;
    empire.hand.push(card);
    drawn.push(card);
  }
  yield* reveal([seat], drawn);
  yield* emit('drew', { seat, count: drawn.length }, { [seat]: { cards: drawn } });
}

/** Is there a card to draw at all? */
export const canDraw = (game: State, seat: Seat): boolean => {
  const { deck, discard } = empireOf(game, seat);
  return deck.length + discard.length > 0;
};

export function* discardFromHand(game: State, seat: Seat, cards: readonly CardKey[]): Rule {
  const empire = empireOf(game, seat);
  for (const card of cards) move(card, empire.hand, empire.discard);
  if (cards.length > 0) yield* emit('discarded', { seat, cards: [...cards] });
}

/** Removes hand cards from the game for good (ED 28). */
export function* removeFromHand(game: State, seat: Seat, cards: readonly CardKey[]): Rule {
  const empire = empireOf(game, seat);
  for (const card of cards) move(card, empire.hand, game.removed);
  if (cards.length > 0) yield* emit('removed', { seat, cards: [...cards] });
}

/** Puts a hand card into play while its Action is resolved; it is in no pile meanwhile. */
export function* playForAction(game: State, seat: Seat, card: CardKey): Rule {
  const empire = empireOf(game, seat);
  empire.hand.splice(empire.hand.indexOf(card), 1);
  empire.acting = card;
  yield* emit('action', { seat, card });
}

/** The Action is done: the card goes to the discard pile unless it has gone elsewhere (ED 1). */
export function* discardActing(game: State, seat: Seat): Rule {
  const empire = empireOf(game, seat);
  if (empire.acting) empire.discard.push(empire.acting);
  empire.acting = null;
  yield* emit('action-done', { seat });
}

/** The card whose Action is being resolved leaves the game. */
export function* removeActing(game: State, seat: Seat): Rule {
  const empire = empireOf(game, seat);
  const card = empire.acting;
  if (!card) return;
  empire.acting = null;
  game.removed.push(card);
  yield* emit('removed', { seat, cards: [card] });
}

/** Takes the top card of a stack into the hand (ED 31). */
export function* takeRoleCardToHand(game: State, seat: Seat, stack: StackId): Rule {
  const card = game.stacks[stack].pop()!;
  empireOf(game, seat).hand.push(card);
  yield* emit('took-role-card', { seat, card, to: 'hand' });
}

/** Takes the top card of a stack into the play area, if there is one (ED 5). */
export function* takeRoleCard(game: State, seat: Seat, stack: StackId): Rule<CardKey | undefined> {
  const card = game.stacks[stack].pop();
  if (!card) return undefined;
  empireOf(game, seat).played.push(card);
  yield* emit('took-role-card', { seat, card, to: 'play' });
  return card;
}

/** Plays hand cards to boost or follow. */
export function* playForRole(game: State, seat: Seat, cards: readonly CardKey[]): Rule {
  const empire = empireOf(game, seat);
  for (const card of cards) move(card, empire.hand, empire.played);
  if (cards.length > 0) yield* emit('played', { seat, cards: [...cards] });
}

/** Everybody's cards of the Role phase go to their own discard piles (ED 33). */
export function* discardPlayed(game: State): Rule {
  for (const empire of game.seats) moveAll(empire.played, empire.discard);
  yield* emit('played-cards-discarded');
}
