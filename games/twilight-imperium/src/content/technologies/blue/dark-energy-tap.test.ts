import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { systemOf } from '../../../model/readers.ts';
import { explorationCards } from '../../../moments/cards/registry.ts';
import { activate } from '../../../moments/steps.ts';
import { havensOf } from '../../../rules/combat/space-combat.ts';
import { given } from '../../../testing/index.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';

const found: string[] = [];

explorationCards.install({
  'test-derelict': {
    id: 'test-derelict',
    *resolve(game, seat, { system, planet }, card) {
      found.push(`${card} at ${system}/${planet} for ${seat}`);
      yield* gainTradeGoods(game, seat, 1);
      return 'discard';
    },
  },
  'test-purge': {
    id: 'test-purge',
    *resolve() {
      return 'purge';
    },
  },
});

proves(
  'LRR 35.4, LRR 35.5, LRR 35.6, technologies/dark-energy-tap',
  'Dark Energy Tap: a frontier token is explored at the end of a tactical action',
  () => {
    found.length = 0;
    const { seat, table } = given('sol', 'hacan', 'letnev')
      .units('sol', '19', { cruiser: 1 })
      .technology('sol', 'dark-energy-tap')
      .deck('frontier', 'test-derelict#1', 'test-derelict#2')
      .start(activate({ system: '46' }));
    equal(table.state.systems.find(({ id }) => id === '46')!.frontier, true);
    seat('sol').chooses('19').allots({ cruiser: 1 });

    deepEqual(found, ['test-derelict#1 at 46/null for 0']);
    equal(seat('sol').system('46').frontier, false);
    equal(seat('sol').tradeGoods, 1);
    deepEqual(table.state.exploration.frontier, { cards: ['test-derelict#2'], discard: ['test-derelict#1'] });
  },
);

proves('LRR 35.7', 'a card that purges itself does not go to the discards', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .units('sol', '46', { cruiser: 1 })
    .technology('sol', 'dark-energy-tap')
    .deck('frontier', 'test-purge')
    .start(activate({ system: '46' }));
  deepEqual(table.state.exploration.frontier, { cards: [], discard: [] });
  deepEqual(table.state.purged, ['test-purge']);
});

test('Dark Energy Tap: not without a ship there, nor without the technology, nor for another', () => {
  found.length = 0;
  const table = () => given('sol', 'hacan', 'letnev').deck('frontier', 'test-derelict#1');
  table()
    .technology('sol', 'dark-energy-tap')
    .start(activate({ system: '46' }));
  table()
    .units('sol', '46', { cruiser: 1 })
    .start(activate({ system: '46' }));
  table()
    .units('sol', '46', { cruiser: 1 })
    .technology('hacan', 'dark-energy-tap')
    .start(activate({ system: '46' }));
  table()
    .units('sol', '19', { cruiser: 1 })
    .planets('sol', 'wellon')
    .technology('sol', 'dark-energy-tap')
    .start(activate({ system: '19' })); // no token where there are planets
  deepEqual(found, []);
});

test('Dark Energy Tap: retreats into empty systems, but not where others have units of any kind', () => {
  const havens = (...owned: 'dark-energy-tap'[]) => {
    const { table } = given('sol', 'hacan', 'letnev')
      .units('hacan', 'wellon', { infantry: 1 })
      .units('sol', '46', { cruiser: 1 })
      .planet('lodor', { controller: 'hacan' })
      .planets('sol', 'quann')
      .units('letnev', '20', { destroyer: 1 })
      .technology('sol', ...owned)
      .runs(function* () {});
    return havensOf(table.state, 0, systemOf(table.state, '46'));
  };
  deepEqual(havens(), ['25']);
  deepEqual([...havens('dark-energy-tap')].sort(), ['18', '25', '26']);
});

test("Dark Energy Tap: not in the tactical action of another, though one's ships are there", () => {
  found.length = 0;
  const { table } = given('sol', 'hacan', 'letnev')
    .units('letnev', '46', { cruiser: 1 })
    .technology('letnev', 'dark-energy-tap')
    .deck('frontier', 'test-derelict#1')
    .start(activate({ system: '46' }));
  equal(table.over, true);
  deepEqual(found, []);
});
