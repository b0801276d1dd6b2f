import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { strategyPhase } from '../../../rules/phases/strategy-phase.ts';
import { given, type Started } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

/** Nobody votes; the speaker, Sol, decides. */
const decided = (started: Started, outcome: string): Started => {
  const { seat, table: played } = started;
  while (played.asks()[0]!.kind !== 'break-tie') seat(played.asks()[0]!.seat).passes();
  seat('sol').chooses(outcome);
  return started;
};

proves('LRR 31, agendas/arms-reduction', 'all but two dreadnoughts and four cruisers, of each one’s choice', () => {
  const { seat } = decided(
    table()
      .tokens('sol', { fleet: 6 })
      .units('sol', '46', { dreadnought: 1, 'dreadnought!': 1, fighter: 2 })
      .units('sol', '19', { dreadnought: 2, cruiser: 3 })
      .units('sol', '20', { cruiser: 2 })
      .units('hacan', '41', { dreadnought: 2, cruiser: 4 })
      .units('letnev', '21', { dreadnought: 3 })
      .tokens(1, { fleet: 6 })
      .agenda('arms-reduction'),
    'for',
  );
  const sol = seat('sol').isAsked('arms-reduction.dreadnought').isBound(2, 2);
  sol.isOfferedLines({ 'dreadnought@46': 1, 'dreadnought@46!': 1, 'dreadnought@19': 2 });
  sol.allots({ 'dreadnought@46!': 1, 'dreadnought@46': 1 });
  sol.isAsked('arms-reduction.cruiser').isBound(1, 1).allots({ 'cruiser@20': 1 });
  deepEqual(sol.units('46'), {}); // fighters without capacity are removed too
  deepEqual([sol.units('19'), sol.units('20')], [{ dreadnought: 2, cruiser: 3 }, { cruiser: 1 }]);
  deepEqual(seat('hacan').units('41'), { dreadnought: 2, cruiser: 4 });
  deepEqual(seat('letnev').units('21'), { dreadnought: 2 }); // all alike: nothing to ask
});

proves(
  'LRR 84, agendas/arms-reduction',
  'voted down, planets with a specialty are exhausted as the next strategy phase starts',
  () => {
    const { seat, table: played } = decided(
      table()
        .custodians(false)
        .phase('agenda')
        .active(null)
        .planets('sol', 'wellon', 'lodor')
        .planets('hacan', 'thibah')
        .start({ proc: 'ti/consider-agenda', args: { card: 'arms-reduction' } }, strategyPhase({})),
      'against',
    );
    deepEqual([seat('sol').readyPlanets, seat('hacan').readyPlanets, played.state.lasting], [['lodor'], [], []]);
  },
);

proves('LRR 90.10, agendas/ixthian-artifact', 'on 6 or more everybody may research two technologies', () => {
  const { seat, table: played } = table()
    .technology('sol', 'antimass-deflectors')
    .dice('effect', 6)
    .agenda('ixthian-artifact');
  seat('sol').chooses('for');
  deepEqual(
    eventsOf(played, 'die-rolled').map(({ data }) => data.result),
    [6],
  );
  seat('sol').isAsked('research').isBound(0, 1).chooses('gravity-drive');
  seat('sol').isAsked('research').chooses('fleet-logistics'); // the first counts for the second
  seat('hacan').isAsked('research').passes(); // and is not asked again
  seat('letnev').isAsked('research').chooses('sarween-tools').isAsked('research').passes();
  deepEqual(seat('sol').player.technologies, ['antimass-deflectors', 'gravity-drive', 'fleet-logistics']);
  deepEqual([seat('hacan').player.technologies, seat('letnev').player.technologies], [[], ['sarween-tools']]);
});

