import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { given } from '../../../testing/index.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';
import { mayScorePublic } from '../../../verbs/objectives/objectives.ts';

const table = () => given('saar', 'sol', 'hacan').sheet('saar').strategyCards('saar', 'leadership!');
const turn = takeTurn({ seat: 0 });

proves(
  'GR setup.3, LRR 51.2, faction-units/floating-factory',
  'the faction brings its sheet and leaders; its dock starts in space',
  () => {
    const { seat } = given('saar', 'sol', 'hacan').start(startingComponents({ seat: 0 }));
    seat('saar').isAsked('setup.place').allots({ ragh: 4 });
    const { sheet, leaders } = seat('saar').player;
    deepEqual(sheet, [
      ...['scavenge', 'nomadic', 'son-of-ragh', 'scavenger-zeta', 'floating-factory'],
      ...['floating-factory-ii', 'chaos-mapping'],
    ]);
    deepEqual(leaders, [
      { id: 'captain-mendosa', locked: false },
      { id: 'rowl-sarring', locked: true },
      { id: 'gurno-aggero', locked: true },
    ]);
    deepEqual(seat('saar').units('11'), { carrier: 2, cruiser: 1, fighter: 2, 'space-dock': 1 });
  },
);

proves(
  'LRR 25, faction-abilities/scavenge',
  'a trade good for each planet, after it was explored, however it is gained',
  () => {
    const { seat } = given('saar', 'sol', 'hacan')
      .sheet('saar', 'scavenge')
      .planets('sol', 'lodor')
      .runs(function* (game) {
        yield* gainControl(game, 0, 'wellon'); // industrial: no exploration card
        yield* gainControl(game, 0, 'lodor');
        yield* gainControl(game, 1, 'quann');
      });
    equal(seat('saar').tradeGoods, 2);
  },
);

proves('LRR 61.16, faction-abilities/nomadic', 'public objectives are scored without the home planets', () => {
  const { table: played } = table().planets('sol', 'ragh').start();
  deepEqual([mayScorePublic(played.state, 0), mayScorePublic(played.state, 1)], [true, false]);
});

proves('LRR 10, faction-units/son-of-ragh', 'its flagship fires at fighters with four dice', () => {
  deepEqual(statsOf(table().start().table.state, 0, 'flagship').barrage, { hitsOn: 6, dice: 4 });
});

proves(
  'LRR 30, faction-units/scavenger-zeta',
  'a mech for a trade good, that of Scavenge too, on each planet gained',
  () => {
    const { seat } = table().runs(game => gainControl(game, 0, 'wellon'));
    seat('saar').isAsked('after-control-gained').isOffered('scavenger-zeta').chooses('scavenger-zeta');
    deepEqual([seat('saar').units('wellon'), seat('saar').tradeGoods], [{ mech: 1 }, 0]);
    const poor = given('saar', 'sol', 'hacan')
      .sheet('saar', 'scavenger-zeta')
      .runs(game => gainControl(game, 0, 'wellon'));
    equal(poor.table.over, true);
  },
);

const mapped = () => table().technology('saar', 'chaos-mapping');

proves('LRR 5.2, technologies/chaos-mapping', 'others cannot activate asteroid fields with its ships', () => {
  const offers = (unit: 'cruiser' | 'space-dock') => {
    const { seat } = mapped()
      .active('sol')
      .strategyCards('sol', 'trade!')
      .units('saar', '44', { [unit]: 1 })
      .start(takeTurn({ seat: 1 }));
    const { ask } = seat('sol').chooses('tactical').isAsked('activate');
    const isOpen = 'options' in ask && ask.options.some(({ key }) => key === '44');
    if (!isOpen) seat('sol').isBarred({ '44': 'activate.kept-out LRR 1.6' });
    seat('sol').chooses('47');
    return isOpen;
  };
  deepEqual([offers('cruiser'), offers('space-dock')], [false, true]);
});

proves(
  'LRR 67.4, technologies/chaos-mapping',
  'when its turn begins it may produce a unit, for its cost, where a unit has Production',
  () => {
    const { seat } = mapped()
      .units('saar', '46', { 'space-dock': 1, cruiser: 1 })
      .goods('saar', { tradeGoods: 2 })
      .technology('saar', 'sarween-tools')
      .start(turn);
    seat('saar').isAsked('start-of-turn').chooses('chaos-mapping').isAsked('produce').isBound(1, 1);
    seat('saar').allots({ cruiser: 1 }).isAsked('pay-resources').allots({ 'trade-goods': 2 });
    deepEqual(seat('saar').units('46'), { 'space-dock': 1, cruiser: 2 });
    seat('saar').isAsked('action').chooses('pass');
    const none = mapped().units('saar', '46', { cruiser: 1 }).goods('saar', { tradeGoods: 2 }).start(turn);
    none.seat('saar').isAsked('action').chooses('pass');
  },
);

proves(
  'LRR 49.2, promissory-notes/raghs-call',
  "all of Saar's ground forces leave the planet for another one of Saar's, damage and all; structures stay",
  () => {
    const { seat } = given('sol', 'saar', 'hacan')
      .sheet('saar')
      .notes('sol', 'raghs-call#1')
      .planets('saar', 'lodor', 'quann', 'ragh')
      .units('saar', 'lodor', { infantry: 2, 'mech!': 1, pds: 1 })
      .units('sol', '26', { carrier: 1, infantry: 2 })
      .start(activate({ system: '26' }));
    seat('saar').isAsked('space-cannon').passes();
    seat('sol').isAsked('commit').allots({ 'infantry@lodor': 1 });
    seat('sol').isAsked('after-ground-forces-committed').chooses('raghs-call#1');
    seat('sol').isAsked('raghs-call.to').isOffered('quann', 'ragh').chooses('quann');
    seat('saar').isAsked('space-cannon-defense').passes();
    deepEqual(seat('saar').units('quann'), { infantry: 2, 'mech!': 1 });
    deepEqual([seat('saar').units('lodor'), seat('sol').planets], [{}, ['lodor']]);
    deepEqual(seat('saar').player.notes, ['raghs-call#1']);
  },
);

proves('LRR 49.2, promissory-notes/raghs-call', 'not where Saar has nobody, nor where there is no other planet', () => {
  const { seat } = given('sol', 'saar', 'hacan')
    .sheet('saar')
    .notes('sol', 'raghs-call#1')
    .planets('saar', 'lodor')
    .units('saar', 'lodor', { infantry: 1 })
    .units('sol', '26', { carrier: 1, infantry: 2 })
    .dice('combat', 8)
    .dice('combat', 1)
    .start(activate({ system: '26' }));
  seat('sol').isAsked('commit').allots({ 'infantry@lodor': 1 });
  deepEqual(seat('sol').planets, ['lodor']);
});
