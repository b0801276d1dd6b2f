import { expect, test } from 'vitest';
import { createTableRequest, nameRequest } from './requests.ts';

const nameOf = (name: string): string | undefined => nameRequest.safeParse({ name }).data?.name;
const titleOf = (title: string): string | undefined =>
  createTableRequest.safeParse({ game: 'eminent-domain', seats: 2, title }).data?.title;

const good = [
  'Ann',
  'Zoë',
  'Łukasz',
  '李小龍',
  'עדה',
  'محمد',
  'नमस्ते',
  'สวัสดี',
  'O’Brien',
  'Ann 😀',
  'I ❤️ you',
  '#1 (the best)',
];

test.each(good)('people and tables may be called %s', text => {
  expect(nameOf(text)).toBe(text.normalize('NFC'));
  expect(titleOf(text)).toBe(text.normalize('NFC'));
});

const bad: readonly (readonly [string, string])[] = [
  ['a direction override', 'Ann\u202eevil'],
  ['a direction isolate', 'Ann\u2067evil\u2069'],
  ['a direction mark', 'Ann\u200f'],
  ['an Arabic letter mark', 'Ann\u061c'],
  ['a zero-width space', 'An\u200bn'],
  ['a zero-width joiner', 'An\u200dn'],
  ['a word joiner', 'An\u2060n'],
  ['a byte-order mark', 'An\ufeffn'],
  ['a soft hyphen', 'An\u00adn'],
  ['a combining grapheme joiner', 'An\u034fn'],
  ['a Hangul filler', '\u3164'],
  ['a half-width filler', 'Ann\uffa0'],
  ['an empty Braille pattern', '\u2800'],
  ['a selector after a letter', 'Ann\ufe0f'],
  ['a selector of variants', 'Ann\u{e0101}'],
  ['a tag', 'Ann\u{e0041}'],
  ['a line separator', 'Ann\u2028Bob'],
  ['a control character', 'Ann\u0007'],
  ['half a surrogate pair', 'Ann\ud800'],
  ['a tower of marks', `A${'\u0301'.repeat(9)}nn`],
  ['a mark on nothing', '\u0301Ann'],
];

test.each(bad)('nobody and nothing is called with %s', (_, text) => {
  expect(nameOf(text)).toBeUndefined();
  expect(titleOf(text)).toBeUndefined();
});

test('what looks the same is the same: spaces and composed letters are written in one way', () => {
  expect(nameOf(' Ann\u00a0\u2003 Bo ')).toBe('Ann Bo');
  expect(nameOf('Zoe\u0308')).toBe('Zo\u00eb');
  expect(nameOf('\u3000')).toBeUndefined();
  expect(titleOf('  ')).toBe('');
});
