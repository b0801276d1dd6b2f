import { proves } from '@orrery/testkit/proves';
import { describe, expect, test } from 'vitest';
import { layouts, planOf } from '../galaxy/layouts.ts';
import type { Galaxy } from '../galaxy/state.ts';
import { openRing, placements } from './placements.ts';

const six = layouts['six-player'];

/** A galaxy of six players as far as it is built, without homes. */
const built = (placed: Readonly<Record<string, string>>, layout = six): Galaxy => ({
  tiles: [
    ...planOf(layout, ['base', 'pok']).tiles,
    ...Object.entries(placed).map(([position, tile]) => ({ tile, position, turn: 0 })),
  ],
});

const firstRing = { 101: '19', 102: '20', 103: '21', 104: '22', 105: '23', 106: '24' };

describe('rings', () => {
  test('are built one after the other', () => {
    expect(openRing(built({}), six)).toEqual(['101', '102', '103', '104', '105', '106']);
    expect(openRing(built({ 101: '19', 104: '20' }), six)).toEqual(['102', '103', '105', '106']);
    expect(openRing(built(firstRing), six)).toHaveLength(12);
  });

  test('leave out hyperlanes, homes and gaps', () => {
    expect(openRing(built({}, layouts['five-player-hyperlanes']), layouts['five-player-hyperlanes'])).toEqual([
      ...['101', '102', '103', '105', '106'],
    ]);
  });
});

const placesOf = (galaxy: Galaxy, hand: string[], layout = six) =>
  Object.fromEntries(placements(galaxy, layout, hand).map(({ tile, places }) => [tile, places]));

proves('GR setup.1, R-180', 'two anomalies do not lie side by side, nor two equal wormholes', () => {
  const galaxy = built({ 101: '41', 104: '26' }); // a gravity rift and an alpha wormhole
  expect(placesOf(galaxy, ['42', '39', '40', '19'])).toEqual({
    42: ['103', '105'],
    39: ['102', '106'],
    40: ['102', '103', '105', '106'],
    19: ['102', '103', '105', '106'],
  });
});

proves('GR setup.1, R-180', 'they do if no tile of the hand can be placed otherwise', () => {
  const galaxy = built({ 101: '41', 103: '42', 105: '43' });
  expect(placesOf(galaxy, ['44', '45'])).toEqual({ 44: ['102', '104', '106'], 45: ['102', '104', '106'] });
  expect(placesOf(galaxy, ['44', '45', '19'])).toEqual({ 19: ['102', '104', '106'] });
});

proves('GR setup.1, LRR 44.1, R-180', 'systems that hyperlanes join are next to one another', () => {
  const five = layouts['five-player-hyperlanes'];
  const galaxy = built({ 103: '41' }, five);
  expect(placesOf(galaxy, ['42'], five)).toEqual({ 42: ['101', '106'] }); // 105 is joined to 103 where 104 is missing
});
