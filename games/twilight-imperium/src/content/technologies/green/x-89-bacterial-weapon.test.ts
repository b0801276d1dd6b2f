import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { planetToChange } from '../../../model/changes.ts';
import type { Source } from '../../../model/ids.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

/** Sol has a dreadnought and an infantry in space at Wellon, where Hacan has this many infantry. */
const overWellon = (infantry: number, ...sets: Source[]) =>
  given('sol', 'hacan', 'letnev', { sets })
    .strategyCards('sol', 'imperial!')
    .units('sol', '19', { dreadnought: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry })
    .planets('hacan', 'wellon')
    .technology('sol', 'x-89-bacterial-weapon');

proves(
  'technologies/x-89-bacterial-weapon',
  'X-89 of the newest codex: bombardment and ground combat hit twice',
  () => {
    const { seat, table } = overWellon(4, 'base', 'pok', 'codex1', 'codex4')
      .dice('bombardment', 5)
      .dice('combat', 8)
      .dice('combat', 1, 1)
      .start(activate({ system: '19' }));
    const sol = seat('sol').isAsked('bombardment').allots({ 'dreadnought@wellon': 1 });
    deepEqual(seat('hacan').units('wellon'), { infantry: 2 });
    sol.isAsked('commit').allots({ 'infantry@wellon': 1 });
    deepEqual(sol.units('wellon'), { infantry: 1 });
    deepEqual(seat('hacan').units('wellon'), {});
    equal(table.over, true);
  },
);

test('X-89 of the newest codex: a bombarded planet is exhausted, hit or not, defended or not', () => {
  const missed = overWellon(2, 'base', 'codex4')
    .dice('bombardment', 1)
    .start(activate({ system: '19' }));
  missed.seat('sol').allots({ 'dreadnought@wellon': 1 }).isAsked('commit').passes();
  equal(missed.seat('hacan').planet('wellon').exhausted, true);

  const empty = overWellon(0, 'base', 'codex4')
    .with(game => {
      planetToChange(game, 'wellon').units = [];
    })
    .start(activate({ system: '19' }));
  empty.seat('sol').isAsked('bombardment').allots({ 'dreadnought@wellon': 1 });
  equal(empty.seat('hacan').planet('wellon').exhausted, true);
  empty.seat('sol').isAsked('commit').passes();

  const spared = overWellon(2, 'base', 'codex4').start(activate({ system: '19' }));
  spared.seat('sol').isAsked('bombardment').passes().isAsked('commit').passes();
  equal(spared.seat('hacan').planet('wellon').exhausted, false);
});

test('X-89 of the newest codex: space combat hits as ever', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 2 })
    .technology('sol', 'x-89-bacterial-weapon')
    .dice('combat', 10)
    .dice('combat', 10, 10)
    .start(activate({ system: '46' }));
  deepEqual(seat('hacan').units('46'), { cruiser: 1 });
});

test('X-89 of the first codex: after bombardment killed one infantry, all may die', () => {
  const { seat } = overWellon(3, 'base', 'codex1')
    .dice('bombardment', 5)
    .start(activate({ system: '19' }));
  const sol = seat('sol').allots({ 'dreadnought@wellon': 1 });
  deepEqual(seat('hacan').units('wellon'), { infantry: 2 });
  sol.isAsked('after-bombardment').isOffered('x-89-bacterial-weapon').chooses('x-89-bacterial-weapon');
  deepEqual(seat('hacan').units('wellon'), {});
  equal(seat('hacan').planet('wellon').exhausted, false);
  deepEqual(sol.player.exhausted, []);
  sol.isAsked('commit').passes();
});

test('X-89 of the first codex: not after a miss', () => {
  const { seat } = overWellon(3, 'base', 'codex1')
    .dice('bombardment', 4)
    .start(activate({ system: '19' }));
  seat('sol').allots({ 'dreadnought@wellon': 1 }).isAsked('commit').passes();
  deepEqual(seat('hacan').units('wellon'), { infantry: 3 });
});

