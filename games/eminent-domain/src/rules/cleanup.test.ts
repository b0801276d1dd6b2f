import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../testing/index.ts';
import { actionPhase } from './action-phase.ts';
import { cleanup } from './cleanup.ts';
import { rolePhase } from './role-phase.ts';

proves('ED 33', 'everybody discards the cards played in the Role phase to their own pile', () => {
  const { seat } = given(3)
    .played(0, 'survey', 'warfare')
    .played(1, 'colonize')
    .played(2, 'research', 'politics')
    .discard(1, 'survey')
    .start(cleanup({}));

  for (const each of [0, 1, 2]) deepEqual(seat(each).played, []);
  deepEqual(seat(0).hand, ['survey', 'warfare']); // drawn again from the reshuffled pile
  deepEqual(seat(1).discard, ['colonize', 'survey']);
  deepEqual(seat(2).discard, ['politics', 'research']);
});

proves('ED 33', 'colonies stay where they were tucked', () => {
  const { seat } = given(2)
    .hand(0, 'colonize', 'survey', 'survey', 'survey', 'survey', 'survey')
    .planet(0, 'idroyos')
    .start(rolePhase({}), cleanup({}));
  seat(0).chooses('colonize').chooses('colonize'); // the card taken and one boost go under the only planet
  seat(1).chooses('dissent');
  const me = seat(0).isAsked('discard').passes();

  deepEqual(me.colonies('idroyos'), ['colonize', 'colonize']);
  deepEqual(me.discard, []);
  deepEqual(me.hand, ['survey', 'survey', 'survey', 'survey', 'survey']);
});

proves('ED 33, ED 36', 'the played cards are in the pile before the draw, so they can be drawn again', () => {
  const { seat } = given(2).played(0, 'warfare', 'warfare').hand(0, 'survey', 'survey', 'survey').start(cleanup({}));
  seat(0).isAsked('discard').isOffered('survey', 'survey', 'survey').passes();
  deepEqual(seat(0).hand, ['survey', 'survey', 'survey', 'warfare', 'warfare']);
});

proves('ED 34', 'the active seat may discard any number of hand cards: none', () => {
  const { seat } = given(2).hand(0, 'survey', 'politics').deck(0, 'warfare').start(cleanup({}));
  seat(0).isAsked('discard').isTold({ limit: 5 }).isOffered('survey', 'politics').passes();
  deepEqual([seat(0).hand, seat(0).discard], [['politics', 'survey', 'warfare'], []]);
});

proves('ED 34', 'the active seat may discard any number of hand cards: some', () => {
  const { seat } = given(2)
    .hand(0, 'survey', 'politics', 'terraforming')
    .deck(0, 'warfare', 'warfare', 'warfare', 'warfare', 'colonize')
    .start(cleanup({}));
  seat(0).chooses('politics', 'terraforming');
  deepEqual(seat(0).hand, ['survey', 'warfare', 'warfare', 'warfare', 'warfare']);
  deepEqual(seat(0).discard, ['politics', 'terraforming']);
  deepEqual(seat(0).deck, ['colonize']);
});

proves('ED 34', 'the active seat may discard any number of hand cards: all', () => {
  const { seat } = given(2)
    .hand(0, 'survey', 'survey', 'survey', 'survey', 'survey')
    .deck(0, 'warfare', 'warfare', 'warfare', 'warfare', 'warfare')
    .start(cleanup({}));
  seat(0).chooses('survey', 'survey', 'survey', 'survey', 'survey');
  deepEqual(seat(0).hand, ['warfare', 'warfare', 'warfare', 'warfare', 'warfare']);
  equal(seat(0).discard.length, 5);
});

proves('ED 34', 'others discard nothing in this Cleanup', () => {
  const { seat } = given(2)
    .hand(0, 'survey')
    .hand(1, 'survey', 'survey', 'survey', 'survey', 'survey', 'survey', 'survey')
    .deck(1, 'warfare')
    .start(cleanup({}));
  seat(1).isNotAsked();
  seat(0).passes();
  equal(seat(1).hand.length, 7);
});

