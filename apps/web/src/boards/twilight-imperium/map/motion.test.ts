import type { GameEvent } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { someTable } from '../testing.ts';
import { motionOf } from './motion.ts';

const moved = (unit: string, more: GameEvent['data'] = {}): GameEvent => ({
  type: 'moved',
  data: { seat: 1, unit, count: 1, from: '39', to: '18', fromPlanet: null, toPlanet: null, ...more },
});

test('ships glide together along the hexes they were sent through', async () => {
  const { view } = await someTable(3);
  const declared = { type: 'move-declared', data: { seat: 1, from: '39', path: ['40', '18'], ships: [] } };
  const { glides, marks } = motionOf([moved('carrier'), moved('fighter'), moved('fighter')], [declared], view);
  expect(glides).toHaveLength(1);
  expect(glides[0]!.path).toEqual(['39', '40', '18']);
  expect(glides[0]!.groups.map(({ unit, count }) => [unit, count])).toEqual([
    ['carrier', 1],
    ['fighter', 2],
  ]);
  expect(marks.map(({ system, seat }) => [system, seat])).toEqual([['18', 1]]);
});

test('tokens drop, troops land and losses fade, one kind of thing after another', async () => {
  const { view } = await someTable(3);
  const fresh: GameEvent[] = [
    { type: 'token-placed', data: { seat: 1, system: '18' } },
    moved('infantry', { from: '18', toPlanet: 'mecatol-rex' }),
    { type: 'destroyed', data: { seat: 2, unit: 'infantry', count: 2, system: '18', planet: 'mecatol-rex' } },
  ];
  const { arrivals, losses, glides } = motionOf(fresh, fresh, view);
  expect(arrivals.map(({ what, area, delay }) => [what, area, delay])).toEqual([
    ['token', 'space', 0],
    ['unit', 'mecatol-rex', 200],
  ]);
  expect(losses.map(({ seat, delay }) => [seat, delay])).toEqual([[2, 400]]);
  expect(glides).toEqual([]);
});
