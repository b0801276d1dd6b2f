import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../testing/index.ts';
import { actionPhase } from './action-phase.ts';

proves('ED 1, ED 9', 'a card is played for its Action and only then lies in the discard pile', () => {
  const { seat } = given(2)
    .hand(0, 'survey', 'warfare')
    .deck(0, 'research')
    .discard(0, 'colonize', 'colonize', 'politics')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).isAsked('action').isOffered('survey', 'warfare');
  me.chooses('survey'); // draws the deck's one card, then one of the reshuffled discards

  deepEqual(me.discard, ['survey']);
  deepEqual(me.hand.length, 3);
  deepEqual(me.deck.length, 2);
});
