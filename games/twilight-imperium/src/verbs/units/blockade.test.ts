import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { systemOf } from '../../model/readers.ts';
import { diesBlockaded } from '../../moments/economy/queries.ts';
import { given } from '../../testing/index.ts';
import { blockadersOfDocks, destroyBlockaded, isBlockadedIn, unitsDestroyedByBlockade } from './blockade.ts';

// Test content: by this law a space dock does not outlive a blockade.
diesBlockaded.install(
  (game, { unit }, dies) => dies || (unit === 'space-dock' && game.laws.some(({ id }) => id === 'siege')),
);

/** Sol has a space dock and infantry on Jord, and ships in another system. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .units('sol', 'jord', { infantry: 2, 'space-dock': 1 })
    .units('sol', '46', { cruiser: 1 })
    .law('siege')
    .crowded();

test('LRR 14.1: who has ships where a player has none blockades the space docks there', () => {
  const blockaders = (start: ReturnType<typeof table>) => {
    const { state } = start.start().table;
    const found = blockadersOfDocks(state, 0);
    equal(isBlockadedIn(state, systemOf(state, '01'), 0), found.length > 0);
    return found;
  };
  deepEqual(blockaders(table()), []);
  deepEqual(blockaders(table().units('hacan', '01', { cruiser: 1 })), [1]);
  deepEqual(blockaders(table().units('hacan', '01', { fighter: 1 }).units('letnev', '01', { cruiser: 1 })), [1, 2]);
  deepEqual(blockaders(table().units('hacan', '01', { infantry: 1 })), []);
  deepEqual(blockaders(table().units('hacan', '01', { cruiser: 1 }).units('sol', '01', { destroyer: 1 })), []);
  deepEqual(blockadersOfDocks(table().units('hacan', '01', { cruiser: 1 }).start().table.state, 2), []);

  const { state } = given('sol', 'hacan', 'letnev')
    .units('sol', 'jord', { infantry: 1 })
    .units('hacan', '01', { cruiser: 1 })
    .start().table;
  deepEqual(blockadersOfDocks(state, 0), []); // it has no dock there
});

proves('LRR 14', 'what does not outlive a blockade is destroyed, and nothing else', () => {
  const besieged = (start: ReturnType<typeof table>) => {
    const { seat, table: played } = start.runs(game => destroyBlockaded(game));
    return [seat('sol').units('jord'), told(played, 'destroyed').map(({ unit, count, by }) => [unit, count, by])];
  };
  const there = { infantry: 2, 'space-dock': 1 };
  deepEqual(besieged(table()), [there, []]);
  deepEqual(besieged(table().units('hacan', '46', { cruiser: 1 })), [there, []]);
  deepEqual(besieged(table().units('hacan', '01', { infantry: 1 })), [there, []]);
  const gone = { infantry: 2 };
  deepEqual(besieged(table().units('hacan', '01', { cruiser: 1 })), [gone, [['space-dock', 1, 1]]]);
  const two = table().units('hacan', '01', { cruiser: 1 }).units('letnev', '01', { cruiser: 1 });
  deepEqual(besieged(two), [gone, [['space-dock', 1, null]]]);
});

test('LRR 14: the systems that several share are looked at, the others are not', () => {
  const found = (start: ReturnType<typeof table>) =>
    unitsDestroyedByBlockade(start.start().table.state).map(({ seat, unit, area }) => [seat, unit, area.planet]);
  deepEqual(found(table()), []);
  deepEqual(found(table().units('sol', '01', { cruiser: 1 })), []);
  deepEqual(found(table().units('hacan', '01', { cruiser: 1 })), [[0, 'space-dock', 'jord']]);
  deepEqual(found(table().units('hacan', '01', { cruiser: 1 }).units('hacan', '46', { cruiser: 1 })), [
    [0, 'space-dock', 'jord'],
  ]);
  const own = table().units('hacan', '01', { cruiser: 1 }).units('hacan', 'lodor', { 'space-dock': 1 });
  deepEqual(found(own), [[0, 'space-dock', 'jord']]);
});
