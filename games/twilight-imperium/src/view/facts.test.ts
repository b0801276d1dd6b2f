import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import type { Planet } from '../model/state.ts';
import { specialtiesOf, worthOf } from './facts.ts';

const lodor = (...attachments: string[]): Planet => ({
  id: 'lodor',
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
  deepEqual(worthOf(lodor('rich-world', 'senate-sanctuary')), { resources: 4, influence: 3 });
  deepEqual(specialtiesOf(lodor('biotic-research-facility')), ['green']);
});
