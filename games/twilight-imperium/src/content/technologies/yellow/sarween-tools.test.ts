import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const yard = (owner: 'sol' | 'hacan') =>
  given('sol', 'hacan', 'letnev')
    .technology(owner, 'sarween-tools')
    .units('sol', 'jord', { 'space-dock': 1 })
    .planets('sol', 'jord')
    .resolves('sol', (game, me) => produceIn(game, me, '01'))
    .seat('sol');

proves('technologies/sarween-tools', 'Sarween Tools: the units of a production cost 1 less in all', () => {
  const sol = yard('sol').isAsked('produce').isTold({ funds: 5 }).allots({ dreadnought: 1, destroyer: 1 });
  sol.isAsked('pay-resources').isTold({ price: 4 }).allots({ jord: 1 });
  deepEqual(sol.units('01'), { dreadnought: 1, destroyer: 1 });
});

test('Sarween Tools: a bill of 1 is no bill', () => {
  const sol = yard('sol').allots({ fighter: 2 }).isNotAsked();
  deepEqual(sol.readyPlanets, ['jord']);
});

test('Sarween Tools: only for its owner', () => {
  yard('hacan').isAsked('produce').isTold({ funds: 4 }).passes();
});
