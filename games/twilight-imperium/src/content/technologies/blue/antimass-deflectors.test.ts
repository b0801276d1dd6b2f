import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

proves(
  'LRR 11.1, technologies/antimass-deflectors',
  'ships enter an asteroid field only with Antimass Deflectors',
  () => {
    const without = given('sol', 'hacan', 'letnev')
      .units('sol', '46', { cruiser: 1 })
      .start(activate({ system: '44' }));
    equal(without.table.over, true);

    const { seat } = given('sol', 'hacan', 'letnev')
      .units('sol', '46', { cruiser: 1 })
      .technology('sol', 'antimass-deflectors')
      .start(activate({ system: '44' }));
    seat('sol').isAsked('move.from').isOffered('46').chooses('46').allots({ cruiser: 1 });
    deepEqual(seat('sol').units('44'), { cruiser: 1 });
  },
);

proves('LRR 11.1', 'they go through it too, and only the ships of the owner', () => {
  const across = (owner: 'sol' | 'hacan') =>
    given('sol', 'hacan', 'letnev')
      .units('sol', '26', { cruiser: 1 })
      .units('letnev', '46', { fighter: 1 }) // blocks the other route
      .technology(owner, 'antimass-deflectors')
      .technology(2, 'fighter-ii')
      .start(activate({ system: '25' }));
  across('sol').seat('sol').isAsked('move.from').isOffered('26').passes();
  equal(across('hacan').table.over, true);
});

test('Antimass Deflectors: a supernova stays closed', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .units('sol', '47', { cruiser: 1 })
    .anomaly('47', 'asteroid-field')
    .technology('sol', 'antimass-deflectors')
    .start(activate({ system: '43' }));
  equal(table.over, true);
});

test('Antimass Deflectors: a system that is a supernova as well stays closed', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .units('sol', '46', { cruiser: 1 })
    .anomaly('44', 'supernova')
    .technology('sol', 'antimass-deflectors')
    .start(activate({ system: '44' }));
  equal(table.over, true);
});

test('Antimass Deflectors: 1 is taken off each Space Cannon die of others, in space and on the ground', () => {
  const shotAt = (results: number[]) => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .units('sol', '46', { carrier: 1, infantry: 1 })
      .units('hacan', 'vefut-ii', { pds: 1 })
      .technology('sol', 'antimass-deflectors')
      .dice('space-cannon', results[0]!)
      .mayRoll('space-cannon', results[1]!)
      .start(activate({ system: '20' }));
    seat('sol').chooses('46').allots({ carrier: 1 }).allots({ '46:space:infantry': 1 });
    seat('hacan').isAsked('space-cannon').chooses('0');
    return { sol: seat('sol'), hacan: seat('hacan') };
  };
  const lucky = shotAt([6, 6]); // a PDS hits on 6
  deepEqual(lucky.sol.units('20'), { carrier: 1, infantry: 1 });
  lucky.sol.isAsked('commit').allots({ 'infantry@vefut-ii': 1 });
  lucky.hacan.isAsked('space-cannon-defense').chooses('fire');
  deepEqual(lucky.sol.units('vefut-ii'), { infantry: 1 });

  deepEqual(shotAt([7, 1]).sol.units('20'), {});
});

test('Antimass Deflectors: the cannons of their owner shoot as ever', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', 'vefut-ii', { pds: 1 })
    .technology('hacan', 'antimass-deflectors')
    .dice('space-cannon', 6)
    .start(activate({ system: '20' }));
  seat('sol').chooses('46').allots({ cruiser: 1 });
  seat('hacan').isAsked('space-cannon').chooses('0');
  deepEqual(seat('sol').units('20'), {});
});
