import {
  allocate,
  ask,
  atRandom,
  choose,
  chooseSome,
  open,
  pick,
  type Rule,
  reveal,
  type Seat,
  shuffle,
} from '@orrery/kernel';
import type { Deck } from '../../model/cards/state.ts';
import { playerToChange } from '../../model/changes.ts';
import { type DrawDeck, emit } from '../../model/events/index.ts';
import { fragmentKinds } from '../../model/ids.ts';
import { playerOf } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import { actionCardLimit, furtherDraws } from '../../moments/cards/queries.ts';
import { afterActionCardsDiscarded } from '../../moments/cards/windows.ts';
import { secretLimit, showsSecrets } from '../../moments/objectives/queries.ts';
import { lookAtHands } from './looking.ts';
import { purgeFragmentsOf } from './relics.ts';

/** Draws the top card of a deck; reshuffles the discards if it is empty. */
export function* drawFrom(deck: Deck, stream: DrawDeck): Rule<CardKey | undefined> {
  if (deck.cards.length === 0 && deck.discard.length > 0) {
    const order = yield* shuffle(stream, deck.discard);
    deck.discard = [];
    deck.cards = order;
    yield* emit('deck-reshuffled', { deck: stream });
  }
  return deck.cards.pop();
}

/** Adds revealed action cards to a hand; drawn by an effect that says which. */
export function* takeRevealedActionCards(game: State, seat: Seat, cards: readonly CardKey[]): Rule {
  playerToChange(game, seat).actionCards.push(...cards);
  yield* emit('action-cards-drawn', { seat, count: cards.length }, { [seat]: { cards: [...cards] } });
  yield* keepToHandLimit(game, seat);
}

/** Draws action cards, then discards down to the hand limit at once (LRR 2.4). */
export function* drawActionCards(game: State, seat: Seat, count: number): Rule {
  const drawn: CardKey[] = [];
  const further = count > 0 ? furtherDraws(game, seat, 0) : 0;
  for (let i = 0; i < count + further; i++) {
    const card = yield* drawFrom(game.actionCards, 'action-cards');
    if (!card) break;
    drawn.push(card);
    playerToChange(game, seat).actionCards.push(card);
  }
  yield* reveal([seat], drawn);
  yield* emit('action-cards-drawn', { seat, count: drawn.length }, { [seat]: { cards: drawn } });
  const back = drawn.length === 0 ? 0 : Math.min(further, playerOf(game, seat).actionCards.length);
  if (back > 0) yield* discardChosen(game, seat, back);
  yield* keepToHandLimit(game, seat);
}

/** Discards cards above the hand limit (LRR 2.4). */
export function* keepToHandLimit(game: State, seat: Seat): Rule {
  const over = playerOf(game, seat).actionCards.length - actionCardLimit(game, seat, 7);
  if (over > 0) yield* discardChosen(game, seat, over);
}

/** Takes chosen cards from the discard pile, publicly. */
export function* takeDiscarded(game: State, seat: Seat, cards: readonly CardKey[]): Rule {
  game.actionCards.discard = game.actionCards.discard.filter(card => !cards.includes(card));
  playerToChange(game, seat).actionCards.push(...cards);
  yield* emit('action-cards-taken', { seat, cards: [...cards] });
  yield* keepToHandLimit(game, seat);
}

/** Takes a random card from another player's hand; only both know which. */
export function* takeRandomActionCard(game: State, seat: Seat, from: Seat): Rule {
  const card = yield* atRandom('hands', playerOf(game, from).actionCards);
  yield* handOver(game, from, seat, card);
  yield* keepToHandLimit(game, seat);
}

function* handOver(game: State, from: Seat, to: Seat, card: CardKey): Rule {
  const giver = playerToChange(game, from);
  giver.actionCards = giver.actionCards.filter(each => each !== card);
  playerToChange(game, to).actionCards.push(card);
  yield* reveal([to], [card]);
  yield* emit('action-card-given', { seat: from, to }, { [to]: { card }, [from]: { card } });
}

/** Looks at others' hands and takes one card from each; only both players know which. */
export function* takeFromHands(game: State, seat: Seat, from: readonly Seat[], asked: string): Rule {
  const full = from.filter(each => playerOf(game, each).actionCards.length > 0);
  yield* lookAtHands(game, seat, full);
  for (const each of full) {
    const card = yield* choose(seat, asked, playerOf(game, each).actionCards, {
      at: one => ({ card: one }),
      prompt: { seat: each },
    });
    yield* handOver(game, each, seat, card);
  }
  yield* keepToHandLimit(game, seat);
}

/** Gives cards to another player; only both know which. The caller enforces hand limits afterwards. */
export function* giveActionCards(game: State, from: Seat, to: Seat, cards: readonly CardKey[]): Rule {
  if (cards.length === 0) return;
  const giver = playerToChange(game, from);
  giver.actionCards = giver.actionCards.filter(card => !cards.includes(card));
  playerToChange(game, to).actionCards.push(...cards);
  yield* reveal([to], cards);
  for (const card of cards) yield* emit('action-card-given', { seat: from, to }, { [from]: { card }, [to]: { card } });
}

/** Discards action cards from a hand, publicly. */
export function* discardActionCards(game: State, seat: Seat, cards: readonly CardKey[]): Rule {
  yield* reveal('all', cards);
  const player = playerToChange(game, seat);
  player.actionCards = player.actionCards.filter(card => !cards.includes(card));
  game.actionCards.discard.push(...cards);
  yield* emit('action-cards-discarded', { seat, cards: [...cards] });
  yield* open(game, afterActionCardsDiscarded, { seat, cards: [...cards] });
}

/** Discards all the action cards in a hand. */
export function* discardHand(game: State, seat: Seat): Rule {
  const cards = [...playerOf(game, seat).actionCards];
  if (cards.length === 0) return;
  yield* discardActionCards(game, seat, cards);
}

