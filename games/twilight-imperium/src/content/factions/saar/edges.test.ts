import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = () =>
  given('saar', 'sol', 'hacan')
    .sheet('saar')
    .planets('saar', 'ragh')
    .planets('sol', 'jord')
    .planets('hacan', 'arretze')
    .strategyCards('saar', 'leadership!');
const turn = takeTurn({ seat: 0 });
const agent = 'captain-mendosa';

proves(
  'LRR 51, leaders/captain-mendosa',
  'Floating Factories do not count as the ship with the highest move value',
  () => {
    const { table: played } = table()
      .leader('saar', agent)
      .technology('saar', 'floating-factory-ii')
      .units('saar', '35', { 'space-dock': 1 })
      .active('sol')
      .units('sol', '20', { carrier: 1 })
      .start(activate({ system: '27' }));
    equal(played.over, true);
  },
);

proves('LRR 51, leaders/captain-mendosa', "not for others' ships, nor for those that cannot set out", () => {
  const { seat } = table()
    .leader('saar', agent)
    .active('sol')
    .units('hacan', '35', { destroyer: 1, carrier: 1 })
    .units('sol', '42', { carrier: 1, fighter: 1, infantry: 1 })
    .units('sol', '26', { carrier: 1 })
    .units('sol', '21', { carrier: 1 })
    .token('sol', '21')
    .start(activate({ system: '20' }));
  seat('saar').chooses(agent).isOffered('42:carrier', '26:carrier').chooses('42:carrier');
  const sol = seat('sol').isAsked('move.from').isOffered('42').chooses('42').allots({ carrier: 1 });
  if (sol.isWaitedFor && sol.ask.kind === 'move.cargo') sol.passes();
  deepEqual(sol.units('20'), { carrier: 1 });
});

proves(
  'LRR 51, leaders/captain-mendosa, leaders/ssruu',
  'a ship whose move value was raised counts as the fastest',
  () => {
    const { seat } = given('yssaril', 'saar', 'hacan')
      .leader('yssaril', 'ssruu')
      .leader('saar', agent)
      .units('hacan', '35', { destroyer: 1 })
      .units('yssaril', '42', { carrier: 1 })
      .start(activate({ system: '46' }));
    seat('yssaril').isAsked('after-system-activated').passes();
    seat('saar').chooses(agent).chooses('42:carrier');
    seat('yssaril').isAsked('move.from').passes();
  },
);

proves('LRR 68, leaders/rowl-sarring', "not at others' docks, nor where other units of its own are", () => {
  const { seat } = table()
    .leader('saar', 'rowl-sarring')
    .units('saar', '46', { 'space-dock': 1 })
    .units('saar', '47', { cruiser: 1 })
    .units('sol', 'jord', { 'space-dock': 1 })
    .units('saar', '20', { 'space-dock': 1 })
    .runs(game => produceIn(game, 0, '46'));
  seat('saar').isAsked('produce').allots({ infantry: 1 }).isAsked('pay-resources').allots({ ragh: 1 });
  seat('saar').isAsked('produce.place').isOfferedLines({ space: 1, '20': 1 }).allots({ space: 1 });
});

proves('LRR 51.12, leaders/gurno-aggero', 'next to its own docks alone, and one system will do', () => {
  const set = () =>
    table()
      .leader('saar', 'gurno-aggero')
      .planets('sol', 'wellon')
      .units('sol', 'wellon', { infantry: 1, 'space-dock': 1 })
      .units('sol', '46', { carrier: 1, fighter: 1 })
      .units('saar', '21', { cruiser: 1 });
  set().start(turn).seat('saar').cannotUse('gurno-aggero').chooses('pass');
  const one = set().units('saar', '11', { 'space-dock': 1 }).start(turn).seat('saar').uses('gurno-aggero');
  deepEqual(one.isOffered('19').chooses('19').units('11'), { 'space-dock': 1 });
});

proves(
  'LRR 49.2, promissory-notes/raghs-call',
  'one ground force and one other planet will do; structures alone will not',
  () => {
    const landing = (units: Readonly<Record<string, number>>) =>
      given('sol', 'saar', 'hacan')
        .sheet('saar')
        .notes('sol', 'raghs-call#1')
        .planets('saar', 'lodor', 'ragh')
        .units('saar', 'lodor', units)
        .units('sol', '26', { carrier: 1, infantry: 1 })
        .mayRoll('space-cannon', 1)
        .start(activate({ system: '26' })).seat;
    const called = landing({ infantry: 1 });
    called('sol').allots({ 'infantry@lodor': 1 }).chooses('raghs-call#1').isNotAsked();
    deepEqual([called('saar').units('ragh'), called('sol').planets], [{ infantry: 1 }, ['lodor']]);
    const guarded = landing({ pds: 1 });
    guarded('saar').isAsked('space-cannon').passes();
    guarded('sol').allots({ 'infantry@lodor': 1 }).isNotAsked();
    guarded('saar').isAsked('space-cannon-defense').passes();
  },
);

proves('LRR 5.2, technologies/chaos-mapping', 'its owner may activate them, and others any other system', () => {
  const offers = (who: 'saar' | 'sol', system: string) => {
    const { seat } = table()
      .technology('saar', 'chaos-mapping')
      .units('saar', system, { cruiser: 1 })
      .strategyCards('sol', 'trade!')
      .active(who)
      .start(takeTurn({ seat: who === 'saar' ? 0 : 1 }));
    const { ask } = seat(who).chooses('tactical').isAsked('activate');
    const isOpen = 'options' in ask && ask.options.some(({ key }) => key === system);
    seat(who).chooses('47');
    while (seat(who).isWaitedFor) seat(who).passes();
    return isOpen;
  };
  deepEqual([offers('saar', '44'), offers('sol', '46'), offers('sol', '44')], [true, true, false]);
});

proves('LRR 67.4, technologies/chaos-mapping', 'not without resources to pay for it', () => {
  const { seat } = table()
    .technology('saar', 'chaos-mapping')
    .units('saar', '46', { 'space-dock': 1 })
    .planet('ragh', { exhausted: true })
    .start(turn);
  seat('saar').isAsked('action').chooses('pass');
});
