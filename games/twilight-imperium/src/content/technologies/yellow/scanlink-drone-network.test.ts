import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { explorationCards } from '../../../moments/cards/registry.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

explorationCards.install({
  'test-find': {
    id: 'test-find',
    *resolve() {
      return 'discard';
    },
  },
});

/** Bereg is hazardous, Lirta IV hazardous too; Sol has units on both. */
const scanning = () =>
  given('sol', 'hacan', 'letnev')
    .technology('sol', 'scanlink-drone-network')
    .units('sol', 'bereg', { infantry: 1 })
    .units('sol', 'lirta-iv', { pds: 1 })
    .planets('sol', 'bereg', 'lirta-iv')
    .deck('hazardous', 'test-find#1', 'test-find#2');

proves(
  'LRR 35.2, technologies/scanlink-drone-network',
  'Scanlink Drone Network: one planet with own units is explored when its system is activated',
  () => {
    const { seat, table } = scanning().start(activate({ system: '35' }));
    const sol = seat('sol').isAsked('when-system-activated').isOffered('scanlink-drone-network');
    sol.chooses('scanlink-drone-network').isAsked('scanlink-drone-network.planet').isOffered('bereg', 'lirta-iv');
    sol.chooses('lirta-iv').isNotAsked();
    deepEqual(table.state.exploration.hazardous, { cards: ['test-find#2'], discard: ['test-find#1'] });
    deepEqual([sol.planet('bereg').explored, sol.planet('lirta-iv').explored], [false, true]);
  },
);

test("Scanlink Drone Network: a may; only planets with own units and a trait; not in another's turn", () => {
  scanning()
    .start(activate({ system: '35' }))
    .seat('sol')
    .passes()
    .isNotAsked();
  scanning()
    .start(activate({ system: '19' }))
    .seat('sol')
    .isNotAsked();
  scanning()
    .active('hacan')
    .start(activate({ system: '35' }))
    .seat('sol')
    .isNotAsked();
  const home = given('sol', 'hacan', 'letnev')
    .technology('sol', 'scanlink-drone-network')
    .units('sol', 'jord', { infantry: 1 })
    .deck('hazardous', 'test-find#1');
  home
    .start(activate({ system: '01' }))
    .seat('sol')
    .isNotAsked();
});

test('Scanlink Drone Network: the only planet there is is explored unasked', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .technology('sol', 'scanlink-drone-network')
    .units('sol', 'lirta-iv', { infantry: 1 })
    .deck('hazardous', 'test-find#1')
    .start(activate({ system: '35' }));
  const sol = seat('sol').isAsked('when-system-activated').chooses('scanlink-drone-network').isNotAsked();
  deepEqual([sol.planet('bereg').explored, sol.planet('lirta-iv').explored], [false, true]);
});
