import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { UnitType } from '../../model/ids.ts';
import { systemOf } from '../../model/readers.ts';
import type { SystemId } from '../../model/state.ts';
import { given } from '../../testing/index.ts';
import { activate } from '../steps.ts';
import { adjacentFor, moveFrom, routesFor } from './routes.ts';
import { reachOf } from './ship-reach.ts';

type Table = ReturnType<typeof given>;

const table = () => given('sol', 'hacan', 'letnev');
const stateOf = (setup: Table) => setup.technology(1, 'fighter-ii').start().table.state;
const routes = (setup: Table, from: SystemId, to: SystemId, ...units: UnitType[]) => {
  const game = stateOf(setup);
  const ships = units.map(unit => ({ unit, count: 1 }));
  return routesFor(game, 0, ships, systemOf(game, from), to);
};
const paths = (...args: Parameters<typeof routes>) => routes(...args).map(({ path }) => path.join('>'));

proves('LRR 58.3f', 'ships that go together go no farther than the slowest of them can', () => {
  deepEqual(paths(table(), '18', '35', 'cruiser'), ['21>35']);
  deepEqual(paths(table(), '18', '35', 'carrier'), []);
  deepEqual(paths(table(), '18', '35', 'cruiser', 'carrier'), []);
});

proves('LRR 58.2', 'a unit without a move value cannot move, not even out of a gravity rift', () => {
  const game = stateOf(table());
  const rift = systemOf(game, '41');
  equal(moveFrom(game, 0, { unit: 'pds', count: 1 }, rift), 0);
  deepEqual(routesFor(game, 0, [{ unit: 'pds', count: 1 }], rift, '18'), []);
  deepEqual([...reachOf(game, 0, 'pds', rift)], []);
});

proves('LRR 95.1', 'own units that cannot be carried and ground forces of others cannot be picked up', () => {
  const pickUps = (setup: Table) => routes(setup, '18', '35', 'carrier').flatMap(route => route.pickUps);
  const fast = () => table().technology('sol', 'carrier-ii');
  deepEqual(pickUps(fast().units('sol', 'thibah', { infantry: 1 })), ['21']);
  deepEqual(pickUps(fast().units('sol', 'thibah', { pds: 1 })), []);
  deepEqual(pickUps(fast().units('hacan', 'thibah', { infantry: 1 })), []);
});

proves('LRR 58.3f', 'of two paths with the same cargo only the shorter one is kept, whichever is found first', () => {
  for (const to of ['19', '46', '20', '41', '21', '42'] as const)
    deepEqual(paths(table(), '18', to, 'cruiser'), [to], to);
  for (const from of ['19', '46', '20', '21'] as const) deepEqual(paths(table(), from, '18', 'cruiser'), ['18'], from);
});

proves('LRR 41.1', 'two adjacent gravity rifts do not give an endless path', () => {
  const game = stateOf(table().anomaly('47', 'gravity-rift'));
  equal(reachOf(game, 0, 'carrier', systemOf(game, '41')).get('39'), 1);
  equal(reachOf(game, 0, 'carrier', systemOf(game, '20')).get('43'), undefined); // a supernova
  equal(reachOf(game, 0, 'carrier', systemOf(game, '20')).get('47'), 2);
});

proves('LRR 101, agendas/wormhole-reconstruction', 'other wormholes lead where they led before', () => {
  const joined = table().wormhole('26', 'gamma').wormhole('47', 'gamma').law('wormhole-reconstruction', 'for');
  const there = adjacentFor(stateOf(joined), 0, '26');
  equal(there.includes('47'), true); // by gamma
  equal(there.includes('40'), true); // from alpha to beta
});

proves('technologies/gravity-drive', 'what a single ship can reach counts the farther move of a single ship', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .units('sol', '01', { carrier: 1 })
    .technology('sol', 'gravity-drive')
    .start(activate({ system: '18' }));
  const reached = () => reachOf(table.state, 0, 'carrier', systemOf(table.state, '01')).get('18');
  equal(reached(), undefined);
  seat('sol').chooses('gravity-drive').chooses('01:carrier');
  equal(reached(), 2);
  seat('sol').passes();
});

proves(
  'LRR 95.1',
  'a longer way counts where it leads past something to pick up, though a shorter one is found later',
  () => {
    const game = stateOf(table().units('sol', 'new-albion', { infantry: 1 }).technology('sol', 'carrier-ii'));
    const found = routesFor(game, 0, [{ unit: 'carrier', count: 1 }], systemOf(game, '18'), '42', 1);
    deepEqual(
      found.map(({ path, pickUps }) => [path.join('>'), pickUps]),
      [
        ['19>27>42', ['27']],
        ['42', []],
      ],
    );
  },
);
