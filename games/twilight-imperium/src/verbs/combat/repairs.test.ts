import { deepEqual, throws } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { newCombat } from '../../model/combat/combat.ts';
import { given } from '../../testing/index.ts';
import { repairAllIn, repairable, repairUnit } from './combat-effects.ts';

/** Damaged units of both players in one system, in space and on its planet. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .units('hacan', '26', { 'dreadnought!': 1 })
    .units('sol', '26', { 'dreadnought!': 2, dreadnought: 1, cruiser: 1 })
    .tokens('sol', { fleet: 5 })
    .units('hacan', 'lodor', { 'mech!': 1 })
    .units('sol', 'lodor', { 'mech!': 1 });

proves('LRR 87.4', 'all damaged units of one player in a system are repaired, and no others', () => {
  const { seat } = table().runs(game => repairAllIn(game, 0, '26'));
  deepEqual([seat('sol').units('26'), seat('sol').units('lodor')], [{ dreadnought: 3, cruiser: 1 }, { mech: 1 }]);
  deepEqual([seat('hacan').units('26'), seat('hacan').units('lodor')], [{ 'dreadnought!': 1 }, { 'mech!': 1 }]);
});

proves('LRR 87, action-cards/emergency-repairs', 'only those with Sustain Damage', () => {
  const { seat } = table()
    .units('sol', '46', { 'cruiser!': 1, 'dreadnought!': 1 })
    .runs(game => repairAllIn(game, 0, '46'));
  deepEqual(seat('sol').units('46'), { 'cruiser!': 1, dreadnought: 1 });
});

proves('LRR 87.4', 'one damaged unit is repaired; without one it is an error', () => {
  const space = { system: '26', planet: null };
  const { seat } = table().runs(game => repairUnit(game, 0, { unit: 'dreadnought' }, space));
  deepEqual(
    [seat('sol').units('26'), seat('hacan').units('26')],
    [{ dreadnought: 2, 'dreadnought!': 1, cruiser: 1 }, { 'dreadnought!': 1 }],
  );
  throws(() => table().runs(game => repairUnit(game, 0, { unit: 'cruiser' }, space)), /no damaged cruiser/);
});

proves(
  'LRR 87, technologies/duranium-armor',
  'units that have just sustained damage cannot be repaired at once',
  () => {
    const found = (...sustained: { seat: number; unit: 'dreadnought' | 'cruiser'; count: number }[]) => {
      const { state } = table()
        .with(game => {
          game.combat = { ...newCombat({ system: '26', planet: null }, 0, 1), sustained };
        })
        .start().table;
      return repairable(state, 0).map(({ seat, unit }) => [seat, unit]);
    };
    deepEqual(found(), [[0, 'dreadnought']]);
    deepEqual(found({ seat: 0, unit: 'dreadnought', count: 1 }), [[0, 'dreadnought']]);
    deepEqual(found({ seat: 0, unit: 'dreadnought', count: 2 }), []);
    deepEqual(found({ seat: 1, unit: 'dreadnought', count: 2 }), [[0, 'dreadnought']]);
    deepEqual(found({ seat: 0, unit: 'cruiser', count: 2 }), [[0, 'dreadnought']]);
  },
);
