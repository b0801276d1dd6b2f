import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import type { UnitType } from '../../model/ids.ts';
import { systemOf } from '../../model/readers.ts';
import { combat, given } from '../../testing/index.ts';
import { areLimitsMet, isCrowded, roomIn } from './limits.ts';
import { freeFighters, roomForFighters } from './room.ts';

type Fleet = Partial<Record<UnitType, number>>;

/** Sol has this in the space of its home system, over a space dock unless told. */
const home = (fleet: Fleet, docks = 1) =>
  given('sol', 'hacan', 'letnev')
    .crowded()
    .units('sol', '01', fleet)
    .units('sol', 'jord', docks > 0 ? { 'space-dock': docks, infantry: 1 } : { infantry: 1 })
    .units('hacan', 'jord', { infantry: 1 });

const of = (start: ReturnType<typeof home>) => {
  const { state } = start.start().table;
  const system = systemOf(state, '01');
  return {
    free: freeFighters(state, 0, system),
    more: roomForFighters(state, 0, system),
    room: roomIn(state, 0, system),
    crowded: isCrowded(state, 0, system),
    met: areLimitsMet(state),
  };
};

test('LRR 16.2, LRR 79.1: ships and space docks have room for fighters, ships also for others', () => {
  deepEqual(of(home({ carrier: 1, fighter: 2, infantry: 1 })), {
    free: 3,
    more: 4,
    room: { cargo: 1, capacity: 4 },
    crowded: false,
    met: true,
  });
  deepEqual(of(home({ carrier: 1, fighter: 5, infantry: 2 })), {
    free: 3,
    more: 0,
    room: { cargo: 4, capacity: 4 },
    crowded: false,
    met: true,
  });
  deepEqual(of(home({ carrier: 1, fighter: 6, infantry: 2 })), {
    free: 3,
    more: 0,
    room: { cargo: 5, capacity: 4 },
    crowded: true,
    met: false,
  });
  deepEqual(of(home({ carrier: 1, infantry: 6 })), {
    free: 3,
    more: 3,
    room: { cargo: 6, capacity: 4 },
    crowded: true,
    met: false,
  });
  deepEqual(of(home({ carrier: 1, fighter: 4 }, 0)), {
    free: 0,
    more: 0,
    room: { cargo: 4, capacity: 4 },
    crowded: false,
    met: true,
  });
  deepEqual(of(home({ fighter: 3 })), {
    free: 3,
    more: 0,
    room: { cargo: 0, capacity: 0 },
    crowded: false,
    met: true,
  });
});

test('LRR 16.3: space docks of others give no room', () => {
  const start = home({ fighter: 1 }, 0).units('hacan', 'jord', { 'space-dock': 1 });
  const { free, more, crowded } = of(start);
  deepEqual([free, more, crowded], [0, 0, true]);
});

test('LRR 16.3c: in a combat capacity does not count for those who fight', () => {
  const start = () => home({ cruiser: 1, fighter: 2 }, 0).units('hacan', '01', { cruiser: 1 });
  deepEqual(of(start()).crowded, true);
  const fighting = (system: string) =>
    of(
      start().with(game => {
        game.combat = combat({ system });
      }),
    ).crowded;
  deepEqual([fighting('01'), fighting('46')], [false, true]);
});

test('LRR 37.1a: fighters that move by themselves may use the fleet pool to the last', () => {
  const fleet = (fighter: number) =>
    of(home({ carrier: 1, fighter }, 0).tokens('sol', { fleet: 3 }).technology('sol', 'fighter-ii')).crowded;
  deepEqual([fleet(4), fleet(6), fleet(7)], [false, false, true]);
});

test('LRR 16.3, LRR 37.3: the limits of every player count, in every system', () => {
  const met = (start: ReturnType<typeof home>) => of(start).met;
  const two = () => home({ cruiser: 1, destroyer: 1 });
  deepEqual(met(two().units('hacan', '01', { cruiser: 1, fighter: 1 })), false);
  deepEqual(met(two().units('hacan', '46', { cruiser: 1 })), true);
  deepEqual(met(two().units('hacan', '46', { fighter: 1 })), false);
  deepEqual(met(two().units('letnev', '01', { cruiser: 1 }).units('hacan', '01', { infantry: 1 })), false);
});
