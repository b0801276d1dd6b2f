import { expect, test } from 'vitest';
import { factionNames } from '../../text/names.ts';
import { wholeFactions } from '../factions/factions.ts';
import { layoutIds } from '../galaxy/layouts.ts';
import { factionIds, sources } from '../ids.ts';
import { factionNamed, layoutMeant, setNamed } from './spellings.ts';

test.each([
  ['Sol', 'sol'],
  ['The Emirates of Hacan', 'hacan'],
  ["n'orr", 'sardakk'],
  ['n’orr', 'sardakk'],
  ['l1', 'l1z1x'],
  ['JOL-NAR', 'jolnar'],
  ['jol nar', 'jolnar'],
  ['naaz rokha', 'naaz-rokha'],
  ['Cabal', 'vuilraith'],
  ['  the   winnu ', 'winnu'],
])('%j means %s', (text, faction) => expect(factionNamed(text)).toBe(faction));

test('every faction is known by its id and by the names that screens show', () => {
  for (const id of factionIds) {
    const { name, short } = factionNames[id];
    for (const text of [id, name, short, name.toUpperCase()]) expect([text, factionNamed(text)]).toEqual([text, id]);
  }
});

test('every faction that can be played has short names, none of them another’s', () => {
  const short = [
    ...['arb', 'ghosts', 'cats', 'jn', 'l1', 'letty', 'pirates', 'muat', 'nalu', 'virus', 'clan', 'norr', 'federation'],
    ...['win', 'xcha', 'clones', 'yss', 'kel', 'arg', 'cabal', 'emp', 'mgs', 'nomd', 'nra', 'ul'],
  ];
  const found = short.map(factionNamed);
  expect(found).not.toContain(undefined);
  expect(new Set(found).size).toBe(wholeFactions.length);
});

test.each(['klingon', '', ' ', 'the', 7, null, undefined, ['sol']])('%j is no faction', raw => {
  expect(factionNamed(raw)).toBeUndefined();
});

test('sets and layouts', () => {
  for (const set of sources) expect(setNamed(set.toUpperCase())).toBe(set);
  expect(setNamed('Prophecy of Kings')).toBe('pok');
  expect(setNamed('codex 2')).toBe('codex2');
  expect(setNamed("Thunder's Edge")).toBe('te');
  for (const id of layoutIds) expect(layoutMeant(id.replaceAll('-', ' '))).toBe(id);
  expect(layoutMeant('Six Player (Large)')).toBe('six-player-large');
  expect(layoutMeant('six')).toBeUndefined();
});
