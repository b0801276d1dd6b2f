import { expect, test } from 'vitest';
import { factionSheet, factionsIn } from './faction-sheet.ts';

test('a sheet has what is printed for the faction in the sets in use', () => {
  expect(factionSheet('sol', ['base', 'pok'])).toMatchObject({
    id: 'sol',
    commodities: 4,
    isComplete: true,
    abilities: ['orbital-drop', 'versatile'],
    specialUnits: ['genesis', 'zs-thunderbolt-m2', 'advanced-carrier', 'spec-ops'],
    ownTechnologies: ['advanced-carrier-ii', 'spec-ops-ii'],
    stats: {
      genesis: { cost: 8, capacity: 12 },
      'zs-thunderbolt-m2': { cost: 2 },
      'advanced-carrier': { move: 1, capacity: 6 },
      'advanced-carrier-ii': { move: 2, capacity: 8, sustain: true },
      'spec-ops-ii': { combat: { hitsOn: 6, dice: 1 } },
    },
    leaders: ['evelyn-delouis', 'claire-gibson', 'jace-x-4th-air-legion'],
    notes: ['military-support'],
  });
  const base = factionSheet('sol', ['base']);
  expect(base.leaders).toEqual([]);
  expect(base.specialUnits).not.toContain('zs-thunderbolt-m2');
});

test('factions that can be played come first, and none of a set that is not in use', () => {
  const found = factionsIn(['base', 'pok', 'te']);
  const firstMissing = found.findIndex(({ isComplete }) => !isComplete);
  expect(firstMissing).toBeGreaterThan(0);
  expect(found.slice(0, firstMissing).every(({ isComplete }) => isComplete)).toBe(true);
  expect(found.slice(firstMissing).some(({ isComplete }) => isComplete)).toBe(false);
  expect(found.map(({ id }) => id)).toContain('titans');
  expect(factionsIn(['base']).map(({ id }) => id)).not.toContain('titans');
});
