import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../testing/index.ts';
import { actionPhase } from './action-phase.ts';

proves('ED 1, ED 9', 'a card is played for its Action and only then lies in the discard pile', () => {
  // interaction 1: a reshuffle during the Action leaves the card out
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

proves('ED 1', 'only one card is played, however many are left in the hand', () => {
  const { seat } = given(2)
    .hand(0, 'warfare', 'warfare')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).isRefused('answer/too-many', 'warfare', 'warfare').chooses('warfare').isNotAsked();

  equal(me.empire.fighters, 1);
  deepEqual(me.hand, ['warfare']);
  deepEqual(me.discard, ['warfare']);
});

proves('ED 1', 'while its Action is resolved the card lies in no pile', () => {
  const { seat } = given(2)
    .hand(0, 'colonize')
    .planet(0, 'voson')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('colonize');

  deepEqual([...me.hand, ...me.discard, ...me.played], []);
  me.chooses('tuck:voson');
});

proves('ED 2', 'the Action may be skipped, and the card stays in the hand', () => {
  const { seat } = given(2)
    .hand(0, 'warfare', 'survey')
    .deck(0, 'research')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).isOffered('warfare', 'survey').passes().isNotAsked();

  deepEqual(me.hand, ['survey', 'warfare']);
  deepEqual(me.discard, []);
  equal(me.empire.fighters, 0);
});

proves('ED 2', 'skipping one Action skips all of the phase', () => {
  const { seat } = given(2)
    .hand(0, 'warfare', 'warfare')
    .start(actionPhase({ left: 2 }));

  const me = seat(0).passes().isNotAsked();

  deepEqual(me.hand, ['warfare', 'warfare']);
});

proves('ED 2', 'nobody is asked for an Action with an empty hand', () => {
  const { seat } = given(2).start(actionPhase({ left: 1 }));

  seat(0).isNotAsked();
});

proves('ED 3', 'an Action is not boosted, neither by cards nor by symbols in the empire', () => {
  const { seat } = given(2)
    .hand(0, 'warfare', 'warfare', 'war-path')
    .planet(0, 'tankahshin', { faceUp: true })
    .permanent(0, 'imperialism')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('warfare').isNotAsked();

  equal(me.empire.fighters, 1);
  deepEqual(me.hand, ['war-path', 'warfare']);
});

proves('ED 3', 'nobody follows an Action', () => {
  const { table, seat } = given(3)
    .hand(0, 'warfare')
    .hand(1, 'warfare')
    .hand(2, 'warfare')
    .start(actionPhase({ left: 1 }));

  seat(0).chooses('warfare');

  deepEqual(table.asks(), []);
  deepEqual([seat(1).empire.fighters, seat(2).empire.fighters], [0, 0]);
});

proves('R-002', 'cards whose Action could do nothing are not offered', () => {
  const { seat } = given(2)
    .hand(0, 'survey', 'warfare', 'colonize', 'produce-trade', 'research', 'politics')
    .hand(0, 'improved-survey-trade', 'improved-colonize-trade', 'improved-production-trade', 'improved-trade-survey')
    .hand(0, 'improved-research-survey', 'data-network', 'artificial-intelligence', 'terraforming', 'survey-team')
    .hand(0, 'war-path', 'mobilization', 'specialization', 'improved-warfare-trade')
    .planet(0, 'idroyos', { faceUp: true }) // no slots
    .planetDeck()
    .stack('survey', 0)
    .stack('warfare', 0)
    .stack('colonize', 0)
    .stack('produce-trade', 0)
    .stack('research', 0)
    .start(actionPhase({ left: 1 }));

  const alwaysSomething = ['warfare', 'improved-warfare-trade', 'improved-trade-survey', 'mobilization'];
  const mayRemoveNothing = ['research', 'improved-research-survey', 'data-network'];
  seat(0)
    .isOffered(...alwaysSomething, ...mayRemoveNothing, 'specialization')
    .passes();
});

proves('R-002', 'the same cards are offered as soon as one of their ways can be gone', () => {
  const { seat } = given(2)
    .hand(0, 'survey', 'colonize', 'produce-trade', 'politics', 'improved-survey-trade', 'improved-colonize-trade')
    .hand(0, 'improved-production-trade', 'artificial-intelligence', 'terraforming', 'survey-team', 'war-path')
    .discard(0, 'warfare')
    .fighters(0, 2)
    .planet(0, 'drawde')
    .planet(0, 'oknow', { faceUp: true })
    .planetDeck()
    .planetDiscard('idroyos')
    .stack('survey', 0)
    .stack('warfare', 0)
    .stack('colonize', 0)
    .stack('produce-trade', 0)
    .stack('research', 1)
    .start(actionPhase({ left: 1 }));

  seat(0)
    .isOffered(
      'survey',
      'colonize',
      'produce-trade',
      'politics',
      'improved-survey-trade',
      'improved-colonize-trade',
      'improved-production-trade',
      'artificial-intelligence',
      'terraforming',
      'survey-team',
      'war-path',
    )
    .passes();
});

proves('R-002', 'a hand without any possible Action is asked all the same, so that nobody learns it', () => {
  const { seat } = given(2)
    .hand(0, 'survey', 'colonize')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).isAsked('action').isOffered().passes();

  deepEqual(me.hand, ['colonize', 'survey']);
});
