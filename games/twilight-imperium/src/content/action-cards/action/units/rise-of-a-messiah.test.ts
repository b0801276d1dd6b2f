import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'rise-of-a-messiah';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 46, action-cards/rise-of-a-messiah', 'an infantry on each own planet that takes one', () => {
  const { seat } = table()
    .planets('sol', 'jord', 'wellon')
    .planet('lodor', { controller: 'sol', attachments: ['demilitarized-zone'] })
    .planets('hacan', 'quann')
    .units('sol', 'jord', { infantry: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card);
  deepEqual(
    (['jord', 'wellon', 'lodor', 'quann'] as const).map(planet => seat('sol').units(planet)),
    [{ infantry: 2 }, { infantry: 1 }, {}, {}],
  );
});

proves('action-cards/rise-of-a-messiah', 'it may be played without a planet (R-105)', () => {
  const { seat, table: played } = table().start(takeTurn({ seat: 0 }));
  seat('sol').uses(card);
  deepEqual([played.over, played.state.actionCards.discard], [true, [card]]);
});
