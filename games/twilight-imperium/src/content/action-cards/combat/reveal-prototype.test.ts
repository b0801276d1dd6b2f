import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'reveal-prototype';
const combat = () =>
  table()
    .units('sol', '46', { cruiser: 1, carrier: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .planets('sol', 'wellon')
    .goods('sol', { tradeGoods: 6 })
    .technology('sol', 'sarween-tools', 'neural-motivator', 'plasma-scoring', 'antimass-deflectors', 'gravity-drive')
    .actionCards('sol', card);

proves('LRR 90.12, action-cards/reveal-prototype', 'for 4 resources, the upgrade of a unit in the combat', () => {
  const { seat } = combat()
    .units('hacan', '46', { 'dreadnought!': 1 }) // whose upgrade Sol could research
    .actionCards('hacan', 'x')
    .dice('combat', 10, 10)
    .dice('combat', 1, 1)
    .start(activate({ system: '46' }));
  seat('hacan').isNotAsked(); // it could not pay
  seat('sol').isAsked('start-of-space-combat').isOffered(card).chooses(card);
  seat('sol').isAsked('research').isOffered('cruiser-ii', 'carrier-ii').chooses('cruiser-ii');
  seat('sol').isAsked('pay-resources').isTold({ price: 4 }).allots({ 'trade-goods': 4 });
  seat('sol').isAsked('announce-retreat').passes();
  deepEqual([seat('sol').tradeGoods, seat('sol').player.technologies.includes('cruiser-ii')], [2, true]);
});

proves('action-cards/reveal-prototype', 'of ground forces in a ground combat', () => {
  const { seat } = table()
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon', 'quann')
    .goods('sol', { tradeGoods: 4 })
    .technology('sol', 'neural-motivator', 'bio-stims', 'antimass-deflectors', 'gravity-drive')
    .actionCards('sol', card)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('sol').allots({ 'infantry@wellon': 1 });
  seat('sol').isAsked('start-of-ground-combat').chooses(card);
  seat('sol').isAsked('research').isOffered('infantry-ii').chooses('infantry-ii');
  seat('sol').isAsked('pay-resources').allots({ 'trade-goods': 4 });
});

proves('action-cards/reveal-prototype', 'not for less, not without an upgrade to be had, not by others', () => {
  const broke = combat().goods('sol', { tradeGoods: 2 }).planet('wellon', { controller: 'sol', exhausted: true });
  const done = combat().technology('sol', 'cruiser-ii', 'carrier-ii');
  const outside = combat()
    .goods('sol', { tradeGoods: 0 })
    .goods('letnev', { tradeGoods: 9 })
    .technology('letnev', 'neural-motivator', 'sarween-tools', 'plasma-scoring', 'antimass-deflectors')
    .actionCards('letnev', 'x');
  for (const setup of [broke, done, outside]) {
    const { seat, table: played } = setup
      .dice('combat', 10, 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('sol').isAsked('announce-retreat').passes();
    deepEqual(played.over, true);
  }
});
