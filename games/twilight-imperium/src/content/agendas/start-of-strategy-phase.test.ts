import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { startOfStrategyPhase } from '../../moments/phases/windows.ts';
import { given } from '../../testing/index.ts';

/** Effects of earlier agendas are pending for Sol at the start of the strategy phase. */
const waiting = (...ids: string[]) =>
  given('sol', 'hacan', 'letnev')
    .phase('strategy')
    .active(null)
    .planets('sol', 'jord', 'quann', 'lodor')
    .technology('sol', 'neural-motivator')
    .with(game => {
      for (const id of ids) game.lasting.push({ id, seat: 0, until: 'next-strategy-phase', aim: null });
    })
    .runs(game => open(game, startOfStrategyPhase, {}));

proves(
  'LRR 1.20, agendas/new-constitution, agendas/representative-government, agendas/arms-reduction',
  'nobody is asked for the order of effects that come to the same in any order',
  () => {
    const { seat, table } = waiting('new-constitution', 'representative-government', 'arms-reduction');
    equal(table.over, true);
    deepEqual(seat('sol').readyPlanets, []);
  },
);

proves(
  'LRR 1.20, agendas/anti-intellectual-revolution',
  'where the order matters, their player says it: a planet that is exhausted anyway may be chosen first',
  () => {
    const first = waiting('new-constitution', 'anti-intellectual-revolution').seat('sol');
    first
      .isAsked('start-of-strategy-phase')
      .isBound(1, 1)
      .isOffered('anti-intellectual-revolution', 'new-constitution');
    first.chooses('anti-intellectual-revolution').isAsked('anti-intellectual-revolution.planets').chooses('jord');
    deepEqual(first.readyPlanets, ['lodor', 'quann']);
    const last = waiting('new-constitution', 'anti-intellectual-revolution').seat('sol');
    last.chooses('new-constitution').isAsked('anti-intellectual-revolution.planets').isOffered('lodor', 'quann');
    deepEqual(last.chooses('quann').readyPlanets, ['lodor']);
  },
);
