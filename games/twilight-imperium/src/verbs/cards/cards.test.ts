import { deepEqual } from 'node:assert/strict';
import { type GameEvent, redeal, seedFrom } from '@orrery/kernel';
import { eventsOf, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../model/changes.ts';
import { given } from '../../testing/index.ts';
import {
  discardChosen,
  drawActionCards,
  drawSecretObjective,
  keepToSecretLimit,
  lookAtAgendas,
  purgeFragments,
  showSecrets,
  takeFromHands,
} from './cards.ts';
import { purgeRelic } from './relics.ts';
import { surrenderHoldings } from './surrender-holdings.ts';

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

proves(
  'LRR 61.19, agendas/search-warrant',
  'only the player who draws a secret objective sees it, unless theirs lie open',
  () => {
    const { table } = given('sol', 'hacan', 'letnev')
      .law('search-warrant', '1')
      .deck('secret', 'become-a-martyr', 'betray-a-friend')
      .runs(function* (game) {
        yield* drawSecretObjective(game, 0);
        yield* drawSecretObjective(game, 1);
      });
    deepEqual(told(table, 'secret-drawn'), [{ seat: 0 }, { seat: 1, card: 'betray-a-friend' }]);
  },
);

proves('LRR 61.21a', 'a player whose secret objectives are all scored returns none', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .scored('sol', 'become-a-martyr', 'betray-a-friend', 'brave-the-void', 'spark-a-rebellion')
    .runs(game => keepToSecretLimit(game, 0));
  deepEqual(seat('sol').isNotAsked().player.scored.length, 4);
});

proves('LRR 2.4', 'one card too many is discarded; of nothing that was drawn nothing is', () => {
  const hand = ['spy', 'plague', 'uprising', 'ghost-ship', 'sabotage#1', 'sabotage#2', 'sabotage#3'];
  const { seat } = given('sol', 'hacan', 'letnev')
    .actionCards('sol', ...hand)
    .deck('action-cards', 'parley')
    .runs(function* (game) {
      yield* drawActionCards(game, 0, 0);
      yield* drawActionCards(game, 0, 1);
    });
  seat('sol').isAsked('discard-action-cards').isBound(1, 1).chooses('parley');
  deepEqual(seat('sol').player.actionCards, hand);
});

proves('LRR 66.2', 'as many agendas are seen as the card says, and none of what is not there is told', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .deck('agendas', 'mutiny', 'new-constitution', 'swords-to-plowshares')
    .runs(function* (game) {
      yield* lookAtAgendas(game, 0, 2);
      yield* showSecrets(game, 0);
    });
  deepEqual(
    eventsOf(table, 'looked-at-agendas').map(({ data, secret }) => [data.count, secret?.[0]]),
    [[2, { cards: ['mutiny', 'new-constitution'] }]],
  );
  deepEqual(told(table, 'secrets-shown'), []);
  deepEqual(table.state.agendas.cards, ['swords-to-plowshares', 'new-constitution', 'mutiny']);
});

proves(
  'LRR 61, LRR 93',
  'a player who surrenders what they hold gives what there is, and nothing is told of the rest',
  () => {
    const told = (start: ReturnType<typeof given>) =>
      start
        .runs(game => surrenderHoldings(game, 0, 1))
        .table.events.map(({ type }) => type)
        .filter(type => type !== 'trade-goods-gained');
    const table = () => given('sol', 'hacan', 'letnev');
    deepEqual(told(table()), []);
    deepEqual(told(table().goods('sol', { tradeGoods: 1 })), ['trade-goods-handed-over']);
    deepEqual(told(table().secrets('sol', 'become-a-martyr')), ['secrets-shown-to']);
    deepEqual(told(table().actionCards('sol', 'plague')), ['action-cards-discarded']);
  },
);

proves('LRR 2.4', 'cards that are taken from hands count against the limit, too', () => {
  const hand = ['spy', 'plague', 'uprising', 'ghost-ship', 'sabotage#1', 'sabotage#2', 'sabotage#3'];
  const { seat } = given('sol', 'hacan', 'letnev')
    .actionCards('sol', ...hand)
    .actionCards('hacan', 'parley', 'summit')
    .runs(game => takeFromHands(game, 0, [1, 2], 'take'));
  seat('sol').isAsked('take').isOffered('parley', 'summit').chooses('summit');
  seat('sol').isAsked('discard-action-cards').isBound(1, 1).chooses('spy');
  deepEqual(
    [seat('sol').player.actionCards, seat('hacan').player.actionCards],
    [[...hand.slice(1), 'summit'], ['parley']],
  );
});
