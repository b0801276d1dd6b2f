import { deepEqual, equal } from 'node:assert/strict';
import { choose } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { systemToChange } from '../../model/changes.ts';
import { explorationCards } from '../../moments/cards/registry.ts';
import { given } from '../../testing/index.ts';
import { exploreFrontier, explorePlanet } from './exploration.ts';
import { gainControl } from './planets.ts';

explorationCards.install({
  'test-vault': {
    id: 'test-vault',
    *resolve(_game, seat) {
      return (yield* choose(seat, 'test-vault', ['keep', 'discard'] as const)) === 'keep' ? 'keep' : 'discard';
    },
  },
});

const table = () => given('sol', 'hacan', 'letnev').deck('hazardous', 'test-vault#1', 'test-vault#2');

proves('LRR 35.1', 'a planet that nobody controlled is explored by whoever takes it', () => {
  const { seat } = table().resolves('sol', (game, me) => gainControl(game, me, 'bereg'));
  seat('sol').isAsked('test-vault').chooses('discard');
  equal(seat('sol').planet('bereg').explored, true);
});

proves('LRR 35.1', 'one taken from another player is not explored', () => {
  const taken = table()
    .planets('hacan', 'bereg')
    .resolves('sol', (game, me) => gainControl(game, me, 'bereg'));
  equal(taken.table.over, true);
  deepEqual(taken.seat('sol').planets, ['bereg']);
});

proves('LRR 35.2b', 'a planet without a trait cannot be explored', () => {
  for (const planet of ['jord', 'mecatol-rex'] as const) {
    const { table: after } = table()
      .deck('cultural', 'test-vault#3')
      .deck('industrial', 'test-vault#4')
      .resolves('sol', (game, me) => explorePlanet(game, me, planet));
    const { cultural, hazardous, industrial } = after.state.exploration;
    deepEqual([cultural.cards.length, hazardous.cards.length, industrial.cards.length], [1, 2, 1]);
  }
});

proves('LRR 35.2c', 'with several traits the player chooses the deck', () => {
  const { seat, table: after } = given('sol', 'hacan', 'letnev', { sets: ['base', 'pok', 'te'] })
    .map('101', '105') // Tinnes is hazardous and industrial
    .deck('hazardous', 'test-vault#1')
    .deck('industrial', 'test-vault#2')
    .resolves('sol', (game, me) => explorePlanet(game, me, 'tinnes'));
  seat('sol').isAsked('explore.trait').isOffered('hazardous', 'industrial').chooses('industrial').chooses('discard');
  deepEqual(after.state.exploration.industrial.discard, ['test-vault#2']);
});

proves('LRR 35.7', 'the card is face up while it is resolved, then discarded or kept as it says', () => {
  const { seat, table: after } = table().runs(function* (game) {
    yield* explorePlanet(game, 0, 'bereg');
    yield* explorePlanet(game, 0, 'bereg');
  });
  equal(after.view(1).exploring, 'test-vault#1');
  seat('sol').chooses('keep').chooses('discard');
  deepEqual(after.state.exploration.hazardous, { cards: [], discard: ['test-vault#2'] });
  equal(after.state.exploring, null);
});

proves('LRR 35.7a', 'an empty deck is reshuffled from its discards', () => {
  const { seat, table: after } = given('sol', 'hacan', 'letnev')
    .with(game => {
      game.exploration.hazardous.discard = ['test-vault#1'];
    })
    .resolves('sol', (game, me) => explorePlanet(game, me, 'bereg'));
  seat('sol').isAsked('test-vault').chooses('discard');
  deepEqual(after.state.exploration.hazardous, { cards: [], discard: ['test-vault#1'] });
});

proves('LRR 35.5', 'a frontier token is explored once; it stays where there is no card', () => {
  const explored = (cards: readonly string[], isThere: boolean) => {
    const { table: after, seat } = table()
      .deck('frontier', ...cards)
      .with(game => {
        systemToChange(game, '46').frontier = isThere;
      })
      .runs(function* (game) {
        for (let i = 0; i < 2; i++) yield* exploreFrontier(game, 0, '46');
      });
    if (after.asks().length > 0) seat('sol').chooses('discard');
    return [seat('sol').system('46').frontier, after.state.exploration.frontier.discard];
  };
  deepEqual(explored(['test-vault#3', 'test-vault#4'], true), [false, ['test-vault#3']]);
  deepEqual(explored(['test-vault#3'], false), [false, []]);
  deepEqual(explored([], true), [true, []]);
});
