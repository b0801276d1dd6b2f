import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { agendaDeals } from '../../rules/economy/transactions.ts';
import { given } from '../../testing/index.ts';
import { giveLines } from '../../verbs/economy/transactions.ts';
import { explorePlanet } from '../../verbs/galaxy/exploration.ts';
import { placeStructure } from '../../verbs/units/structures.ts';
import { placeUnits } from '../../verbs/units/units.ts';

const table = () => given('sol', 'hacan', 'letnev').planets('sol', 'lodor');
const closed = () =>
  given('sol', 'hacan', 'letnev').planet('lodor', { controller: 'sol', attachments: ['demilitarized-zone'] });

proves(
  'LRR 35.8, LRR 16.3, exploration/demilitarized-zone, attachments/demilitarized-zone',
  'structures go to the reinforcements, ground forces into space as far as there is room',
  () => {
    const { seat } = table()
      .units('sol', 'lodor', { infantry: 3, pds: 1, 'space-dock': 1 })
      .units('sol', '26', { cruiser: 1, dreadnought: 1 })
      .deck('cultural', 'demilitarized-zone')
      .resolves('sol', (game, me) => explorePlanet(game, me, 'lodor'));
    deepEqual(seat('sol').units('26'), { cruiser: 1, dreadnought: 1, infantry: 1 });
    deepEqual([seat('sol').units('lodor'), seat('sol').planets], [{}, ['lodor']]);
    deepEqual(seat('sol').planet('lodor').attachments, ['demilitarized-zone']);
  },
);

proves('attachments/demilitarized-zone', 'nobody commits ground forces to the planet', () => {
  const { seat, table: played } = closed()
    .units('hacan', '26', { carrier: 1, infantry: 1 })
    .active('hacan')
    .start(activate({ system: '26' }));
  deepEqual([played.over, seat('hacan').units('26')], [true, { carrier: 1, infantry: 1 }]);
});

proves('attachments/demilitarized-zone', 'nor is anything placed there', () => {
  const none = closed().resolves('sol', function* (game, me) {
    yield* placeUnits(game, me, 'infantry', 1, { system: '26', planet: 'lodor' });
  });
  deepEqual(none.seat('sol').units('lodor'), {});
  const { seat } = closed()
    .planets('sol', 'wellon')
    .resolves('sol', (game, me) => placeStructure(game, me, ['pds'], 'must'));
  seat('sol').isOffered('pds@wellon').chooses('pds@wellon');
});

proves('LRR 94.3, attachments/demilitarized-zone', 'its card can change hands while an agenda is considered', () => {
  const { seat } = closed()
    .planets('sol', 'jord')
    .goods('hacan', { tradeGoods: 2 })
    .phase('agenda')
    .active(null)
    .start(agendaDeals({}));
  seat('hacan').isAsked('transaction.deal').passes();
  seat('letnev').isAsked('transaction.deal').passes();
  seat('sol').dealsWith(1, { 'planet:lodor': 1 }, { 'trade-goods': 2 });
  seat('hacan').isAsked('transaction.answer').chooses('accept');
  seat('sol').mayDealWith(2).passes();
  deepEqual([seat('hacan').planets, seat('sol').planets, seat('sol').tradeGoods], [['lodor'], ['jord'], 2]);
  deepEqual(seat('hacan').readyPlanets, []);
});

proves('LRR 94.3, attachments/demilitarized-zone', 'but not in the action phase, nor any other planet', () => {
  const deals = (phase: 'action' | 'agenda', attachment: string) => {
    const { state } = given('sol', 'hacan', 'letnev')
      .planet('lodor', { controller: 'sol', attachments: [attachment] })
      .phase(phase)
      .start().table;
    return giveLines(state, 0, 1).map(({ key }) => key);
  };
  deepEqual(deals('agenda', 'demilitarized-zone'), ['planet:lodor']);
  deepEqual(deals('action', 'demilitarized-zone'), []);
  deepEqual(deals('agenda', 'paradise-world'), []);
});

proves('LRR 12.2, attachments/demilitarized-zone', 'other attachments keep nobody from landing', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .planet('lodor', { controller: 'sol', attachments: ['paradise-world'] })
    .units('hacan', '26', { carrier: 1, infantry: 1 })
    .active('hacan')
    .start(activate({ system: '26' }));
  seat('hacan').isAsked('commit').allots({ 'infantry@lodor': 1 });
  deepEqual(seat('hacan').planets, ['lodor']);
});

proves(
  'LRR 35.7, attachments/demilitarized-zone, exploration/mercenary-outfit',
  'whoever explores the planet again is not asked to place an infantry there',
  () => {
    const { seat } = closed()
      .deck('cultural', 'mercenary-outfit#1')
      .resolves('sol', (game, me) => explorePlanet(game, me, 'lodor'));
    deepEqual(seat('sol').isNotAsked().units('lodor'), {});
  },
);

proves(
  'LRR 1.6, agendas/demilitarized-zone-agenda, exploration/local-fabricators',
  'nor can they spend a good, or call a mech back, for one that could not be placed',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .planet('wellon', { controller: 'sol', attachments: ['demilitarized-zone-agenda'] })
      .law('demilitarized-zone-agenda', 'wellon')
      .goods('sol', { tradeGoods: 1, commodities: 1 })
      .deck('industrial', 'local-fabricators#1')
      .resolves('sol', (game, me) => explorePlanet(game, me, 'wellon'));
    seat('sol').isOffered('gain-commodities').passes();
  },
);
