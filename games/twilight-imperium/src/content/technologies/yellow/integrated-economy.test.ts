import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { given } from '../../../testing/index.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';

/** Sol takes Vefut II, which has 2 resources. */
const takes = () =>
  given('sol', 'hacan', 'letnev')
    .technology('sol', 'integrated-economy', 'sarween-tools')
    .planets('sol', 'jord')
    .units('sol', 'vefut-ii', { infantry: 1 });

proves(
  'technologies/integrated-economy',
  'Integrated Economy: units of no more cost than the resources of a planet just gained',
  () => {
    const { seat } = takes().resolves('sol', (game, me) => gainControl(game, me, 'vefut-ii'));
    const sol = seat('sol')
      .isAsked('after-control-gained')
      .isOffered('integrated-economy')
      .chooses('integrated-economy');
    sol.isAsked('produce').isOfferedLines({ cruiser: 1, destroyer: 2, fighter: 4, mech: 1, infantry: 4 });
    sol.isRefused('answer/against-rule', { cruiser: 1, infantry: 1 });
    sol.allots({ destroyer: 1, infantry: 2 });
    sol.isAsked('pay-resources').isTold({ price: 2 }).allots({ jord: 1 }); // paid, and no Production: no Sarween Tools
    deepEqual(sol.units('20'), { destroyer: 1 });
    deepEqual(sol.units('vefut-ii'), { infantry: 3 });
  },
);

test("Integrated Economy: no ships beside others' ships, and it is a may", () => {
  const { seat } = takes()
    .units('hacan', '20', { fighter: 1 })
    .technology(1, 'fighter-ii')
    .resolves('sol', (game, me) => gainControl(game, me, 'vefut-ii'));
  const sol = seat('sol').chooses('integrated-economy');
  sol.isAsked('produce').isOfferedLines({ mech: 1, infantry: 4 }).passes();
  deepEqual(sol.readyPlanets, ['jord']);
});

test('Integrated Economy: not without means, nor for another player', () => {
  const poor = given('sol', 'hacan', 'letnev')
    .technology('sol', 'integrated-economy')
    .resolves('sol', (game, me) => gainControl(game, me, 'vefut-ii'));
  poor.seat('sol').isNotAsked();
  const other = takes()
    .planets('hacan', 'hercant')
    .resolves('hacan', (game, me) => gainControl(game, me, 'vefut-ii'));
  other.seat('sol').isNotAsked();
});

test('Integrated Economy: though there is but one kind of unit to produce', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .technology('sol', 'integrated-economy')
    .planets('sol', 'jord')
    .units('hacan', '19', { fighter: 1 }) // no ships
    .technology(1, 'fighter-ii')
    .resolves('sol', (game, me) => gainControl(game, me, 'wellon')); // 1 resource: no mech
  const sol = seat('sol').isAsked('after-control-gained').chooses('integrated-economy');
  sol.isAsked('produce').isOfferedLines({ infantry: 2 }).allots({ infantry: 2 }).allots({ jord: 1 });
  deepEqual(sol.units('wellon'), { infantry: 2 });
});

proves(
  'LRR 1.6, technologies/integrated-economy, attachments/demilitarized-zone',
  'Integrated Economy: nothing is produced on a planet where nothing may be, ships neither',
  () => {
    const gains = (...attachments: string[]) =>
      given('sol', 'hacan', 'letnev')
        .technology('sol', 'integrated-economy')
        .goods('sol', { tradeGoods: 3 })
        .planet('lodor', { controller: 'hacan', attachments })
        .planets('hacan', 'arretze')
        .resolves('sol', (game, me) => gainControl(game, me, 'lodor'))
        .seat('sol');
    gains().isOffered('integrated-economy').passes();
    gains('demilitarized-zone').isNotAsked();
  },
);
