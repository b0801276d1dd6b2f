import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';
import { produceIn } from '../economy/production.ts';

const lands: PlanetId[] = [
  'jord',
  'vefut-ii',
  'thibah',
  'lodor',
  'quann',
  'bereg',
  'lirta-iv',
  'new-albion',
  'starpoint',
];

/** Sol has infantry on nine planets, in these space areas, and three in space at Wellon. */
const spread = (spaces: readonly string[]) => {
  const start = given('sol', 'hacan', 'letnev')
    .units('sol', '19', { carrier: 1, infantry: 3 })
    .token('sol', '19', ...spaces);
  for (const planet of lands) start.planets('sol', planet).units('sol', planet, { infantry: 2 });
  for (const system of spaces) start.units('sol', system, { carrier: 1, infantry: 1 });
  return start;
};

proves(
  'LRR 46.3, LRR 46.3a, LRR 46.2',
  'infantry in a thirteenth place: another one gives up its plastic piece, and its tokens (R-084)',
  () => {
    const { seat } = spread(['46', '47'])
      .units('hacan', 'arretze', { infantry: 1 })
      .start(activate({ system: '19' }));
    const sol = seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
    deepEqual(
      sol.isAsked('lone-tokens').pointsAt.filter(at => at?.system !== undefined),
      [{ system: '19' }, { system: '46' }, { system: '47' }],
    );
    sol
      .isBound(1, 1)
      .isOffered(...lands, 'wellon', '19', '46', '47')
      .chooses('thibah');
    deepEqual(
      [sol.units('thibah'), sol.units('wellon'), sol.units('19')],
      [{}, { infantry: 1 }, { carrier: 1, infantry: 2 }],
    );
    deepEqual(sol.planets.includes('thibah'), true); // it still controls it
  },
);

proves('LRR 46, LRR 46.2, LRR 46.4, LRR 23.2, LRR 23.3', 'in twelve places any number of infantry may stand', () => {
  const { seat } = spread(['46']).start(activate({ system: '19' }));
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 }).isNotAsked();
  const whole = spread(['46', '47'])
    .units('sol', 'jord', { infantry: 30 })
    .start(activate({ system: '19' }));
  whole.seat('sol').isAsked('commit').allots({ 'infantry@wellon': 3 }).isNotAsked(); // none is left in space
});

/** Hacan has fighters in ten systems, a ship beside them. */
const swarm = () => {
  const systems = ['19', '46', '20', '41', '21', '42', '26', '44', '25', '39'];
  const start = given('hacan', 'sol', 'letnev').tokens('hacan', { tactic: 0, fleet: 5, strategy: 0 });
  for (const system of systems)
    start.units('hacan', system, { [system < '25' ? 'cruiser' : 'destroyer']: 1, fighter: 2 });
  return { systems, start };
};

proves(
  'LRR 36, LRR 36.2, LRR 36.3, LRR 36.3a, LRR 36.4',
  'fighters in an eleventh system: those of one system are destroyed (R-084)',
  () => {
    const { systems, start } = swarm();
    const { seat } = start
      .technology('hacan', 'fighter-ii')
      .token('hacan', ...systems.filter(system => system !== '39'))
      .start(activate({ system: '47' }));
    const hacan = seat('hacan').isAsked('move.from').chooses('39').allots({ fighter: 1 }).passes();
    hacan
      .isAsked('lone-tokens')
      .isBound(1, 1)
      .isOffered(...systems, '47')
      .chooses('39');
    deepEqual([hacan.units('39'), hacan.units('47')], [{ destroyer: 1 }, { fighter: 1 }]);
  },
);

proves('LRR 36.1, LRR 67.5b, LRR 23.4, LRR 23.4b', 'in ten systems fighters never run out', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', 'jord', { 'space-dock': 1 })
    .planet('jord', { controller: 'sol', exhausted: true })
    .units('sol', '01', { 'war-sun': 2, fighter: 9 })
    .goods('sol', { tradeGoods: 3 })
    .runs(game => produceIn(game, 0, '01'));
  const sol = seat('sol').allots({ fighter: 6 });
  sol.isAsked('pay-resources').isTold({ price: 3 }).allots({ 'trade-goods': 3 });
  deepEqual(sol.units('01'), { 'war-sun': 2, fighter: 15 });
});
