import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import type { Planet } from '../model/galaxy/state.ts';
import { isLegendary, specialtiesOf, traitsOf, worthOf } from './facts.ts';

const planet = (id: Planet['id'], ...attachments: string[]): Planet => ({
  id,
  controller: 0,
  exhausted: false,
  units: [],
  coexisting: [],
  attachments,
  exhaustedCards: [],
  explored: true,
});

// This file loads no rules, as screens do not.
test('what is attached to a planet counts on screens, be it a card that was found or a law', () => {
  deepEqual(worthOf(planet('lodor', 'rich-world', 'senate-sanctuary')), { resources: 4, influence: 3 });
  deepEqual(specialtiesOf(planet('lodor', 'biotic-research-facility')), ['green']);
});

test('what is printed on a planet counts on screens, with what is attached to it', () => {
  deepEqual(traitsOf(planet('lodor')), ['cultural']);
  deepEqual(specialtiesOf(planet('perimeter')), []);
  deepEqual(specialtiesOf(planet('wellon')), ['yellow']);
  deepEqual(specialtiesOf(planet('wellon', 'biotic-research-facility')), ['yellow']); // it adds to the worth instead
  deepEqual([planet('primor'), planet('lodor', 'nano-forge'), planet('lodor', 'rich-world')].map(isLegendary), [
    true,
    true,
    false,
  ]);
});
