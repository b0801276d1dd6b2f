import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { playerToChange } from '../../../model/changes.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { destroyUnits, removeUnits } from '../../../verbs/units/units.ts';

const wellon = { system: '19', planet: 'wellon' } as const;

proves('technologies/infantry-ii', 'Infantry II: each one destroyed rolls a die and comes back on 6 or more', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .units('sol', 'wellon', { infantry: 3 })
    .technology('sol', 'infantry-ii')
    .planets('sol', 'jord')
    .dice('revival', 6, 5, 10)
    .runs(function* (game) {
      yield* destroyUnits(game, 0, 'infantry', 3, wellon, { cause: 'combat', by: 1 });
    });
  equal(seat('sol').player.reviving, 2);
  deepEqual(seat('sol').units('jord'), {});
  equal(table.over, true);
});

test('Infantry II: what is only removed, or another unit, does not roll; nor does Infantry I', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', 'wellon', { infantry: 1, mech: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .technology('sol', 'infantry-ii')
    .runs(function* (game) {
      yield* removeUnits(game, 0, 'infantry', 1, wellon);
      yield* destroyUnits(game, 0, 'mech', 1, wellon, { cause: 'combat', by: 1 });
      yield* destroyUnits(game, 1, 'infantry', 1, wellon, { cause: 'combat', by: 0 });
    });
  deepEqual([seat('sol').player.reviving, seat('hacan').player.reviving], [0, 0]);
});

test('Infantry II: they come to planets of the home system at the start of the next turn', () => {
  const { seat } = given('letnev', 'hacan', 'sol')
    .with(game => {
      playerToChange(game, 0).reviving = 3;
    })
    .strategyCards('letnev', 'imperial!')
    .technology('letnev', 'infantry-ii')
    .planets('letnev', 'arc-prime', 'wren-terra', 'wellon')
    .start(takeTurn({ seat: 0 }));
  const letnev = seat('letnev').isAsked('revival.place').isOfferedLines({ 'arc-prime': 3, 'wren-terra': 3 });
  letnev.allots({ 'arc-prime': 1, 'wren-terra': 2 });
  deepEqual(letnev.units('arc-prime'), { infantry: 1 });
  deepEqual(letnev.units('wren-terra'), { infantry: 2 });
  equal(letnev.player.reviving, 0);
  letnev.chooses('pass');
});

test("Infantry II: not in another's turn, and lost where no home planet is one's own", () => {
  const waiting = () =>
    given('sol', 'hacan', 'letnev')
      .with(game => {
        playerToChange(game, 0).reviving = 2;
      })
      .strategyCards('sol', 'imperial!')
      .strategyCards('hacan', 'trade!')
      .technology('sol', 'infantry-ii');
  const other = waiting()
    .planets('sol', 'jord')
    .start(takeTurn({ seat: 1 }));
  other.seat('hacan').chooses('pass');
  equal(other.seat('sol').player.reviving, 2);

  const homeless = waiting()
    .planets('sol', 'wellon')
    .start(takeTurn({ seat: 0 }));
  homeless.seat('sol').chooses('pass');
  equal(homeless.seat('sol').player.reviving, 0);
  deepEqual(homeless.seat('sol').units('wellon'), {});
});

test('Infantry II: a single one comes back; while none waits, nothing is told', () => {
  const turn = (reviving: number) =>
    given('sol', 'hacan', 'letnev')
      .with(game => {
        playerToChange(game, 0).reviving = reviving;
      })
      .strategyCards('sol', 'imperial!')
      .technology('sol', 'infantry-ii');
  const one = turn(1)
    .planets('sol', 'jord')
    .start(takeTurn({ seat: 0 }));
  deepEqual(one.seat('sol').chooses('pass').units('jord'), { infantry: 1 });

  const none = turn(0).start(takeTurn({ seat: 0 }));
  none.seat('sol').chooses('pass');
  equal(
    none.table.events.some(({ type }) => type === 'revival-lost'),
    false,
  );
});
