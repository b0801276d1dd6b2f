import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { given } from '../../testing/index.ts';

const table = () =>
  given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'leadership!')
    .relics('sol', 'jr-xs455-o')
    .planets('hacan', 'lodor');
const uses = (start = table()) => {
  const started = start.start(takeTurn({ seat: 0 }));
  started.seat('sol').uses('jr-xs455-o').isAsked('jr-xs455-o').isOffered('0', '1', '2');
  return started;
};

proves('LRR 22, LRR 51, relics/jr-xs455-o', 'the player of its choice may pay 3 resources for a structure', () => {
  const { seat } = uses();
  seat('sol').chooses('1');
  seat('hacan').isAsked('jr-xs455-o.build').isOffered('build').chooses('build');
  seat('hacan').isAsked('pay-resources').allots({ lodor: 1 });
  seat('hacan').isAsked('place-structure').isOffered('pds@lodor', 'space-dock@lodor').chooses('space-dock@lodor');
  deepEqual([seat('hacan').units('lodor'), seat('hacan').tradeGoods], [{ 'space-dock': 1 }, 0]);
  deepEqual(seat('sol').player.exhausted, ['jr-xs455-o']);
});

proves('relics/jr-xs455-o', 'or gains a trade good', () => {
  const { seat } = uses();
  seat('sol').chooses('1');
  seat('hacan').passes();
  deepEqual([seat('hacan').tradeGoods, seat('hacan').readyPlanets], [1, ['lodor']]);
});

proves('relics/jr-xs455-o', 'also one who could not pay or has no room for it', () => {
  const poor = uses();
  poor.seat('sol').chooses('2');
  deepEqual(poor.seat('letnev').tradeGoods, 1);
  const homeless = uses(table().goods('sol', { tradeGoods: 3 }));
  homeless.seat('sol').chooses('0');
  deepEqual(homeless.seat('sol').tradeGoods, 4);
});

proves('LRR 34.4, relics/jr-xs455-o', 'not again until it is readied', () => {
  const { seat } = table()
    .exhausted('sol', 'jr-xs455-o')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse('jr-xs455-o').isBarred({ 'component:jr-xs455-o:jr-xs455-o': 'action.exhausted LRR 34.4' });
  seat('sol').chooses('pass');
});

proves('LRR 85.5, relics/jr-xs455-o', 'one place is room enough', () => {
  const { seat } = uses(table().units('hacan', 'lodor', { pds: 1, 'space-dock': 1 }));
  seat('sol').chooses('1');
  seat('hacan').isAsked('jr-xs455-o.build').chooses('build').allots({ lodor: 1 });
  seat('hacan').isAsked('place-structure').isOffered('pds@lodor').chooses('pds@lodor');
  deepEqual(seat('hacan').units('lodor'), { pds: 2, 'space-dock': 1 });
});