test('X-89 of the base game: an action against a planet near ships with Bombardment', () => {
  const action = 'component:x-89-bacterial-weapon:x-89-bacterial-weapon';
  const { seat } = overWellon(3, 'base')
    .units('hacan', 'wellon', { pds: 1 }) // shields do not help
    .units('hacan', 'lodor', { infantry: 1 })
    .units('sol', '26', { dreadnought: 1 })
    .units('sol', 'quann', { infantry: 1 }) // its own
    .units('sol', '25', { dreadnought: 1 })
    .start(takeTurn({ seat: 0 }));
  const sol = seat('sol').isOffered('tactical', 'pass', action).chooses(action);
  sol.isAsked('x-89.planet').isOffered('lodor', 'wellon').chooses('wellon');
  deepEqual(seat('hacan').units('wellon'), { pds: 1 });
  deepEqual(sol.player.exhausted, ['x-89-bacterial-weapon']);
});

test('X-89: of its three wordings only the newest in use counts', () => {
  const { seat } = overWellon(3, 'base', 'codex1', 'codex4').start(takeTurn({ seat: 0 }));
  seat('sol').isOffered('tactical', 'pass').chooses('pass');
  const first = overWellon(3, 'base', 'codex1').start(takeTurn({ seat: 0 }));
  first.seat('sol').isOffered('tactical', 'pass').chooses('pass');
});

test('X-89 of the newest codex: the bombardment of others is as ever', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '19', { dreadnought: 1 })
    .units('hacan', 'wellon', { infantry: 3 })
    .planets('hacan', 'wellon')
    .technology('hacan', 'x-89-bacterial-weapon')
    .dice('bombardment', 5)
    .start(activate({ system: '19' }));
  seat('sol').isAsked('bombardment').allots({ 'dreadnought@wellon': 1 });
  deepEqual(seat('hacan').units('wellon'), { infantry: 2 });
  equal(seat('hacan').planet('wellon').exhausted, false);
});

const weapon = 'component:x-89-bacterial-weapon:x-89-bacterial-weapon';

test('X-89 of the base game: only planets with infantry, beside own ships that have Bombardment themselves', () => {
  const table = () =>
    given('sol', 'hacan', 'letnev', { sets: ['base'] })
      .strategyCards('sol', 'imperial!')
      .units('sol', '26', { cruiser: 1 }) // no Bombardment
      .units('hacan', 'lodor', { infantry: 1 })
      .units('hacan', '19', { dreadnought: 1 }) // not Sol's
      .units('hacan', 'wellon', { infantry: 1 })
      .units('hacan', 'lirta-iv', { pds: 1 }) // no infantry
      .technology('sol', 'x-89-bacterial-weapon');
  const idle = table().units('sol', '35', { dreadnought: 1 });
  idle
    .start(takeTurn({ seat: 0 }))
    .seat('sol')
    .isOffered('tactical', 'pass')
    .chooses('pass');
  const near = table().units('sol', '35', { dreadnought: 1 }).units('hacan', 'bereg', { infantry: 2 });
  const { seat } = near.start(takeTurn({ seat: 0 }));
  seat('sol').chooses(weapon).isAsked('x-89.planet').isOffered('bereg').chooses('bereg');
  deepEqual(seat('hacan').units('bereg'), {});
});

test('X-89 of the first codex: not where no infantry is left', () => {
  const { seat } = overWellon(1, 'base', 'codex1')
    .units('hacan', 'wellon', { 'space-dock': 1 })
    .dice('bombardment', 5)
    .start(activate({ system: '19' }));
  seat('sol').allots({ 'dreadnought@wellon': 1 }).isAsked('commit').passes();
  deepEqual(seat('hacan').units('wellon'), { 'space-dock': 1 });
});

test("X-89 of the newest codex: an undefended planet is bombarded only while it is ready and another's (R-044)", () => {
  const bombards = (set: (table: ReturnType<typeof given>) => ReturnType<typeof given>) => {
    const table = given('sol', 'hacan', 'letnev')
      .units('sol', '19', { dreadnought: 1 })
      .technology('sol', 'x-89-bacterial-weapon');
    return set(table)
      .start(activate({ system: '19' }))
      .seat('sol');
  };
  bombards(table => table).isNotAsked(); // no controller
  bombards(table => table.planets('sol', 'wellon')).isNotAsked();
  bombards(table => table.planet('wellon', { controller: 'hacan', exhausted: true })).isNotAsked();
  bombards(table => table.planets('hacan', 'wellon'))
    .isAsked('bombardment')
    .passes();
});
