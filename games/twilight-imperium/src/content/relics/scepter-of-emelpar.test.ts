import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { scoreObjectives } from '../../rules/status-phase.ts';
import { secondaries } from '../../rules/strategic-action.ts';
import { given } from '../../testing/index.ts';

const table = () =>
  given('sol', 'hacan', 'letnev').relics('hacan', 'scepter-of-emelpar').deck('action-cards', 'a', 'b');
const follows = (start = table()) => start.start(secondaries({ card: 'politics', waiting: [1] }));

proves('LRR 20.5, relics/scepter-of-emelpar', 'exhausted, it saves the strategy token', () => {
  const { seat } = follows();
  seat('hacan').chooses('follow').isAsked('stand-in').isOffered('scepter-of-emelpar').chooses('scepter-of-emelpar');
  deepEqual([seat('hacan').tokens.strategy, seat('hacan').tokens.reinforcements], [2, 8]);
  deepEqual([seat('hacan').player.exhausted, seat('hacan').player.actionCards], [['scepter-of-emelpar'], ['a', 'b']]);
});

proves('LRR 20.5, relics/scepter-of-emelpar', 'or the token is spent after all', () => {
  const { seat } = follows();
  seat('hacan').chooses('follow').isAsked('stand-in').passes();
  deepEqual([seat('hacan').tokens.strategy, seat('hacan').player.exhausted], [1, []]);
});

proves(
  'LRR 82.1, relics/scepter-of-emelpar',
  'with it one follows from an empty pool (R-142), but not exhausted',
  () => {
    const { seat } = follows(table().tokens('hacan', { strategy: 0 }));
    seat('hacan').chooses('follow').isAsked('stand-in').isBound(1, 1).chooses('scepter-of-emelpar');
    deepEqual([seat('hacan').tokens.strategy, seat('hacan').player.exhausted], [0, ['scepter-of-emelpar']]);
    const tired = follows(table().tokens('hacan', { strategy: 0 }).exhausted('hacan', 'scepter-of-emelpar'));
    tired.seat('hacan').isNotAsked();
  },
);

proves(
  'LRR 20.3b, relics/scepter-of-emelpar',
  'with empty reinforcements a token of the sheet is spent instead',
  () => {
    const { seat } = follows(table().tokens('hacan', { tactic: 10, fleet: 4, strategy: 2 }));
    seat('hacan').chooses('follow').chooses('scepter-of-emelpar');
    seat('hacan').isAsked('spend-token-from').isOffered('tactic', 'fleet', 'strategy').chooses('tactic');
    deepEqual(seat('hacan').tokens, { tactic: 9, fleet: 4, strategy: 2, reinforcements: 1 });
  },
);

proves('LRR 24.3, relics/scepter-of-emelpar', 'the token of Construction comes from the reinforcements then', () => {
  const { seat } = table()
    .planets('hacan', 'lodor')
    .start(secondaries({ card: 'construction', waiting: [1] }));
  seat('hacan').chooses('follow').isAsked('construction.system').chooses('26');
  seat('hacan').isAsked('stand-in').chooses('scepter-of-emelpar').isAsked('place-structure').passes();
  deepEqual(seat('hacan').tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 7 });
  deepEqual(seat('hacan').tokensOnBoard, ['26']);
});

proves('LRR 61.10, relics/scepter-of-emelpar', 'it counts where an objective wants tokens spent', () => {
  const { seat } = table()
    .phase('status')
    .active(null)
    .revealed('lead-from-the-front')
    .planets('hacan', 'arretze', 'hercant', 'kamdorn')
    .tokens('hacan', { tactic: 1, strategy: 1 })
    .start(scoreObjectives({ seat: 1 }));
  seat('hacan').isAsked('score-public').chooses('lead-from-the-front');
  seat('hacan').isAsked('spend-tokens').isOfferedLines({ tactic: 1, strategy: 2 }).allots({ tactic: 1, strategy: 2 });
  seat('hacan').isAsked('stand-in').chooses('scepter-of-emelpar');
  deepEqual([seat('hacan').points, seat('hacan').tokens.tactic, seat('hacan').tokens.strategy], [1, 0, 0]);
});
