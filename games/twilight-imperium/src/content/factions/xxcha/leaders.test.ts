import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { Source, UnitType } from '../../../model/ids.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { pay } from '../../../verbs/economy/economy.ts';

const table = (...sets: Source[]) =>
  given('xxcha', 'hacan', 'letnev', ...(sets.length > 0 ? [{ sets: ['base', 'pok', ...sets] as Source[] }] : [])).sheet(
    'xxcha',
  );

/** Xxcha can only use component actions or pass. */
const idle = (...sets: Source[]) =>
  table(...sets)
    .strategyCards('xxcha', 'leadership!')
    .tokens('xxcha', { tactic: 0 });

proves(
  'LRR 51.4, leaders/ggrocuto-rinn',
  "the agent readies anybody's planet, and sends an infantry away from one nearby",
  () => {
    const start = () =>
      idle()
        .leader('xxcha', 'ggrocuto-rinn')
        .planets('xxcha', 'wellon')
        .planet('lodor', { controller: 'hacan', exhausted: true })
        .units('hacan', 'lodor', { infantry: 2 })
        .planet('thibah', { controller: 'hacan', exhausted: true })
        .units('hacan', 'thibah', { infantry: 1 })
        .start(takeTurn({ seat: 0 }));
    const near = start().seat('xxcha').uses('ggrocuto-rinn').isAsked('ggrocuto-rinn.planet');
    near.isOffered('lodor', 'thibah').chooses('lodor').isAsked('ggrocuto-rinn.infantry').isOffered('1').chooses('1');
    deepEqual([near.planet('lodor').exhausted, near.planet('lodor').units[0]!.count], [false, 1]);
    deepEqual(near.player.exhausted, ['ggrocuto-rinn']);
    const far = start().seat('xxcha').uses('ggrocuto-rinn').chooses('thibah').isNotAsked();
    deepEqual([far.planet('thibah').exhausted, far.planet('thibah').units[0]!.count], [false, 1]);
    const kind = start().seat('xxcha').uses('ggrocuto-rinn').chooses('lodor').passes();
    equal(kind.planet('lodor').units[0]!.count, 2);
  },
);

proves('LRR 51.4, leaders/ggrocuto-rinn', 'infantry alone, and from its own systems too', () => {
  const readied = (units: Partial<Record<UnitType, number>>) =>
    idle()
      .leader('xxcha', 'ggrocuto-rinn')
      .planets('xxcha', 'new-albion')
      .planet('starpoint', { controller: 'hacan', exhausted: true }) // the only one, in the same system
      .units('hacan', 'starpoint', units)
      .start(takeTurn({ seat: 0 }));
  const mixed = readied({ mech: 1, infantry: 1, pds: 1 });
  const xxcha = mixed.seat('xxcha').uses('ggrocuto-rinn').chooses('starpoint').isAsked('ggrocuto-rinn.infantry');
  xxcha.isOffered('1').chooses('1');
  deepEqual(mixed.seat('hacan').units('starpoint'), { mech: 1, pds: 1 });
  readied({ mech: 1 }).seat('xxcha').uses('ggrocuto-rinn').chooses('starpoint').isNotAsked();
});

proves('LRR 51.4, leaders/ggrocuto-rinn', 'not where no planet is exhausted, nor while the agent is', () => {
  const ready = idle()
    .leader('xxcha', 'ggrocuto-rinn')
    .planets('xxcha', 'wellon')
    .start(takeTurn({ seat: 0 }));
  ready.seat('xxcha').cannotUse('ggrocuto-rinn').chooses('pass');
  const used = idle()
    .leader('xxcha', 'ggrocuto-rinn')
    .exhausted('xxcha', 'ggrocuto-rinn')
    .planet('wellon', { controller: 'xxcha', exhausted: true })
    .start(takeTurn({ seat: 0 }));
  used.seat('xxcha').cannotUse('ggrocuto-rinn').chooses('pass');
});

proves(
  'LRR 8.6, LRR 51.8, leaders/elder-qanoj',
  'each planet casts one vote more, those without influence too; for whoever has the commander on loan as well',
  () => {
    const { seat, table: played } = given('xxcha', 'hacan', 'letnev')
      .leader('xxcha', 'elder-qanoj')
      .notesInPlay('hacan', 'alliance#0')
      .planets('hacan', 'wellon', 'lirta-iv') // 2 and 3 influence
      .planets('letnev', 'thibah') // 1
      .planets('xxcha', 'quann') // 1
      .agenda('mutiny');
    seat('hacan').chooses('for').allots({ wellon: 1, 'lirta-iv': 1 });
    seat('letnev').chooses('against').allots({ thibah: 1 });
    seat('xxcha').chooses('against').isOfferedLines({ quann: 1 }).allots({ quann: 1 });
    const counts = eventsOf(played, 'voted').map(({ data }) => data.count);
    deepEqual(counts, [7, 1, 2]);
  },
);

