import { expect, test } from 'vitest';
import { someTable } from '../../boards/twilight-imperium/testing.ts';
import { layOut } from './hex.ts';

test.each([3, 6, 8])(
  'no two tiles of a galaxy for %i lie over each other, those beside the board neither',
  async seats => {
    const { view } = await someTable(seats);
    const places = [...layOut(view.galaxy.tiles.map(({ position }) => position)).at.values()];
    const distances = places.flatMap((a, i) => places.slice(i + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...distances)).toBeGreaterThan(173);
  },
);
