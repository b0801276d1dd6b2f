import { deepEqual } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { whenActionCardPlayed } from '../../moments/cards/windows.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { scoreObjectives } from '../../rules/phases/status-phase.ts';
import { secondaries } from '../../rules/phases/strategic-action.ts';
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

const everywhere = ['18', '19', '46', '20', '41', '21', '42', '26', '44', '25', '39', '47', '43', '35', '40', '27'];

proves('LRR 20.5, relics/scepter-of-emelpar', 'with all sixteen tokens on the board there is none to spend', () => {
  const { seat } = follows(
    table()
      .tokens('hacan', { tactic: 0, fleet: 0, strategy: 0 })
      .token('hacan', ...everywhere),
  );
  seat('hacan').isNotAsked();
});

proves('LRR 61.10, relics/scepter-of-emelpar', 'with empty reinforcements it does not take what is spent next', () => {
  const { seat } = table()
    .phase('status')
    .active(null)
    .revealed('lead-from-the-front')
    .planets('hacan', 'arretze', 'hercant', 'kamdorn')
    .tokens('hacan', { tactic: 0, fleet: 0, strategy: 2 })
    .token('hacan', ...everywhere.slice(2))
    .start(scoreObjectives({ seat: 1 }));
  seat('hacan').isAsked('score-public').chooses('lead-from-the-front');
  seat('hacan').isAsked('stand-in').isBound(1, 1).chooses('scepter-of-emelpar');
  deepEqual([seat('hacan').points, seat('hacan').tokens.strategy, seat('hacan').tokens.reinforcements], [1, 0, 2]);
});

/** A table where seat 0 has an empty strategy pool and the Scepter. */
const poor = (faction: 'sol' | 'xxcha') =>
  given(faction, 'hacan', 'letnev')
    .sheet(faction)
    .tokens(faction, { strategy: 0 })
    .relics(faction, 'scepter-of-emelpar');

proves('LRR 22.2, relics/scepter-of-emelpar', 'with an empty pool it serves Orbital Drop (R-142)', () => {
  const { seat } = poor('sol')
    .strategyCards('sol', 'leadership!')
    .planets('sol', 'jord')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses('orbital-drop').isAsked('stand-in').isBound(1, 1).chooses('scepter-of-emelpar');
  seat('sol').isAsked('after-faction-ability').passes();
  deepEqual([seat('sol').units('jord'), seat('sol').player.exhausted], [{ infantry: 2 }, ['scepter-of-emelpar']]);
});

proves('LRR 8.2, relics/scepter-of-emelpar', 'with an empty pool it serves Quash (R-142)', () => {
  const { seat, table: played } = poor('xxcha').deck('agendas', 'mutiny').agenda('arms-reduction');
  seat('xxcha').isAsked('when-agenda-revealed').isOffered('quash').chooses('quash');
  seat('xxcha').isAsked('stand-in').chooses('scepter-of-emelpar');
  deepEqual(played.state.agenda?.card, 'mutiny');
  seat('xxcha').isAsked('break-tie').chooses('against');
});

proves('LRR 2.8, relics/scepter-of-emelpar', 'with an empty pool it serves Instinct Training (R-142)', () => {
  const { seat } = poor('xxcha')
    .technology('xxcha', 'instinct-training')
    .runs(game => open(game, whenActionCardPlayed, { seat: 1, card: 'plague', said: null, at: [], cancelled: false }));
  seat('xxcha').isOffered('instinct-training').chooses('instinct-training').isAsked('stand-in');
  seat('xxcha').chooses('scepter-of-emelpar');
  deepEqual(seat('xxcha').player.exhausted, ['instinct-training', 'scepter-of-emelpar']);
});

proves('LRR 5, relics/scepter-of-emelpar', 'with an empty pool it serves Nullification Field (R-142)', () => {
  const { seat } = poor('xxcha')
    .technology('xxcha', 'nullification-field')
    .units('xxcha', '46', { cruiser: 1 })
    .units('hacan', '19', { cruiser: 1 })
    .strategyCards('hacan', 'leadership!')
    .active('hacan')
    .start(takeTurn({ seat: 1 }));
  seat('hacan').chooses('tactical').chooses('46');
  seat('xxcha').isOffered('nullification-field').chooses('nullification-field').isAsked('stand-in');
  seat('xxcha').chooses('scepter-of-emelpar');
  deepEqual(seat('hacan').units('46'), {});
});
