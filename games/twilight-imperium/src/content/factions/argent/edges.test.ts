import { deepEqual } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

proves(
  'LRR 58.3b, LRR 79, technologies/aerie-hololattice',
  'a structure in space blocks other players too, for a player who has copied both technologies',
  () => {
    // The way from 44 to 19 leads through 26, or through a supernova.
    const passes = (...own: 'aerie-hololattice'[]): boolean => {
      const { seat } = given('saar', 'hacan', 'letnev')
        .sheet('saar')
        .technology('saar', ...own)
        .anomaly('46', 'supernova')
        .planets('saar', 'lisis-ii')
        .planets('hacan', 'arretze')
        .planets('letnev', 'arc-prime')
        .units('saar', '26', { 'space-dock': 1 })
        .units('hacan', '44', { cruiser: 1 })
        .technology('hacan', 'antimass-deflectors')
        .active('hacan')
        .start(activate({ system: '19' }));
      if (!seat('hacan').isWaitedFor) return false;
      seat('hacan').isAsked('move.from').isOffered('44').passes();
      return true;
    };
    deepEqual([passes(), passes('aerie-hololattice')], [true, false]);
  },
);

const table = () =>
  given('argent', 'hacan', 'letnev')
    .sheet('argent')
    .planets('argent', 'valk')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves('LRR 8.6, faction-abilities/zeal', 'a single vote is enough, and votes of others stay as they are', () => {
  const { seat, table: played } = table()
    .planets('argent', 'avar')
    .planets('hacan', 'hercant')
    .agenda('enforced-travel-ban');
  seat('argent').isAsked('vote').chooses('for').allots({ avar: 1 });
  seat('hacan').chooses('for').allots({ hercant: 1 });
  deepEqual(told(played, 'votes-added'), [{ seat: 0, count: 3, card: 'zeal' }]);
});

proves(
  'LRR 10, faction-abilities/raid-formation',
  'undamaged ships of the opponent can be chosen, and no others',
  () => {
    const { seat, table: played } = table()
      .tokens('hacan', { fleet: 6 })
      .units('argent', '46', { destroyer: 2, dreadnought: 1 })
      .units('hacan', '46', { 'dreadnought!': 1, dreadnought: 2, flagship: 1, cruiser: 1 })
      .dice('barrage', 9, 1, 1, 1)
      .dice('combat', 1, 1, 1)
      .mayRoll('combat', 10)
      .dice('combat', ...Array<number>(6).fill(10))
      .start(activate({ system: '46' }));
    const argent = seat('argent').isAsked('raid-formation.ships').isOfferedLines({ dreadnought: 2, flagship: 1 });
    argent.isBound(1, 1).allots({ dreadnought: 1 });
    deepEqual(
      told(played, 'units-damaged').map(({ seat: whose, unit, count }) => [whose, unit, count]),
      [[1, 'dreadnought', 1]],
    );
    seat('argent').passes();
  },
);

const HERO = 'mirik-aun-sissiri';

/** A fleet at home, two damaged mechs among its troops, and somewhere to go. */
const fleet = () =>
  table()
    .strategyCards('argent', 'leadership!')
    .tokens('argent', { tactic: 0, fleet: 6, strategy: 0 })
    .leader('argent', HERO)
    .units('argent', '58', { carrier: 2, 'dreadnought!': 1, dreadnought: 1, infantry: 1 })
    .units('argent', 'valk', { infantry: 6, mech: 1, 'mech!': 2 })
    .token('argent', '46', '47')
    .start(takeTurn({ seat: 0 }));

proves(
  'LRR 95.1, leaders/mirik-aun-sissiri',
  'capacity is counted for each flight, after the units that earlier flights took',
  () => {
    const { seat } = fleet();
    const argent = seat('argent').uses(HERO).chooses('58').chooses('46');
    argent.isOfferedLines({ carrier: 2, dreadnought: 1, 'dreadnought!': 1 }).allots({ carrier: 1, 'dreadnought!': 1 });
    const all = { 'space:infantry': 1, 'valk:infantry': 6, 'valk:mech': 1, 'valk:mech!': 2 };
    argent.isAsked(`${HERO}.cargo`).isOfferedLines(all);
    argent.isRefused('answer/against-rule', { 'valk:infantry': 6 });
    argent.allots({ 'valk:infantry': 4, 'valk:mech!': 1, 'space:infantry': 1 }); // mechs take no room
    argent.isAsked(`${HERO}.from`).chooses('58').chooses('47').isOfferedLines({ carrier: 1, dreadnought: 1 });
    argent.allots({ dreadnought: 1 });
    const rest = { 'valk:infantry': 2, 'valk:mech': 1, 'valk:mech!': 1 };
    argent.isAsked(`${HERO}.cargo`).isOfferedLines(rest).allots({ 'valk:mech!': 1 });
    argent.isAsked(`${HERO}.from`).passes();
    deepEqual(argent.units('46'), { carrier: 1, 'dreadnought!': 1, infantry: 5, 'mech!': 1 });
    deepEqual(argent.units('47'), { dreadnought: 1, 'mech!': 1 });
    deepEqual([argent.units('58'), argent.units('valk')], [{ carrier: 1 }, { infantry: 2, mech: 1 }]);
  },
);
