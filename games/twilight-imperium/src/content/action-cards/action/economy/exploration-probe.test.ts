import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { systemToChange } from '../../../../model/changes.ts';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'exploration-probe';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 35.4, LRR 35.6, action-cards/exploration-probe', 'a frontier token at own ships or beside them', () => {
  const { seat, table: played } = table()
    .units('sol', '39', { destroyer: 1 })
    .units('sol', 'lodor', { infantry: 1 })
    .deck('frontier', 'lost-crew#1')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isAsked('exploration-probe.aim').isOffered('39', '41', '47').chooses('47');
  deepEqual([seat('sol').system('47').frontier, seat('sol').system('39').frontier], [false, true]);
  deepEqual(played.state.exploration.frontier.discard, ['lost-crew#1']);
});

proves('LRR 22.3, action-cards/exploration-probe', 'not without such a token, nor without ships or cards', () => {
  const far = table().units('sol', '18', { destroyer: 1 }).deck('frontier', 'lost-crew#1');
  const none = far
    .with(game => {
      for (const { id } of game.systems) systemToChange(game, id).frontier = false;
    })
    .start(takeTurn({ seat: 0 }));
  none.seat('sol').cannotUse(card).chooses('pass');
  const { seat } = table()
    .deck('frontier', 'lost-crew#1')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
  const empty = table()
    .units('sol', '39', { destroyer: 1 })
    .start(takeTurn({ seat: 0 }));
  empty.seat('sol').cannotUse(card).chooses('pass');
  equal(empty.seat('sol').system('39').frontier, true);
});