proves('LRR 51.6, leaders/elder-qanoj', 'planets of 12 influence unlock the commander', () => {
  const locked = (...planets: Parameters<ReturnType<typeof table>['planets']>[1][]) =>
    idle()
      .leader('xxcha', 'elder-qanoj', 'locked')
      .planets('xxcha', ...planets)
      .start(takeTurn({ seat: 0 }))
      .seat('xxcha')
      .chooses('pass').player.leaders[0]!.locked;
  equal(locked('mecatol-rex', 'lirta-iv', 'wellon'), true); // 6 + 3 + 2
  equal(locked('mecatol-rex', 'lirta-iv', 'wellon', 'thibah'), false);
});

proves('LRR 8.16, leaders/elder-qanoj', 'nothing prevents its owner from voting; Quash can still be prevented', () => {
  const { seat, table: played } = table()
    .leader('xxcha', 'elder-qanoj')
    .notes('hacan', 'political-secret#0')
    .planets('xxcha', 'quann')
    .agenda('mutiny');
  seat('xxcha').isOffered('quash').passes();
  seat('hacan').chooses('political-secret#0');
  seat('xxcha').isAsked('vote').chooses('for').allots({ quann: 1 });
  equal(eventsOf(played, 'voted').length, 1);
});

proves(
  'LRR 51.10, R-161, leaders/xxekir-grom',
  'by Codex 3, planets that are spent or vote count with both their values',
  () => {
    const paid = (unlocked: boolean, price: number) => {
      const { seat } = table('codex3')
        .leader('xxcha', 'xxekir-grom', unlocked ? 'unlocked' : 'locked')
        .planets('xxcha', 'wellon') // 1 resource, 2 influence
        .runs(game => pay(game, 0, price, 'resources'));
      return seat('xxcha');
    };
    equal(paid(true, 3).isOfferedLines({ wellon: 1 }).allots({ wellon: 1 }).planet('wellon').exhausted, true);
    equal(paid(false, 1).allots({ wellon: 1 }).planet('wellon').exhausted, true);
    const voted = table('codex3')
      .leader('xxcha', 'xxekir-grom')
      .tokens('xxcha', { strategy: 0 })
      .planets('xxcha', 'wellon')
      .agenda('mutiny');
    voted.seat('xxcha').chooses('for').allots({ wellon: 1 });
    deepEqual(
      eventsOf(voted.table, 'voted').map(({ data }) => data.count),
      [3],
    );
  },
);

proves('LRR 51.10, R-161, leaders/xxekir-grom', 'no longer by Codex 4', () => {
  const { seat } = table()
    .leader('xxcha', 'xxekir-grom')
    .planets('xxcha', 'wellon')
    .goods('xxcha', { tradeGoods: 2 })
    .runs(game => pay(game, 0, 3, 'resources'));
  seat('xxcha').isRefused('answer/against-rule', { wellon: 1 }).allots({ wellon: 1, 'trade-goods': 2 });
});

proves(
  'LRR 51.10, LRR 51.12, R-161, leaders/xxekir-grom',
  'by Codex 4, up to four PDS and mechs come to planets of its own, which are readied',
  () => {
    const { seat, table: played } = idle()
      .leader('xxcha', 'xxekir-grom')
      .planet('wellon', { controller: 'xxcha', exhausted: true })
      .planet('lodor', { controller: 'xxcha', exhausted: true })
      .planet('quann', { controller: 'xxcha', exhausted: true })
      .planets('hacan', 'thibah')
      .units('xxcha', 'lodor', { pds: 1 })
      .start(takeTurn({ seat: 0 }));
    const hero = 'component:xxekir-grom:xxekir-grom';
    const xxcha = seat('xxcha').chooses(hero).isAsked('xxekir-grom.unit').isTold({ left: 4 });
    xxcha.isOffered('pds@wellon', 'pds@lodor', 'pds@quann', 'mech@wellon', 'mech@lodor', 'mech@quann');
    xxcha.chooses('pds@lodor').isOffered('pds@wellon', 'pds@quann', 'mech@wellon', 'mech@lodor', 'mech@quann');
    xxcha.chooses('mech@lodor').chooses('mech@wellon').chooses('mech@wellon').isNotAsked();
    deepEqual([xxcha.units('lodor'), xxcha.units('wellon')], [{ pds: 2, mech: 1 }, { mech: 2 }]);
    deepEqual([xxcha.readyPlanets, xxcha.player.leaders], [['lodor', 'wellon'], []]);
    deepEqual(played.state.purged, ['xxekir-grom']);
  },
);

proves('LRR 51.10, leaders/xxekir-grom', 'as many as it likes, and as the reinforcements hold', () => {
  const { seat } = idle()
    .leader('xxcha', 'xxekir-grom')
    .planets('xxcha', 'wellon', 'lodor')
    .units('xxcha', '18', { carrier: 1, mech: 4 })
    .start(takeTurn({ seat: 0 }));
  const xxcha = seat('xxcha').uses('xxekir-grom').isOffered('pds@wellon', 'pds@lodor').chooses('pds@wellon').passes();
  deepEqual([xxcha.units('wellon'), xxcha.player.leaders], [{ pds: 1 }, []]);
});
