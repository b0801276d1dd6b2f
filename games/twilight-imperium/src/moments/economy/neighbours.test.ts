import { equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { FactionId } from '../../model/ids.ts';
import { given } from '../../testing/index.ts';
import { wormholesFor } from '../galaxy/systems.ts';
import { areNeighbours } from './neighbours.ts';

// Content for these tests alone: to the Arborec every wormhole is an alpha wormhole.
wormholesFor.install((game, { seat }, kinds) =>
  seat !== null && game.seats[seat]!.faction === 'arborec' ? kinds.map(() => 'alpha') : kinds,
);

const neighbours = (table: ReturnType<typeof given>): boolean => {
  const { state } = table.technology(1, 'fighter-ii').start().table;
  equal(areNeighbours(state, 0, 1), areNeighbours(state, 1, 0));
  return areNeighbours(state, 0, 1);
};
const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 60', 'units or planets in one system or in adjacent ones make neighbours', () => {
  equal(neighbours(table().units('sol', '35', { cruiser: 1 }).units('hacan', 'bereg', { infantry: 1 })), true);
  equal(neighbours(table().units('sol', '35', { cruiser: 1 }).planets('hacan', 'lirta-iv')), true);
  equal(neighbours(table().planets('sol', 'new-albion').units('hacan', '42', { fighter: 1 })), true);
  equal(neighbours(table().planets('sol', 'jord').planets('hacan', 'hercant')), false);
  equal(neighbours(table().units('sol', '19', { cruiser: 1 }).planets('hacan', 'hercant')), false);
});

proves('LRR 60', 'whichever system of the galaxy they meet in', () => {
  for (const { id } of table().start().table.state.systems)
    equal(neighbours(table().units('sol', id, { cruiser: 1 }).units('hacan', id, { cruiser: 1 })), true, id);
});

proves('LRR 60.2', 'wormholes make neighbours', () => {
  equal(neighbours(table().units('sol', '26', { cruiser: 1 }).units('hacan', '39', { cruiser: 1 })), true);
  equal(neighbours(table().units('sol', '26', { cruiser: 1 }).units('hacan', '40', { cruiser: 1 })), false);
});

proves('LRR 60.2', 'systems that are adjacent for one of the two make both of them neighbours', () => {
  const ofTwo = (...factions: [FactionId, FactionId]) =>
    neighbours(
      given(...factions, 'letnev')
        .units(0, '26', { cruiser: 1 })
        .units(1, '40', { cruiser: 1 }),
    );
  equal(ofTwo('sol', 'hacan'), false);
  equal(ofTwo('arborec', 'hacan'), true);
  equal(ofTwo('sol', 'arborec'), true);
});
