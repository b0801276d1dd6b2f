import { type Ending, type Json, open, type Rule, reveal, type Seat, type Target } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { CardKey, State } from '../../model/state.ts';
import type { Played } from '../../moments/cards/registry.ts';
import { afterActionCardsDiscarded, whenActionCardPlayed } from '../../moments/cards/windows.ts';

/** The name of an action card, shared by its copies: `sabotage` for `sabotage#2`. */
export const nameOf = (card: CardKey): string => {
  const copy = card.indexOf('#');
  return copy < 0 ? card : card.slice(0, copy);
};

/** Has a card this name? */
export const isCopyOf = (card: CardKey, name: string): boolean =>
  card.startsWith(name) && (card.length === name.length || card[name.length] === '#');

/** What an action card does before and after it can be cancelled. */
interface Ability<T extends Json> {
  /** Chooses its targets and amounts, before anything is rolled, drawn or paid. */
  announce(): Rule<T>;
  /** The pieces chosen. */
  aimedAt?(said: T): readonly Target[];
  /** May end with further steps. */
  resolve(said: T): Rule<Ending>;
}

interface PlayMoment {
  readonly seat: Seat;
  readonly card: CardKey;
  cancelled: boolean;
}

/** Cancels a card being played: it has no cost and no effect (LRR 2.8). */
export function* cancelActionCard(moment: PlayMoment): Rule {
  moment.cancelled = true;
  yield* emit('action-card-cancelled', { seat: moment.seat, card: moment.card });
}

/**
 * Plays an action card from the hand: it is revealed, its targets are announced, others may cancel it, then it is
 * resolved and discarded (LRR 2.7). A cancelled card has no cost and no effect, but is discarded (LRR 2.8).
 */
export function* playActionCard<T extends Json>(
  game: State,
  seat: Seat,
  card: CardKey,
  { announce, aimedAt, resolve }: Ability<T>,
): Rule<Played> {
  const played: State['playing'][number] = { seat, card, said: null };
  takeFrom(playerToChange(game, seat).actionCards, card);
  game.playing.push(played);
  yield* reveal('all', [card]);
  yield* emit('action-card-played', { seat, card });
  const said = yield* announce();
  played.said = said;
  const at = aimedAt?.(said) ?? [];
  yield* emit('action-card-announced', { seat, card, said, at });
  const moment = { seat, card, said, at, cancelled: false };
  yield* open(game, whenActionCardPlayed, moment);
  const further = moment.cancelled ? undefined : yield* resolve(said);
  game.playing = game.playing.filter(each => each.card !== card);
  game.actionCards.discard.push(card);
  yield* emit('action-card-discarded', { seat, card });
  yield* open(game, afterActionCardsDiscarded, { seat, cards: [card] });
  return moment.cancelled ? 'cancelled' : further;
}
