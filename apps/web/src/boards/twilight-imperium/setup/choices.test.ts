import { expect, test } from 'vitest';
import { factionsNeeded, fillFactions, optionsOf, playableIn, readChoices, setsOffered } from './choices.ts';

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

test('factions that are taken out are not dealt, picked or offered, whatever the way to choose', () => {
  const pool = playableIn(setsOffered);
  const without = [pool[0]!, pool.at(-1)!];
  const from = pool.filter(id => !without.includes(id));
  const usual = { ...readChoices({}, 3), without };
  const setups = {
    random: { kind: 'random-within', from },
    pick: { kind: 'pick-and-ban', bans: 0, from },
    'pick-and-ban': { kind: 'pick-and-ban', from },
    'two-of-which-one': { kind: 'two-of-which-one', from },
    'random-within': { kind: 'random-within', named: 3, from },
    milty: { kind: 'milty', from },
  } as const;
  for (const [mode, setup] of Object.entries(setups)) {
    const choices = { ...usual, factionMode: mode as keyof typeof setups };
    expect(optionsOf(choices).setup).toEqual(setup);
    expect(readChoices(optionsOf(choices), 3)).toEqual({ ...choices, map: mode === 'milty' ? undefined : 'random' });
  }
});

test('numbers of bans, of dealt and of named factions are read back, and shown only where they are unusual', () => {
  for (const [setup, numbers] of [
    [{ kind: 'pick-and-ban', bans: 2 }, { bans: 2 }],
    [{ kind: 'two-of-which-one', dealt: 3 }, { dealt: 3 }],
    [{ kind: 'random-within', named: 5 }, { named: 5 }],
  ] as const) {
    expect(readChoices({ setup }, 3).numbers).toMatchObject(numbers);
    expect(optionsOf(readChoices({ setup }, 3)).setup).toEqual(setup);
  }
  expect(factionsNeeded('pick-and-ban', 4, { bans: 2, dealt: 2, named: 4 })).toBe(12);
  expect(factionsNeeded('two-of-which-one', 4, { bans: 1, dealt: 3, named: 4 })).toBe(12);
  expect(factionsNeeded('random', 4)).toBe(4);
});

test('slices that are known before are kept as text, and say themselves how many there are', () => {
  const given = '25,69,34,49,45;24,66,40,41,67;26,35,19,46,42';
  const choices = readChoices(
    { setup: { kind: 'milty', slices: 9, given: given.split(';').map(each => each.split(',')) } },
    3,
  );
  expect(choices.milty).toEqual({ given });
  expect(optionsOf(choices).setup).toEqual({ kind: 'milty', given });
  expect(readChoices({ setup: { kind: 'milty', given: 7 } }, 3).milty).toEqual({});
});

test('a Milty draft offers no more factions than there are', () => {
  const choices = readChoices({ setup: { kind: 'milty', factions: 12 } }, 3);
  const few = playableIn(choices.sets).slice(5);
  expect(optionsOf({ ...choices, without: few }).setup).toMatchObject({ factions: 5 });
});

test('seven players need Prophecy of Kings', () => {
  expect(readChoices({ sets: ['base'] }, 7).sets).toEqual(['base', 'pok']);
  expect(readChoices({ sets: ['base'] }, 6).sets).toEqual(['base']);
});

test('named factions stay with their seats; others get the first free ones', () => {
  const sets = ['base', 'pok', 'codex3'] as const;
  const pool = ['sol', 'hacan', 'letnev', 'jolnar'] as const;
  expect(fillFactions(['letnev', 'titans', 'letnev'], 3, pool, sets)).toEqual(['letnev', 'sol', 'hacan']);
  expect(fillFactions(['letnev', 'hacan', 'sol'], 2, pool, sets)).toEqual(['letnev', 'hacan']);
  expect(fillFactions([], 4, pool, sets)).toEqual(pool);
  const four = ['keleres', 'mentak', 'xxcha', 'argent', 'sol'] as const;
  expect(fillFactions([], 4, four, sets)).toEqual(['keleres', 'mentak', 'xxcha', 'sol']); // not all can play together
});

test('a Milty draft keeps its numbers and lays its own map', () => {
  const choices = readChoices({ setup: { kind: 'milty', slices: 7, bounds: {} }, map: 'random' }, 3);
  expect(choices).toMatchObject({ factionMode: 'milty', milty: { slices: 7 } });
  const options = optionsOf(choices);
  expect(options.setup).toEqual({ kind: 'milty', slices: 7 });
  expect(options).not.toHaveProperty('map');
  expect(readChoices({ setup: 'milty' }, 3).milty).toEqual({});
  const bounds = { minTotal: 10, legendary: 0, oneWormhole: true, apart: 'slice' } as const;
  const bounded = readChoices({ setup: { kind: 'milty', bounds } }, 3);
  expect(bounded.milty).toEqual(bounds);
  expect(optionsOf(bounded).setup).toEqual({ kind: 'milty', ...bounds });
});
