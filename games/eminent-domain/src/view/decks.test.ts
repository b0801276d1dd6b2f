import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import { given } from '../testing/index.ts';
import { cardsInRound } from './decks.ts';

test('whatever is in deck, hand and discard pile or being played goes round in an empire', () => {
  const { table } = given(2)
    .hand(0, 'survey', 'warfare')
    .deck(0, 'survey', 'research')
    .discard(0, 'colonize', 'survey')
    .played(0, 'research')
    .hand(1, 'politics')
    .start();
  const { state } = table;
  deepEqual(cardsInRound(state, 0), { survey: 3, warfare: 1, research: 2, colonize: 1 });

  const [empire] = state.seats; // the card whose Action is being resolved is in no pile
  const acting = { ...empire!, hand: empire!.hand.slice(1), acting: empire!.hand[0]! };
  deepEqual(cardsInRound({ ...state, seats: [acting] }, 0), { survey: 3, warfare: 1, research: 2, colonize: 1 });
});