proves(
  'LRR 31, agendas/ixthian-artifact',
  'on less, all units at Mecatol Rex and three of each player in each system beside it are destroyed',
  () => {
    const { seat, table: played } = table()
      .planets('sol', 'mecatol-rex', 'wellon')
      .units('sol', 'mecatol-rex', { infantry: 2, pds: 1, 'space-dock': 1 })
      .units('hacan', '18', { cruiser: 1, fighter: 1 })
      .units('sol', 'wellon', { infantry: 2, pds: 1 })
      .units('sol', '19', { carrier: 1, fighter: 2 })
      .units('letnev', '20', { destroyer: 2 })
      .units('letnev', 'thibah', { infantry: 1 }) // beside those of Hacan
      .units('hacan', 'thibah', { infantry: 2 })
      .units('hacan', '21', { cruiser: 1 })
      .units('letnev', '26', { destroyer: 2 })
      .dice('effect', 5)
      .technology(1, 'fighter-ii')
      .agenda('ixthian-artifact');
    while (played.asks()[0]!.kind !== 'break-tie') seat(played.asks()[0]!.seat).passes();
    seat('sol').chooses('for');
    seat('hacan').isNotAsked(); // all of its three units in 21 are lost
    const sol = seat('sol').isAsked('ixthian-artifact').isBound(3, 3);
    deepEqual(sol.units('mecatol-rex'), { infantry: 2, pds: 1, 'space-dock': 1 }); // all at the same time
    sol.isOfferedLines({ 'carrier@19': 1, 'fighter@19': 2, 'infantry@wellon': 2, 'pds@wellon': 1 });
    sol.allots({ 'carrier@19': 1, 'infantry@wellon': 2 });
    deepEqual([sol.units('wellon'), sol.units('19')], [{ pds: 1 }, {}]); // no capacity was left for fighters
    deepEqual([sol.units('mecatol-rex'), seat('hacan').units('18')], [{}, {}]);
    deepEqual([seat('letnev').units('20'), seat('letnev').units('26')], [{}, { destroyer: 2 }]);
    deepEqual([seat('hacan').units('21'), seat('hacan').units('thibah'), seat('letnev').units('thibah')], [{}, {}, {}]);
    deepEqual(sol.planets, ['mecatol-rex', 'wellon']);
  },
);

proves('agendas/ixthian-artifact', 'voted down, nothing happens', () => {
  const { table: played } = decided(table().units('hacan', '18', { cruiser: 1 }).agenda('ixthian-artifact'), 'against');
  deepEqual(eventsOf(played, 'die-rolled'), []);
});

proves(
  'LRR 8.11, LRR 25.5, agendas/colonial-redistribution',
  'all units on the planet are destroyed, and one of the players with the fewest points may settle there',
  () => {
    const start = () =>
      decided(
        table()
          .points('sol', 1)
          .planets('hacan', 'lodor', 'quann')
          .planets('sol', 'jord', 'mecatol-rex')
          .units('hacan', 'lodor', { infantry: 2, pds: 1, 'space-dock': 1 })
          .agenda('colonial-redistribution'),
        'lodor',
      );
    const { seat } = start();
    deepEqual(seat('hacan').units('lodor'), {});
    seat('hacan').isAsked('colonial-redistribution.player').isOffered('1', '2').chooses('2');
    seat('letnev').isAsked('colonial-redistribution').isOffered('lodor').isBound(0, 1).chooses('lodor');
    deepEqual([seat('letnev').units('lodor'), seat('letnev').planets], [{ infantry: 1 }, ['lodor']]);
    deepEqual(seat('hacan').planets, ['quann']);

    const kept = start();
    kept.seat('hacan').chooses('2');
    kept.seat('letnev').passes();
    deepEqual(kept.seat('hacan').planets, ['lodor', 'quann']);
  },
);

proves('LRR 8.11, agendas/colonial-redistribution', 'neither home planets nor Mecatol Rex can be elected', () => {
  const { seat } = table().planets('sol', 'jord', 'mecatol-rex', 'lodor', 'quann').agenda('colonial-redistribution');
  seat('sol').isAsked('vote').isOffered('lodor', 'quann').passes();
  seat('sol').isAsked('break-tie').chooses('quann');
  seat('sol').isAsked('colonial-redistribution.player').isOffered('0', '1', '2').chooses('0'); // itself too
  seat('sol').chooses('quann');
  deepEqual(seat('sol').units('quann'), { infantry: 1 });
});

proves('agendas/colonial-redistribution', 'in a demilitarized zone nobody settles', () => {
  const { seat, table: played } = decided(
    table()
      .planets('hacan', 'lodor', 'quann')
      .planet('lodor', { attachments: ['demilitarized-zone'] })
      .agenda('colonial-redistribution'),
    'lodor',
  );
  seat('hacan').chooses('2');
  deepEqual([played.over, seat('hacan').planets], [true, ['lodor', 'quann']]);
});

