import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

proves(
  'technologies/duranium-armor',
  'Duranium Armor: each round repairs one unit that did not sustain damage in it',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .units('sol', '46', { 'dreadnought!': 1, dreadnought: 1 })
      .units('hacan', '46', { cruiser: 2 })
      .technology('sol', 'duranium-armor')
      .dice('combat', 1, 1)
      .dice('combat', 10, 1)
      .dice('combat', 10, 10)
      .dice('combat', 1, 1)
      .start(activate({ system: '46' }));
    seat('sol').isAsked('sustain-damage').isOfferedLines({ dreadnought: 1 }).allots({ dreadnought: 1 });
    // The first round repairs the dreadnought that did not sustain; the second repairs the other.
    deepEqual(seat('sol').units('46'), { dreadnought: 2 });
  },
);

test('Duranium Armor: it does not repair what sustained damage in this round', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '46', { dreadnought: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .technology('sol', 'duranium-armor')
    .dice('combat', 10)
    .dice('combat', 10)
    .start(activate({ system: '46' }));
  seat('sol').isAsked('sustain-damage').allots({ dreadnought: 1 });
  deepEqual(seat('sol').units('46'), { 'dreadnought!': 1 });
});

test('Duranium Armor: of several kinds the owner says which; fighting units alone, and mechs in ground combat too', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '19', { 'dreadnought!': 1, 'flagship!': 1, 'mech!': 1 })
    .units('hacan', '19', { fighter: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .technology('sol', 'duranium-armor')
    .dice('combat', 10, 1, 1)
    .dice('combat', 1)
    .dice('combat', 10)
    .dice('combat', 1)
    .technology(1, 'fighter-ii')
    .start(activate({ system: '19' }));
  const sol = seat('sol').isAsked('duranium-armor.repair').isOffered('dreadnought', 'flagship').chooses('flagship');
  deepEqual(sol.units('19'), { flagship: 1, 'dreadnought!': 1, 'mech!': 1 });
  sol.isAsked('bombardment').passes();
  sol.isAsked('commit').allots({ 'mech!@wellon': 1 });
  deepEqual(sol.units('wellon'), { mech: 1 });
});

test('Duranium Armor: of two damaged units one may be lost as the one that sustained just now (R-041)', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '46', { 'dreadnought!': 1, dreadnought: 1 })
    .units('hacan', '46', { cruiser: 2 })
    .technology('sol', 'duranium-armor')
    .dice('combat', 10, 10)
    .dice('combat', 10, 10)
    .start(activate({ system: '46' }));
  seat('sol').isAsked('sustain-damage').allots({ dreadnought: 1 });
  deepEqual(seat('sol').units('46'), { dreadnought: 1 });
});
