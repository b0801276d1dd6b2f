import { equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

proves(
  'LRR 58.3b, technologies/light-wave-deflector',
  "ships pass others' ships only with Light/Wave Deflector",
  () => {
    const blocked = (...owned: 'light-wave-deflector'[]) =>
      given('sol', 'hacan', 'letnev')
        .units('sol', '01', { cruiser: 1 })
        .units('hacan', '19', { fighter: 1 })
        .technology('sol', ...owned)
        .technology(1, 'fighter-ii')
        .start(activate({ system: '18' }));
    equal(blocked().table.over, true);
    blocked('light-wave-deflector').seat('sol').isAsked('move.from').isOffered('01').passes();
  },
);

test('Light/Wave Deflector: a nebula stays closed to passing ships', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .units('sol', '40', { cruiser: 1 })
    .units('hacan', '42', { fighter: 1 })
    .technology('sol', 'light-wave-deflector')
    .technology(1, 'fighter-ii')
    .start(activate({ system: '18' })); // two moves by way of the nebula alone
  equal(table.over, true);
});
