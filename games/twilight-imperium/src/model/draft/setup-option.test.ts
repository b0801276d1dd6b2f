import { describe, expect, test } from 'vitest';
import { factions, wholeFactions } from '../factions/factions.ts';
import { factionIds, type Source } from '../ids.ts';
import { readOptions, refuseNew } from '../options.ts';
import type { Options } from '../state.ts';
import { usualBounds } from './setup-option.ts';

const known: readonly Source[] = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4'];
const whole = factionIds.filter(id => wholeFactions.includes(id) && known.includes(factions[id].source));
const few = ['hacan', 'letnev', 'mentak', 'sardakk', 'sol', 'xxcha'];
const pok = ['base', 'pok'] as const;

function read(setup: unknown, players = 4, other: object = {}): Options {
  const outcome = readOptions({ setup, ...other }, players);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

function refusal(setup: unknown, players = 4, other: object = {}): string {
  const outcome = readOptions({ setup, ...other }, players);
  if (!outcome.ok) return outcome.message;
  return refuseNew(outcome.value)?.message ?? 'taken';
}

test('words that other options say as well', () => {
  expect(read('fixed')).toEqual(read(undefined));
  expect(read('Pick')).toEqual(read('pick-and-ban bans=0'));
  expect(read('Pick', 4, { draft: true })).toEqual(read('Pick'));
  expect(read('build')).toEqual(read(undefined, 4, { map: 'build' }));
  expect(read('build', 6, { map: 'Six Player Large' }).map).toBe('build six-player-large');
  expect(read('build', 4, { factions: ['Sol', 'Hacan', 'Letnev', 'Xxcha'] }).factions).toHaveLength(4);
});

test('what is left out is as usual', () => {
  expect(read('pick and ban').setup).toEqual({ kind: 'pick-and-ban', from: whole, bans: 1 });
  expect(read('Two of which one').setup).toEqual({ kind: 'two-of-which-one', from: whole, dealt: 2 });
  expect(read('random-within').setup).toEqual({ kind: 'random-within', from: whole, named: 4 });
  expect(read({ kind: 'milty' }, 6).setup).toEqual({
    kind: 'milty',
    from: whole,
    factions: 9,
    slices: 7,
    bounds: usualBounds(pok),
  });
  expect(read('milty', 3).setup).toMatchObject({ factions: 6, slices: 4 });
  expect(read('milty', 6, { sets: ['base'] }).setup).toMatchObject({ slices: 6, bounds: { legendary: 0 } });
});

test('details are read from text and from objects alike', () => {
  const said =
    'milty slices=9 factions=6 min-influence=3.5 maxTotal=14 one-wormhole=yes apart=slice from=Sol,n’orr,l1,letnev,hacan,xxcha';
  const { setup } = read(said, 6);
  expect(setup).toMatchObject({
    slices: 9,
    factions: 6,
    from: ['sol', 'sardakk', 'l1z1x', 'letnev', 'hacan', 'xxcha'],
    bounds: { minInfluence: 3.5, minResources: 2.5, maxTotal: 14, oneWormhole: true, apart: 'slice' },
  });
  expect(read(setup, 6).setup).toEqual(setup);
});

test('slices may be given as text', () => {
  const given = '25,69,34,49,45;24,66,40,41,67;26,35,19,46,42';
  const { setup } = read(`milty given=${given}`, 3);
  expect(setup).toMatchObject({ slices: 3, given: [['25', '69', '34', '49', '45'], {}, {}] });
  expect(read(setup, 3).setup).toEqual(setup);
});

describe('a refusal names the part, what was read and what is possible', () => {
  test.each<[unknown, number, string]>([
    [
      'chess',
      4,
      '"setup": "chess" is no way to set up. Possible: fixed, pick, pick-and-ban, two-of-which-one, random-within, milty, build.',
    ],
    [
      7,
      4,
      '"setup" is a text or has a "kind". Possible: fixed, pick, pick-and-ban, two-of-which-one, random-within, milty, build.',
    ],
    ['milty slices=7 fast', 4, '"setup": "fast" cannot be read. Details are written as name=value.'],
    ['pick-and-ban speed=3', 4, '"setup": pick-and-ban has no "speed". It has bans and from.'],
    ['build slices=3', 4, '"setup": build has no "slices". It has no details.'],
    ['pick-and-ban bans=many', 4, '"setup": bans is a whole number from 0 to 4, not "many".'],
    [
      `pick-and-ban from=${few}`,
      5,
      `"setup": pick-and-ban for 5 players needs 10 factions, and 6 are offered: ${few.join(', ')}.`,
    ],
    [
      `two-of-which-one from=${few}`,
      6,
      `"setup": two-of-which-one for 6 players needs 12 factions, and 6 are offered: ${few.join(', ')}.`,
    ],
    ['milty from=sol,hacan', 4, '"setup": milty for 4 players needs 4 factions, and 2 are offered: sol, hacan.'],
    [
      'milty factions=99',
      4,
      `"setup": factions is a whole number from 4 to ${whole.length}, not "99". So many factions can be offered: ${whole.join(', ')}.`,
    ],
    ['milty slices=10', 4, '"setup": slices is a whole number from 4 to 9, not "10".'],
    ['milty slices=3', 4, '"setup": slices is a whole number from 4 to 9, not "3".'],
    ['milty minTotal=14', 4, '"setup": minTotal 14 is more than maxTotal 13.'],
    ['milty legendary=3', 4, '"setup": legendary is a whole number from 0 to 2, not "3".'],
    ['milty apart=far', 4, '"setup": apart is map or slice, not "far".'],
    ['milty oneWormhole=maybe', 4, '"setup": oneWormhole is yes or no, not "maybe".'],
    ['milty given=25,69,34', 3, '"setup": Slice 1, "25,69,34": 3 tiles, and a slice has 5.'],
    ['milty given=25,69,34,49,45', 3, '"setup": given has 1 slice for 3 players.'],
    ['random-within named=2', 4, `"setup": named is a whole number from 4 to ${whole.length}, not "2".`],
    ['milty from=sol,hacan,letnev,klingon', 4, '"setup": from: "klingon" is no faction. Possible:'],
    ['milty from=sol,hacan,letnev,ral-nel', 4, '"setup": from: "ral-nel" is no faction in these sets. Possible:'],
    [
      'milty minTotal=20 maxTotal=30',
      4,
      '"setup": no 5 slices were found within these bounds (total-low). Wider bounds help.',
    ],
  ])('%j for %i players', (setup, players, said) => {
    expect(refusal(setup, players).slice(0, said.length)).toBe(said);
  });

  test('options that do not go together', () => {
    const factions = ['sol', 'hacan', 'letnev', 'xxcha'];
    expect(refusal('milty', 4, { factions })).toBe('"setup": milty does not go with "factions" that are named.');
    expect(refusal('pick', 4, { factions })).toBe('"setup": pick does not go with "factions" that are named.');
    expect(refusal('milty', 4, { draft: true })).toBe('"setup": milty does not go with "draft".');
    expect(refusal('milty', 4, { map: 'four-player' })).toBe(
      '"setup": milty lays its own map and does not go with "map".',
    );
    expect(refusal('milty', 4, { sets: ['base'] })).toBe(
      '"setup": milty for 4 players lays hyperlanes and needs the set "pok".',
    );
    expect(refusal('two-of-which-one', 4, { map: 'build' })).toBe('taken');
  });
});
