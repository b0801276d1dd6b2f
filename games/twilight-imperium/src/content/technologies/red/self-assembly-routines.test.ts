import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

const yard = () =>
  given('letnev', 'hacan', 'sol')
    .technology('letnev', 'self-assembly-routines')
    .units('letnev', 'arc-prime', { 'space-dock': 1 })
    .planets('letnev', 'arc-prime', 'wren-terra');

proves(
  'technologies/self-assembly-routines',
  'Self-Assembly Routines: after a production, exhausted for a mech on an own planet there',
  () => {
    const { seat } = yard().resolves('letnev', (game, me) => produceIn(game, me, '10'));
    const letnev = seat('letnev').allots({ fighter: 2 }).allots({ 'wren-terra': 1 });
    letnev.isAsked('after-production').isOffered('self-assembly-routines').chooses('self-assembly-routines');
    letnev.isAsked('self-assembly-routines.planet').isOffered('arc-prime', 'wren-terra').chooses('wren-terra');
    deepEqual(letnev.units('wren-terra'), { mech: 1 });
    deepEqual(letnev.player.exhausted, ['self-assembly-routines']);
  },
);

test('Self-Assembly Routines: with no mech left one is called back from a system without own token', () => {
  const { seat } = yard()
    .units('letnev', 'wellon', { mech: 3 })
    .units('letnev', 'lodor', { 'mech!': 1 })
    .token('letnev', '19')
    .resolves('letnev', (game, me) => produceIn(game, me, '10'));
  const letnev = seat('letnev').allots({ fighter: 2 }).allots({ 'wren-terra': 1 }).chooses('self-assembly-routines');
  letnev.chooses('arc-prime').isAsked('recall').isOfferedLines({ '26:lodor!': 1 }).allots({ '26:lodor!': 1 });
  deepEqual(letnev.units('arc-prime'), { 'space-dock': 1, mech: 1 });
  deepEqual(letnev.units('lodor'), {});
});

test('Self-Assembly Routines: not while exhausted', () => {
  const tired = yard()
    .exhausted('letnev', 'self-assembly-routines')
    .resolves('letnev', (game, me) => produceIn(game, me, '10'));
  tired.seat('letnev').allots({ fighter: 2 }).allots({ 'wren-terra': 1 }).isNotAsked();
});

test('Self-Assembly Routines: a trade good for each own mech destroyed, also while exhausted', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .technology('sol', 'self-assembly-routines')
    .exhausted('sol', 'self-assembly-routines')
    .planets('sol', 'jord')
    .units('sol', 'wellon', { mech: 2, infantry: 1 })
    .units('hacan', 'wellon', { mech: 1 })
    .runs(function* (game) {
      const area = { system: '19', planet: 'wellon' } as const;
      yield* destroyUnits(game, 0, 'mech', 2, area, { cause: 'combat', by: 1 });
      yield* destroyUnits(game, 0, 'infantry', 1, area, { cause: 'combat', by: 1 });
      yield* destroyUnits(game, 1, 'mech', 1, area, { cause: 'combat', by: 0 });
    });
  equal(seat('sol').tradeGoods, 2);
  equal(seat('hacan').tradeGoods, 0);
  equal(eventsOf(table, 'trade-goods-gained').length, 2); // one at a time
});

test('Self-Assembly Routines: nothing for the production of another', () => {
  const { seat } = given('sol', 'letnev', 'hacan')
    .technology('letnev', 'self-assembly-routines')
    .planets('letnev', 'arc-prime')
    .units('sol', 'jord', { 'space-dock': 1 })
    .planets('sol', 'jord')
    .resolves('sol', (game, me) => produceIn(game, me, '01'));
  seat('sol').allots({ fighter: 2 }).allots({ jord: 1 });
  seat('letnev').isNotAsked();
});

test("Self-Assembly Routines: on a planet that is the owner's; with but one, nobody asks where", () => {
  const { seat } = given('letnev', 'hacan', 'sol')
    .technology('letnev', 'self-assembly-routines')
    .units('letnev', 'arc-prime', { 'space-dock': 1 })
    .planets('letnev', 'arc-prime')
    .planets('hacan', 'wren-terra')
    .resolves('letnev', (game, me) => produceIn(game, me, '10'));
  const letnev = seat('letnev').allots({ fighter: 2 }).allots({ 'arc-prime': 1 }).isAsked('after-production');
  letnev.chooses('self-assembly-routines').isNotAsked();
  deepEqual(letnev.units('arc-prime'), { 'space-dock': 1, mech: 1 });
});

test("Self-Assembly Routines: not where no planet is the owner's, nor where another produces beside one", () => {
  const afloat = given('letnev', 'hacan', 'sol')
    .technology('letnev', 'self-assembly-routines')
    .units('letnev', '19', { 'space-dock': 1 })
    .planets('letnev', 'arc-prime')
    .resolves('letnev', (game, me) => produceIn(game, me, '19'));
  afloat.seat('letnev').allots({ fighter: 2 }).allots({ 'arc-prime': 1 }).isNotAsked();

  const beside = given('sol', 'letnev', 'hacan')
    .technology('letnev', 'self-assembly-routines')
    .units('sol', 'new-albion', { 'space-dock': 1 })
    .planets('sol', 'new-albion')
    .planets('letnev', 'starpoint')
    .resolves('sol', (game, me) => produceIn(game, me, '27'));
  beside.seat('sol').allots({ fighter: 2 }).allots({ 'new-albion': 1 });
  beside.seat('letnev').isNotAsked();
});