/** Discards up to `count` random action cards from a hand. */
export function* discardRandomActionCards(game: State, seat: Seat, count: number): Rule {
  const hand = [...playerOf(game, seat).actionCards];
  const cards: CardKey[] = [];
  while (cards.length < count && hand.length > 0) {
    const card = yield* atRandom('hands', hand);
    cards.push(...hand.splice(hand.indexOf(card), 1));
  }
  if (cards.length > 0) yield* discardActionCards(game, seat, cards);
}

/** Discards `count` action cards of its choice. */
export function* discardChosen(game: State, seat: Seat, count: number): Rule {
  const cards = yield* chooseSome(seat, 'discard-action-cards', playerOf(game, seat).actionCards, {
    at: card => ({ card }),
    min: count,
    max: count,
  });
  yield* discardActionCards(game, seat, cards);
}

/** Purges relic fragments of the seat's choice, of any types. */
export function* purgeFragments(game: State, seat: Seat, count: number): Rule {
  const { fragments } = playerOf(game, seat);
  const kinds = fragmentKinds.filter(kind => fragments[kind] > 0);
  const lines = kinds.map(kind => ({ key: kind, at: { fragment: kind }, min: 0, max: fragments[kind] }));
  const suggest: Record<string, number> = {};
  let left = count;
  for (const kind of kinds) {
    const taken = Math.min(left, fragments[kind]);
    if (taken > 0) suggest[kind] = taken;
    left -= taken;
  }
  const amounts =
    lines.length === 1
      ? suggest
      : yield* allocate(seat, 'purge-fragments', lines, { min: count, max: count, suggest, prompt: { count } });
  yield* purgeFragmentsOf(game, seat, amounts);
}

/** Draws secret objectives; a player with more than three returns unscored ones (LRR 45.4, LRR 61.21a). */
export function* drawSecretObjective(game: State, seat: Seat, count = 1): Rule {
  const open = showsSecrets(game, seat, false);
  for (let i = 0; i < count; i++) {
    const card = game.objectives.secret.pop();
    if (!card) break;
    playerToChange(game, seat).secrets.push(card);
    yield* reveal(open ? 'all' : [seat], [card]);
    if (open) yield* emit('secret-drawn', { seat, card });
    else yield* emit('secret-drawn', { seat }, { [seat]: { card } });
  }
  yield* keepToSecretLimit(game, seat);
}

/** A player above the limit of secret objectives returns unscored ones, if they have any. */
export function* keepToSecretLimit(game: State, seat: Seat): Rule {
  const player = playerOf(game, seat);
  const scored = player.scored.filter(id => game.secretsScored.includes(id)).length;
  while (player.secrets.length > 0 && player.secrets.length + scored > secretLimit(game, seat, 3))
    yield* returnSecretObjective(game, seat);
}

/** Returns a secret objective of the seat's choice and shuffles the deck. */
export function* returnSecretObjective(game: State, seat: Seat, kind = 'return-secret'): Rule {
  const back = yield* choose(seat, kind, playerOf(game, seat).secrets, { at: card => ({ card }) });
  const player = playerToChange(game, seat);
  player.secrets = player.secrets.filter(card => card !== back);
  game.objectives.secret = yield* shuffle('secrets', [...game.objectives.secret, back]);
  yield* emit('secret-returned', { seat, ...(showsSecrets(game, seat, false) && { card: back }) });
}

/** Reveals a seat's secret objectives to all. */
export function* showSecrets(game: State, seat: Seat): Rule {
  const { secrets } = playerOf(game, seat);
  yield* reveal('all', secrets);
  if (secrets.length > 0) yield* emit('secrets-shown', { seat, cards: [...secrets] });
}

/** Draws the top agendas, the topmost first; only the seat sees them. */
export function* drawAgendas(game: State, seat: Seat, count: number, cards: CardKey[]): Rule {
  while (cards.length < count) {
    const card = yield* drawFrom(game.agendas, 'agendas');
    if (!card) break;
    cards.push(card);
  }
  yield* reveal([seat], cards);
  yield* emit('looked-at-agendas', { seat, count: cards.length }, { [seat]: { cards: [...cards] } });
}

/** Moves the top agendas to `game.peek` for the seat. */
function* takeUpAgendas(game: State, seat: Seat, count: number): Rule<CardKey[]> {
  const cards: CardKey[] = [];
  game.peek = { seat, cards };
  yield* drawAgendas(game, seat, count, cards);
  return cards;
}

/** Looks at the top agendas and leaves them as they were. */
export function* lookAtAgendas(game: State, seat: Seat, count: number): Rule {
  const cards = yield* takeUpAgendas(game, seat, count);
  game.agendas.cards.push(...cards.toReversed());
  game.peek = null;
}

/** Looks at the top agendas; each goes to the top or the bottom of the deck, in any order (LRR 66.2iii). */
export function* rearrangeAgendas(game: State, seat: Seat, count: number): Rule {
  const cards = yield* takeUpAgendas(game, seat, count);
  while (cards.length > 0) {
    const places = cards.flatMap(card => [
      { card, to: 'top' as const },
      { card, to: 'bottom' as const },
    ]);
    const [chosen] = yield* ask(
      pick(seat, 'place-agenda', places, {
        key: ({ card, to }) => `${to}:${card}`,
        at: ({ card, to }) => ({ card, to }),
      }),
    );
    const { card, to } = chosen!;
    cards.splice(cards.indexOf(card), 1);
    if (to === 'top') game.agendas.cards.push(card);
    else game.agendas.cards.unshift(card);
    yield* emit('agenda-placed', { seat, to }, { [seat]: { card } });
  }
  game.peek = null;
}
