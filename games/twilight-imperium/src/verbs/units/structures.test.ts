import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { placeStructure } from './structures.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 85.4, LRR 85.5, LRR 85.6, LRR 63.3, LRR 79.3', 'one space dock and two PDS fit on a planet', () => {
  const { seat } = table()
    .units(0, 'wellon', { 'space-dock': 1, pds: 1 })
    .units(0, 'lodor', { pds: 2 })
    .planets(0, 'wellon', 'lodor')
    .planets(1, 'quann')
    .runs(game => placeStructure(game, 0, ['pds', 'space-dock'], 'may'));
  const sol = seat(0).isAsked('place-structure').isOffered('pds@wellon', 'space-dock@lodor').chooses('pds@wellon');
  deepEqual(sol.units('wellon'), { 'space-dock': 1, pds: 2 });
});

proves('LRR 24.4, LRR 24.4a, LRR 23.4a', 'without a piece one comes from a system without an own command token', () => {
  const { seat } = table()
    .units(0, 'wellon', { 'space-dock': 1 })
    .units(0, 'jord', { 'space-dock': 1 })
    .units(0, 'quann', { 'space-dock': 1 })
    .planets(0, 'wellon', 'jord', 'quann', 'lodor')
    .token(0, '19')
    .runs(game => placeStructure(game, 0, ['space-dock'], 'must'));
  const sol = seat(0).isOffered('space-dock@lodor').chooses('space-dock@lodor');
  sol.isAsked('recall').isOfferedLines({ '01:jord': 1, '25:quann': 1 }).allots({ '25:quann': 1 });
  deepEqual([sol.units('lodor'), sol.units('quann')], [{ 'space-dock': 1 }, {}]);
});

proves('LRR 24.4a', 'with all of them beside own command tokens, none is placed', () => {
  const { seat } = table()
    .units(0, 'wellon', { 'space-dock': 1 })
    .units(0, 'jord', { 'space-dock': 1 })
    .units(0, 'quann', { 'space-dock': 1 })
    .planets(0, 'wellon', 'jord', 'quann', 'lodor')
    .token(0, '19', '01', '25')
    .runs(game => placeStructure(game, 0, ['space-dock'], 'must'));
  seat(0).isNotAsked();
});
