import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 87.5, action-cards/direct-hit', 'a ship that has sustained a hit is destroyed, one after the other', () => {
  const { seat } = table()
    .units('sol', '46', { cruiser: 3 })
    .units('hacan', '46', { dreadnought: 2, fighter: 1 })
    .actionCards('sol', 'direct-hit#1', 'direct-hit#2')
    .actionCards('letnev', 'direct-hit#3')
    .dice('combat', 10, 10, 1)
    .dice('combat', 1, 1, 1)
    .dice('combat', 10, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 2 });
  seat('letnev').isNotAsked(); // it has produced no hit
  seat('sol').isAsked('after-sustain-damage').isOffered('direct-hit#1', 'direct-hit#2').chooses('direct-hit#1');
  deepEqual(seat('hacan').units('46'), { dreadnought: 1, fighter: 1 });
  seat('hacan').isAsked('sustain-damage').isOfferedLines({ dreadnought: 1 }).allots({ dreadnought: 1 }); // again: R-094
  seat('sol').isAsked('after-sustain-damage').isOffered('direct-hit#2').chooses('direct-hit#2');
  deepEqual([seat('hacan').units('46'), seat('sol').units('46')], [{}, { cruiser: 3 }]);
});

proves('action-cards/direct-hit', 'not a ground force, and not what cannot be destroyed by it', () => {
  const { seat } = table()
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { dreadnought: 1 })
    .technology('hacan', 'dreadnought-ii')
    .actionCards('sol', 'direct-hit#1')
    .dice('combat', 10)
    .dice('combat', 10)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 1 });
  deepEqual([seat('hacan').units('46'), seat('sol').units('46')], [{ 'dreadnought!': 1 }, {}]);
});

proves('LRR 16.3, action-cards/direct-hit', 'outside a combat capacity counts before the next hit is assigned', () => {
  const { seat, table: played } = table()
    .units('sol', '19', { dreadnought: 1, destroyer: 1, fighter: 1 })
    .units('hacan', 'wellon', { pds: 2, infantry: 1 })
    .planets('hacan', 'wellon')
    .actionCards('hacan', 'direct-hit#4')
    .dice('space-cannon', 10, 10)
    .start(activate({ system: '19' }));
  seat('hacan').isAsked('space-cannon').chooses('0');
  seat('sol').isAsked('sustain-damage').allots({ dreadnought: 1 });
  seat('hacan').isAsked('after-sustain-damage').chooses('direct-hit#4');
  deepEqual(seat('sol').isNotAsked().units('19'), {}); // the fighter is removed, so the destroyer takes the hit
  deepEqual(
    played.events.flatMap(({ type, data }) => (type === 'destroyed' ? [data.unit] : [])),
    ['dreadnought', 'destroyer'],
  );
});

proves('action-cards/direct-hit', 'no mech on a planet, which is no ship', () => {
  const { seat, table: played } = table()
    .units('sol', '19', { carrier: 1, infantry: 2 })
    .units('hacan', 'wellon', { mech: 1 })
    .planets('hacan', 'wellon')
    .actionCards('sol', 'direct-hit#1')
    .dice('combat', 10, 1)
    .dice('combat', 10)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('sol').allots({ 'infantry@wellon': 2 });
  seat('hacan').isAsked('sustain-damage').allots({ mech: 1 });
  deepEqual([played.over, seat('sol').planets, seat('sol').player.actionCards], [true, ['wellon'], ['direct-hit#1']]);
});
