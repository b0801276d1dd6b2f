import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { activate } from '../../../moments/steps.ts';
import { given, type TestTable } from '../../../testing/index.ts';

const diceOf = (table: TestTable, type: 'space-cannon' | 'bombardment' | 'combat-roll') =>
  told(table, type).map(({ dice }) => dice);

proves('technologies/plasma-scoring', 'Plasma Scoring: one more die for one unit of a Space Cannon roll', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .units('sol', '46', { cruiser: 3 })
    .units('hacan', 'vefut-ii', { pds: 2 })
    .technology('hacan', 'plasma-scoring')
    .dice('space-cannon', 6, 6, 6)
    .start(activate({ system: '20' }));
  seat('sol').chooses('46').allots({ cruiser: 3 });
  seat('hacan').isAsked('space-cannon').chooses('0');
  seat('hacan').isAsked('space-cannon.extra-dice').isTold({ dice: 1 }).isOffered('roll').isBound(0, 1).chooses('roll');
  deepEqual(seat('sol').units('20'), {});
  equal(diceOf(table, 'space-cannon')[0]!.length, 3);
});

proves('R-043, technologies/plasma-scoring', 'Plasma Scoring: its owner may leave the die, in all rolls', () => {
  const cannon = given('sol', 'hacan', 'letnev')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', 'vefut-ii', { pds: 1 })
    .technology('hacan', 'plasma-scoring')
    .dice('space-cannon', 1)
    .start(activate({ system: '20' }));
  cannon.seat('sol').chooses('46').allots({ cruiser: 1 });
  cannon.seat('hacan').chooses('0').isAsked('space-cannon.extra-dice').passes();
  const bombers = given('sol', 'hacan', 'letnev')
    .units('sol', '35', { dreadnought: 1 })
    .units('hacan', 'bereg', { infantry: 2 })
    .technology('sol', 'plasma-scoring')
    .dice('bombardment', 5)
    .start(activate({ system: '35' }));
  bombers.seat('sol').allots({ 'dreadnought@bereg': 1 }).isAsked('bombardment.extra-dice').isOffered('bereg').passes();
  deepEqual(bombers.seat('hacan').units('bereg'), { infantry: 1 });
});

test('Plasma Scoring: the die is that of the unit that hits most easily', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .units('sol', '35', { dreadnought: 1, 'war-sun': 1 })
    .units('hacan', 'bereg', { infantry: 1 })
    .technology('sol', 'plasma-scoring')
    .start(activate({ system: '35' }));
  seat('sol').isAsked('bombardment').allots({ 'dreadnought@bereg': 1, 'war-sun@bereg': 1 }).chooses('bereg');
  deepEqual(
    diceOf(table, 'bombardment')[0]!.map(({ unit }) => unit),
    ['dreadnought', 'war-sun', 'war-sun', 'war-sun', 'war-sun'],
  );
});

test('Plasma Scoring: with several planets bombarded the player says where the die goes, once', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .units('sol', '35', { dreadnought: 2 })
    .units('hacan', 'bereg', { infantry: 3 })
    .units('hacan', 'lirta-iv', { infantry: 3 })
    .technology('sol', 'plasma-scoring')
    .dice('bombardment', 1)
    .dice('bombardment', 5, 5)
    .start(activate({ system: '35' }));
  seat('sol').isAsked('bombardment').allots({ 'dreadnought@bereg': 1, 'dreadnought@lirta-iv': 1 });
  seat('sol').isAsked('bombardment.extra-dice').isOffered('bereg', 'lirta-iv').isBound(0, 1).chooses('lirta-iv');
  deepEqual(seat('hacan').units('bereg'), { infantry: 3 });
  deepEqual(seat('hacan').units('lirta-iv'), { infantry: 1 });
  equal(diceOf(table, 'bombardment').flat().length, 3);
});

test('Plasma Scoring: combat rolls and Anti-Fighter Barrage stay as they are', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .units('sol', '46', { destroyer: 1 })
    .units('hacan', '46', { fighter: 1 })
    .technology('sol', 'plasma-scoring')
    .dice('barrage', 1, 1)
    .dice('combat', 10)
    .dice('combat', 1)
    .technology(1, 'fighter-ii')
    .start(activate({ system: '46' }));
  deepEqual(seat('sol').units('46'), { destroyer: 1 });
  equal(diceOf(table, 'combat-roll')[0]!.length, 1);
});

test('Plasma Scoring: in defense one more die on each planet', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .units('sol', '35', { carrier: 1, infantry: 4 })
    .units('hacan', 'bereg', { pds: 1 })
    .units('hacan', 'lirta-iv', { pds: 2 })
    .planets('hacan', 'bereg', 'lirta-iv')
    .technology('hacan', 'plasma-scoring')
    .dice('space-cannon', 1, 1)
    .dice('space-cannon', 1, 1, 1)
    .start(activate({ system: '35' }));
  seat('hacan').isAsked('space-cannon').passes();
  seat('sol').allots({ 'infantry@bereg': 2, 'infantry@lirta-iv': 2 }).chooses('bereg');
  for (const _planet of [1, 2])
    seat('hacan').isAsked('space-cannon-defense').chooses('fire').isAsked('space-cannon.extra-dice').chooses('roll');
  deepEqual(
    diceOf(table, 'space-cannon').map(dice => dice.length),
    [2, 3],
  );
  seat('sol').isAsked('establish-control.order').chooses('bereg');
});