proves('ED 35', 'a hand under the limit of five is drawn up to it', () => {
  const { seat } = given(2)
    .deck(0, 'warfare', 'warfare', 'warfare', 'survey', 'survey', 'research')
    .hand(1, 'survey')
    .deck(1, 'survey')
    .start(cleanup({})); // an empty hand is asked nothing
  deepEqual(seat(0).hand, ['survey', 'survey', 'warfare', 'warfare', 'warfare']);
  deepEqual(seat(0).deck, ['research']);
  deepEqual(seat(1).hand, ['survey']); // only the active seat reconciles
});

proves('ED 35', 'a hand over the limit is discarded down to it, the seat choosing what', () => {
  const { seat } = given(2)
    .hand(0, 'survey', 'survey', 'survey', 'warfare', 'warfare', 'politics', 'research')
    .deck(0, 'colonize')
    .start(cleanup({}));
  const me = seat(0).isRefused('answer/too-few').isRefused('answer/too-few', 'survey').chooses('politics', 'research');
  deepEqual(me.hand, ['survey', 'survey', 'survey', 'warfare', 'warfare']);
  deepEqual(me.deck, ['colonize']);
});

proves('ED 35', 'each face-up planet with the hand symbol raises the limit by one', () => {
  const { seat } = given(2)
    .planet(0, 'oknow', { faceUp: true })
    .planet(0, 'nelos-iv', { faceUp: true })
    .planet(0, 'sima-07c') // face down: not yet
    .planet(1, 'spielbany-vi', { faceUp: true }) // another's
    .hand(0, 'survey')
    .deck(0, 'survey', 'survey', 'survey', 'survey', 'survey', 'survey', 'survey')
    .start(cleanup({}));
  seat(0).isTold({ limit: 7 }).passes();
  equal(seat(0).hand.length, 7);
});

proves('ED 35', 'a hand at its limit neither draws nor must discard', () => {
  const { seat } = given(2)
    .hand(0, 'survey', 'survey', 'survey', 'survey', 'survey')
    .deck(0, 'warfare')
    .start(cleanup({}));
  seat(0).passes();
  deepEqual([seat(0).hand.length, seat(0).deck.length, seat(0).discard.length], [5, 1, 0]);
});

proves('ED 36', 'a deck that runs out in the middle of a draw is made anew of the discard pile', () => {
  const { seat, table } = given(2)
    .hand(0, 'survey')
    .deck(0, 'warfare')
    .discard(0, 'survey', 'colonize', 'research', 'politics', 'produce-trade')
    .shuffles('deck-0', 4, 0, 1, 2, 3) // the last one is on top
    .start(cleanup({}));
  seat(0).passes();
  deepEqual(seat(0).hand, ['colonize', 'politics', 'research', 'survey', 'warfare']);
  deepEqual(seat(0).deck, ['survey', 'produce-trade']);
  deepEqual(seat(0).discard, []);
  equal(table.events.filter(({ type }) => type === 'reshuffled').length, 1);
});

proves('ED 36', 'an empty deck is not made anew before a draw is due', () => {
  const { seat, table } = given(2)
    .hand(0, 'survey', 'survey', 'survey', 'survey')
    .deck(0, 'warfare')
    .discard(0, 'politics', 'research')
    .start(cleanup({}));
  seat(0).passes();
  deepEqual([seat(0).deck, seat(0).discard], [[], ['politics', 'research']]);
  equal(table.events.filter(({ type }) => type === 'reshuffled').length, 0);
});

proves('ED 36', 'with deck and discard pile empty the rest of the draw is lost', () => {
  const { seat } = given(2).hand(0, 'survey').deck(0, 'warfare').start(cleanup({}));
  seat(0).passes();
  deepEqual([seat(0).hand, seat(0).deck, seat(0).discard], [['survey', 'warfare'], [], []]);
});

proves('ED 36', 'the same holds for any other draw, and the shuffle is drawn by chance', () => {
  const orders = new Set<string>();
  for (const outcome of [
    [0, 1, 2],
    [2, 1, 0],
  ]) {
    const { seat } = given(2)
      .hand(0, 'survey')
      .discard(0, 'warfare', 'colonize', 'research')
      .shuffles('deck-0', ...outcome)
      .start(actionPhase({ left: 1 }));
    seat(0).chooses('survey');
    deepEqual(seat(0).discard, ['survey']);
    orders.add(seat(0).hand.join());
  }
  deepEqual([...orders], ['colonize,research', 'colonize,warfare']);
});
