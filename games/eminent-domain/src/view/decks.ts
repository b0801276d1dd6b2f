import type { Seat } from '@orrery/kernel';
import { kindOf } from '../model/cards.ts';
import type { CardKind } from '../model/ids.ts';
import { empireOf } from '../model/readers.ts';
import type { State } from '../model/state.ts';

/**
 * How many cards of each kind go round in an empire: deck, hand, discard pile and what is being played. Cards are
 * gained and removed in public, so everybody could keep count.
 */
export function cardsInRound(game: State, seat: Seat): Partial<Record<CardKind, number>> {
  const { deck, hand, discard, played, acting } = empireOf(game, seat);
  const counts: Partial<Record<CardKind, number>> = {};
  for (const zone of [deck, hand, discard, played, acting ? [acting] : []])
    for (const card of zone) counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + 1;
  return counts;
}