proves(
  'LRR 101, LRR 90.10, agendas/wormhole-research',
  'whoever has ships at a wormhole may research; then those at alpha and beta are destroyed',
  () => {
    const { seat } = decided(
      table()
        .wormhole('47', 'gamma')
        .planets('sol', 'jord')
        .units('sol', '26', { carrier: 1, infantry: 1, fighter: 1 })
        .units('hacan', '47', { cruiser: 1 })
        .units('letnev', '46', { cruiser: 1 })
        .agenda('wormhole-research'),
      'for',
    );
    seat('sol').isAsked('research').chooses('sarween-tools');
    deepEqual(seat('sol').units('26'), { carrier: 1, infantry: 1, fighter: 1 }); // not before all have researched
    seat('hacan').isAsked('research').passes();
    deepEqual([seat('sol').units('26'), seat('hacan').units('47')], [{}, { cruiser: 1 }]);
    deepEqual(seat('letnev').units('46'), { cruiser: 1 });
    deepEqual([seat('sol').player.technologies, seat('hacan').player.technologies], [['sarween-tools'], []]);
  },
);

proves('LRR 20, agendas/wormhole-research', 'voted down, whoever voted against it loses a command token', () => {
  const { seat } = table().planets('hacan', 'lirta-iv').planets('letnev', 'lodor').agenda('wormhole-research');
  seat('hacan').chooses('against').allots({ 'lirta-iv': 1 });
  seat('letnev').chooses('for').allots({ lodor: 1 });
  seat('hacan').isAsked('lose-tokens').isBound(1, 1).allots({ strategy: 1 });
  deepEqual(seat('hacan').tokens, { tactic: 3, fleet: 3, strategy: 1, reinforcements: 9 });
  deepEqual(seat('letnev').tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 });
});

proves('LRR 37.3, agendas/wormhole-research', 'a token from the fleet pool may cost it a ship', () => {
  const { seat } = table()
    .planets('hacan', 'lirta-iv')
    .units('hacan', '46', { cruiser: 3 })
    .agenda('wormhole-research');
  seat('hacan').chooses('against').allots({ 'lirta-iv': 1 }).isAsked('lose-tokens').allots({ fleet: 1 });
  deepEqual(seat('hacan').units('46'), { cruiser: 2 });
});

proves(
  'agendas/rearmament-agreement',
  'a mech on an own planet in the home system; a player without such a planet gets none',
  () => {
    const { seat } = decided(
      table()
        .planets('letnev', 'arc-prime', 'wren-terra', 'lodor')
        .planets('sol', 'jord')
        .planets('hacan', 'quann')
        .agenda('rearmament-agreement'),
      'for',
    );
    deepEqual(seat('sol').units('jord'), { mech: 1 });
    seat('letnev')
      .isAsked('rearmament-agreement')
      .isOffered('arc-prime', 'wren-terra')
      .isBound(1, 1)
      .chooses('wren-terra');
    deepEqual([seat('letnev').units('wren-terra'), seat('hacan').units('quann')], [{ mech: 1 }, {}]);
  },
);

proves('agendas/rearmament-agreement', 'with none in reinforcements one may be called back, or not (R-122)', () => {
  const start = () =>
    decided(
      table()
        .planets('sol', 'jord', 'lodor')
        .units('sol', 'lodor', { mech: 3, 'mech!': 1 })
        .agenda('rearmament-agreement'),
      'for',
    );
  const { seat } = start();
  seat('sol').isAsked('rearmament-agreement').isBound(0, 1).chooses('jord');
  seat('sol').isAsked('recall').isOfferedLines({ '26:lodor': 3, '26:lodor!': 1 }).allots({ '26:lodor!': 1 });
  deepEqual([seat('sol').units('jord'), seat('sol').units('lodor')], [{ mech: 1 }, { mech: 3 }]);
  const not = start();
  not.seat('sol').passes();
  deepEqual(not.seat('sol').units('lodor'), { mech: 3, 'mech!': 1 });
});

proves('agendas/rearmament-agreement', 'voted down, every mech becomes an infantry', () => {
  const { seat } = decided(
    table()
      .planets('sol', 'jord')
      .units('sol', 'jord', { mech: 1, 'mech!': 1, infantry: 1 })
      .units('hacan', '46', { carrier: 1, mech: 1 })
      .agenda('rearmament-agreement'),
    'against',
  );
  deepEqual([seat('sol').units('jord'), seat('hacan').units('46')], [{ infantry: 3 }, { carrier: 1, infantry: 1 }]);
});
