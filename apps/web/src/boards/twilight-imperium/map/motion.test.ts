import type { Events, TwilightImperiumEvent, UnitType } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { someTable } from '../testing.ts';
import { motionOf } from './motion.ts';

const moved = (unit: UnitType, more: Partial<Events['moved']> = {}): TwilightImperiumEvent => ({
  type: 'moved',
  data: { seat: 1, unit, count: 1, from: '39', to: '18', fromPlanet: null, toPlanet: null, ...more },
});

test('ships glide together along the hexes they were sent through', async () => {
  const { view } = await someTable(3);
  const declared: TwilightImperiumEvent = {
    type: 'move-declared',
    data: { seat: 1, from: '39', path: ['40', '18'], ships: [] },
  };
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
  const fresh: TwilightImperiumEvent[] = [
    { type: 'token-placed', data: { seat: 1, system: '18' } },
    moved('infantry', { from: '18', toPlanet: 'mecatol-rex' }),
    {
      type: 'destroyed',
      data: { seat: 2, unit: 'infantry', count: 2, system: '18', planet: 'mecatol-rex', by: 1, cause: 'combat' },
    },
  ];
  const { arrivals, losses, glides } = motionOf(fresh, fresh, view);
  expect(arrivals.map(({ what, area, delay }) => [what, area, delay])).toEqual([
    ['token', 'space', 0],
    ['unit', 'mecatol-rex', 200],
  ]);
  expect(losses.map(({ seat, delay }) => [seat, delay])).toEqual([[2, 400]]);
  expect(glides).toEqual([]);
});

test('a system is marked in the colour of whoever acts there: in a combat the attacker, with cannons the shooter', async () => {
  const { view } = await someTable(3);
  const fresh: TwilightImperiumEvent[] = [
    { type: 'combat', data: { kind: 'space', system: '18', attacker: 2, defender: 1 } },
    { type: 'space-cannon', data: { shooter: 1, target: 2, hits: 0, dice: [], system: '39', planet: null } },
  ];
  expect(motionOf(fresh, fresh, view).marks.map(({ system, seat }) => [system, seat])).toEqual([
    ['18', 2],
    ['39', 1],
  ]);
});
