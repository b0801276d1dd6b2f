import { expect, test } from 'vitest';
import { fillFactions, optionsOf, readChoices } from './choices.ts';

test('without options everything is as usual', () => {
  const usual = readChoices({}, 6);
  expect(usual).toMatchObject({ points: 10, factionMode: 'random', map: undefined, guarded: false });
  expect(usual.sets).toEqual(['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4']);
  expect(optionsOf(usual)).toEqual({ sets: usual.sets, points: 10, map: 'random' });
});

test('options are read back as they were chosen', () => {
  const options = {
    sets: ['base', 'pok'],
    points: 14,
    factions: ['hacan', 'sol', 'letnev'],
    guarded: true,
    map: '0 1',
  };
  expect(optionsOf(readChoices(options, 3))).toEqual(options);
  expect(readChoices({ draft: true }, 3).factionMode).toBe('pick');
  for (const setup of ['pick', 'pick-and-ban', 'two-of-which-one', 'random-within'])
    expect(optionsOf(readChoices({ setup }, 3))).toMatchObject({ setup, map: 'random' });
});

test('seven players need Prophecy of Kings', () => {
  expect(readChoices({ sets: ['base'] }, 7).sets).toEqual(['base', 'pok']);
  expect(readChoices({ sets: ['base'] }, 6).sets).toEqual(['base']);
});

test('named factions stay with their seats; others get the first free ones', () => {
  const pool = ['sol', 'hacan', 'letnev', 'jolnar'] as const;
  expect(fillFactions(['letnev', 'titans', 'letnev'], 3, pool)).toEqual(['letnev', 'sol', 'hacan']);
  expect(fillFactions(['letnev', 'hacan', 'sol'], 2, pool)).toEqual(['letnev', 'hacan']);
  expect(fillFactions([], 4, pool)).toEqual(pool);
});

test('a Milty draft keeps its numbers and lays its own map', () => {
  const choices = readChoices({ setup: { kind: 'milty', slices: 7, bounds: {} }, map: 'random' }, 3);
  expect(choices).toMatchObject({ factionMode: 'milty', milty: { slices: 7 } });
  const options = optionsOf(choices);
  expect(options.setup).toEqual({ kind: 'milty', slices: 7 });
  expect(options).not.toHaveProperty('map');
  expect(readChoices({ setup: 'milty' }, 3).milty).toEqual({});
});
