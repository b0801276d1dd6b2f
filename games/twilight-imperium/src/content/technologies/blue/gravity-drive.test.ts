import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

// Home 0 ('01') is two moves from Mecatol Rex ('18'): through 19.

proves('technologies/gravity-drive', 'Gravity Drive: one ship moves farther, and the others do not', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '01', { carrier: 2, fighter: 2 })
    .technology('sol', 'gravity-drive')
    .start(activate({ system: '18' }));
  const sol = seat('sol').isAsked('after-system-activated').isOffered('gravity-drive').chooses('gravity-drive');
  sol.isAsked('gravity-drive.ship').isOffered('01:carrier').chooses('01:carrier');
  sol.isAsked('move.from').chooses('01').isAsked('move.ships').isOfferedLines({ carrier: 2 });
  sol.isRefused('answer/against-rule', { carrier: 2 });
  sol.allots({ carrier: 1 }).isAsked('move.cargo').allots({ '01:space:fighter': 2 });
  sol.isNotAsked(); // the other carrier cannot reach it
  deepEqual(sol.units('18'), { carrier: 1, fighter: 2 });
  deepEqual(sol.units('01'), { carrier: 1 });
});

test('Gravity Drive: the ship is one of a system and a kind', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '01', { carrier: 1, dreadnought: 1, cruiser: 1 })
    .units('sol', '26', { carrier: 1 })
    .units('sol', '20', { carrier: 1 })
    .technology('sol', 'gravity-drive')
    .start(activate({ system: '18' }));
  const sol = seat('sol').chooses('gravity-drive');
  sol.isOffered('01:carrier', '01:dreadnought', '26:carrier').chooses('26:carrier'); // others reach it anyway
  sol
    .isAsked('move.from')
    .isOffered('01', '26', '20')
    .chooses('01')
    .isOfferedLines({ cruiser: 1 })
    .allots({ cruiser: 1 });
  sol.isOffered('26', '20').passes();
});

test('Gravity Drive: it is not offered where it opens no way, and it serves one ship', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '44', { cruiser: 2 })
    .technology('sol', 'gravity-drive')
    .start(activate({ system: '20' })); // 44, 46, 20: two moves
  seat('sol').isAsked('move.from').passes();

  const far = given('sol', 'hacan', 'letnev')
    .units('sol', '19', { cruiser: 3 })
    .units('hacan', '46', { fighter: 1 })
    .technology('sol', 'gravity-drive')
    .technology(1, 'fighter-ii')
    .start(activate({ system: '25' })); // 19, 18, 20, 25: three moves
  const sol = far.seat('sol').chooses('gravity-drive').chooses('19:cruiser');
  sol.chooses('19').allots({ cruiser: 1 }).isNotAsked();
  deepEqual(sol.units('25'), { cruiser: 1 });
});

test('Gravity Drive: a ship that needs no help leaves it to another of its kind', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '01', { carrier: 3 })
    .units('sol', 'lodor', { infantry: 1 }) // in 26, from where 19 can be reached too
    .planets('sol', 'lodor')
    .technology('sol', 'gravity-drive')
    .start(activate({ system: '19' }));
  const sol = seat('sol').chooses('gravity-drive').chooses('01:carrier');
  sol.chooses('01').allots({ carrier: 1 }).isAsked('move.route').isOffered('19', '26>19').chooses('19');
  sol.chooses('01').allots({ carrier: 1 }).isAsked('move.route').isOffered('19', '26>19').chooses('26>19');
  sol.isAsked('move.cargo').allots({ '26:lodor:infantry': 1 });
  sol.chooses('01').allots({ carrier: 1 }).isAsked('commit').passes(); // only the direct route is left
  deepEqual(sol.units('19'), { carrier: 3, infantry: 1 });
});

test('Gravity Drive: it is a "may", for the active player, and for this action only', () => {
  const start = (who: 'sol' | 'hacan') =>
    given('sol', 'hacan', 'letnev')
      .units('sol', '01', { carrier: 1 })
      .technology(who, 'gravity-drive')
      .start(activate({ system: '18' }), activate({ system: '18' }));
  const { seat, table } = start('sol');
  seat('sol').isAsked('after-system-activated').passes();
  seat('sol')
    .isAsked('after-system-activated')
    .chooses('gravity-drive')
    .chooses('01:carrier')
    .isAsked('move.from')
    .passes();
  equal(table.over, true);
  equal(start('hacan').table.over, true);
});

test('Gravity Drive: ships beside an own command token stay where they are', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .units('sol', '01', { carrier: 1 })
    .token('sol', '01')
    .technology('sol', 'gravity-drive')
    .start(activate({ system: '18' }));
  equal(table.over, true);
});

test('Gravity Drive: one system farther and no more', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '01', { carrier: 1 })
    .units('sol', '27', { carrier: 1 })
    .technology('sol', 'gravity-drive')
    .start(activate({ system: '20' })); // 01, 19, 46, 20: three moves, and 27 is no nearer
  seat('sol').isNotAsked();
});

test('Gravity Drive: another ship of the same system, which needs no help, does not use it up', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', '01', { carrier: 1, cruiser: 1 })
    .technology('sol', 'gravity-drive')
    .technology('hacan', 'gravity-drive')
    .technology('letnev', 'gravity-drive')
    .start(activate({ system: '18' }));
  const sol = seat('sol').isAsked('after-system-activated').chooses('gravity-drive').chooses('01:carrier');
  sol.chooses('01').isOfferedLines({ carrier: 1, cruiser: 1 }).allots({ cruiser: 1 });
  sol.isAsked('move.from').isOffered('01').chooses('01').allots({ carrier: 1 });
  deepEqual(sol.units('18'), { carrier: 1, cruiser: 1 });
});

proves('LRR 41.1, technologies/gravity-drive', 'a gravity rift on the way is no help that it gave', () => {
  // Both could go the short way by themselves, since the rift in 41 adds 1; the long one is for Vefut II.
  const ways = [
    { from: '41', to: '19', short: '18>19', long: '20>18>19' },
    { from: '47', to: '18', short: '41>18', long: '41>20>18' },
  ];
  for (const { from, to, short, long } of ways) {
    const { seat } = given('sol', 'hacan', 'letnev')
      .custodians(false)
      .units('sol', from, { carrier: 2 })
      .units('sol', 'vefut-ii', { infantry: 1 })
      .planets('sol', 'vefut-ii')
      .technology('sol', 'gravity-drive')
      .dice('gravity-rift', 10)
      .dice('gravity-rift', 10)
      .start(activate({ system: to }));
    const sol = seat('sol').chooses('gravity-drive').chooses(`${from}:carrier`);
    sol.chooses(from).allots({ carrier: 1 }).isAsked('move.route').isOffered(short, long).chooses(short);
    sol.chooses(from).allots({ carrier: 1 }).isAsked('move.route').isOffered(short, long).chooses(long);
    sol.isAsked('move.cargo').allots({ '20:vefut-ii:infantry': 1 });
    sol.isAsked('commit').passes();
    deepEqual(sol.units(to), { carrier: 2, infantry: 1 });
  }
});
