import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import type { PlanetId } from './ids.ts';
import { emptySlots, filledSlots } from './readers.ts';
import type { Empire } from './state.ts';

const planet = (id: PlanetId, faceUp: boolean, filled: boolean[], scorched = false) => ({
  ...{ id, faceUp, filled, scorched },
  colonies: [],
});

test('slots are those of planets that are face up and not scorched', () => {
  const empire = {
    planets: [
      planet('new-texas', true, [true, false]),
      planet('angus-duffy', true, [false, false], true),
      planet('styku', false, []),
      planet('voson', true, [false]),
    ],
  } as unknown as Empire;
  const named = (slots: ReturnType<typeof emptySlots>) =>
    slots.map(slot => [slot.planet.id, slot.index, slot.resource]);
  deepEqual(named(emptySlots(empire)), [
    ['new-texas', 1, 'water'],
    ['voson', 0, 'iron'],
  ]);
  deepEqual(named(filledSlots(empire)), [['new-texas', 0, 'food']]);
});
