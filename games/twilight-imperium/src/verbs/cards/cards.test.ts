import { deepEqual } from 'node:assert/strict';
import { type GameEvent, redeal, seedFrom } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../model/changes.ts';
import { given } from '../../testing/index.ts';
import { discardChosen, drawActionCards, purgeFragments } from './cards.ts';
import { purgeRelic } from './relics.ts';

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

const withFragments = (cultural: number, hazardous: number, industrial: number, frontier: number) =>
  given('sol', 'hacan', 'letnev')
    .with(game => Object.assign(playerToChange(game, 0).fragments, { cultural, hazardous, industrial, frontier }))
    .runs(game => purgeFragments(game, 0, 2));

proves('objectives/destroy-heretical-works', 'two fragments of any types are purged, as their owner chooses', () => {
  const { seat } = withFragments(1, 2, 0, 1);
  const sol = seat('sol').isAsked('purge-fragments').isTold({ count: 2 }).isBound(2, 2);
  sol.isOfferedLines({ cultural: 1, hazardous: 2, frontier: 1 });
  deepEqual(sol.ask.form === 'allocate' && sol.ask.suggest, { cultural: 1, hazardous: 1 });
  sol.allots({ hazardous: 1, frontier: 1 });
  deepEqual(sol.player.fragments, { cultural: 1, hazardous: 1, industrial: 0, frontier: 0 });
});

proves('objectives/destroy-heretical-works', 'where all are of one type, nothing is asked', () => {
  const { seat } = withFragments(0, 0, 3, 0);
  deepEqual(seat('sol').isNotAsked().player.fragments, { cultural: 0, hazardous: 0, industrial: 1, frontier: 0 });
});

proves(
  'LRR 73.3, relics/scepter-of-emelpar',
  'a relic that is purged is nowhere, and other cards stay exhausted',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .technology('sol', 'sling-relay')
      .relics('sol', 'scepter-of-emelpar')
      .exhausted('sol', 'scepter-of-emelpar', 'sling-relay')
      .runs(game => purgeRelic(game, 0, 'scepter-of-emelpar'));
    deepEqual([seat('sol').player.relics, seat('sol').player.exhausted], [[], ['sling-relay']]);
  },
);
