import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { type Given, given } from '../testing/index.ts';
import { overlaysIn } from './overlays.ts';

const table = () => given('sol', 'hacan', 'letnev');

const overlays = (setup: Given, reader: number | null = 0) => overlaysIn(setup.start().table.view(reader));

proves('LRR 67.6', 'how many units each player can produce, and where ships are blockaded', () => {
  const setup = () => table().planets('sol', 'jord').units('sol', 'jord', { 'space-dock': 1 });
  deepEqual(overlays(setup()).production, [{ system: '01', seat: 0, value: 6, isBlockaded: false }]);
  deepEqual(overlays(setup().units('hacan', '01', { cruiser: 1 }), 2).production, [
    { system: '01', seat: 0, value: 6, isBlockaded: true },
  ]);
});

proves('LRR 77.3c', 'a PDS reaches its own system, PDS II also those next to it; planets are shielded', () => {
  const setup = () => table().planets('hacan', 'wellon').units('hacan', 'wellon', { pds: 2 });
  const { cannons, shields } = overlays(setup());
  deepEqual(cannons, [{ system: '19', seat: 1, dice: [{ count: 2, hitsOn: 6 }] }]);
  deepEqual(shields, [{ planet: 'wellon', seat: 1 }]);
  const far = overlays(setup().technology('hacan', 'pds-ii')).cannons;
  deepEqual(far.find(({ system }) => system === '26')?.dice, [{ count: 2, hitsOn: 5 }]);
  deepEqual(far.map(({ system }) => system).includes('47'), false);
});

proves('LRR 77.1, technologies/antimass-deflectors', 'dice are as they would be rolled at the reader', () => {
  const setup = () =>
    table().planets('hacan', 'wellon').units('hacan', 'wellon', { pds: 1 }).technology('sol', 'antimass-deflectors');
  deepEqual(overlays(setup(), 0).cannons[0]!.dice, [{ count: 1, hitsOn: 7 }]);
  deepEqual(overlays(setup(), 2).cannons[0]!.dice, [{ count: 1, hitsOn: 6 }]);
});
