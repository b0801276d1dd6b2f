import { deepEqual } from 'node:assert/strict';
import { type GameEvent, redeal, seedFrom } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { discardChosen, drawActionCards } from './cards.ts';

proves('LRR 2.4', 'all have seen what is discarded, also when it is shuffled into the deck again', () => {
  const hand = ['spy', 'plague', 'uprising', 'ghost-ship', 'sabotage#1', 'sabotage#2', 'sabotage#3'];
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .actionCards('sol', ...hand)
    .actionCards('hacan', 'summit')
    .deck('action-cards', 'parley', 'bribery', 'insult#1')
    .runs(function* (game) {
      yield* drawActionCards(game, 0, 3);
      yield* drawActionCards(game, 1, 2);
      yield* discardChosen(game, 1, 1);
    });
  seat('sol').isAsked('discard-action-cards').chooses('plague', 'uprising', 'spy');
  const discarded = (events: readonly GameEvent[]) =>
    events.filter(({ type }) => type === 'action-cards-discarded').map(({ data }) => data.cards);
  for (let n = 0; n < 20; n++) {
    const { events } = redeal(table, 2, { seed: seedFrom(`${n}`) });
    deepEqual(discarded(events), [['plague', 'uprising', 'spy']]);
  }
  seat('hacan').isAsked('discard-action-cards').chooses('summit');
  deepEqual(
    table.events.map(({ type }) => type),
    ['action-cards-drawn', 'action-cards-discarded', 'deck-reshuffled', 'action-cards-drawn', 'action-cards-discarded'],
  );
});
