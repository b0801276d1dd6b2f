import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'refit-troops';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves('LRR 24.4, action-cards/refit-troops', 'one or two own infantry become mechs, on planets and in space', () => {
  const { seat } = table()
    .planets('sol', 'lodor')
    .units('sol', 'lodor', { infantry: 2 })
    .units('sol', '46', { carrier: 1, infantry: 1 })
    .planets('sol', 'wellon')
    .units('sol', 'wellon', { infantry: 1 })
    .units('hacan', 'quann', { infantry: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('sol')
    .uses(card)
    .isAsked('refit-troops')
    .isBound(1, 2)
    .isOfferedLines({ 'infantry@46': 1, 'infantry@lodor': 2, 'infantry@wellon': 1 })
    .allots({ 'infantry@46': 1, 'infantry@lodor': 1 });
  deepEqual(
    [seat('sol').units('lodor'), seat('sol').units('46'), seat('sol').units('wellon')],
    [{ infantry: 1, mech: 1 }, { carrier: 1, mech: 1 }, { infantry: 1 }],
  );
});

proves('LRR 24.4a, action-cards/refit-troops', 'a mech is called back where none is left, and comes undamaged', () => {
  const { seat } = table()
    .planets('sol', 'lodor', 'wellon')
    .units('sol', 'lodor', { infantry: 2 })
    .units('sol', 'wellon', { 'mech!': 1 })
    .units('sol', 'jord', { mech: 3 })
    .token('sol', '01')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses(card).isBound(1, 1).allots({ 'infantry@lodor': 1 });
  seat('sol').isAsked('recall').isOfferedLines({ '19:wellon!': 1 }).allots({ '19:wellon!': 1 });
  deepEqual([seat('sol').units('lodor'), seat('sol').units('wellon')], [{ infantry: 1, mech: 1 }, {}]);
});

proves('LRR 22.3, action-cards/refit-troops', 'not without infantry, nor without mechs', () => {
  const none = table()
    .units('sol', '46', { carrier: 1 })
    .start(takeTurn({ seat: 0 }));
  none.seat('sol').cannotUse(card).chooses('pass');
  const { seat } = table()
    .units('sol', 'jord', { mech: 4, infantry: 1 })
    .planets('sol', 'jord')
    .token('sol', '01')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});
