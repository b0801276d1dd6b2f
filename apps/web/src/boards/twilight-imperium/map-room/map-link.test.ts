import { expect, test } from 'vitest';
import { readLink, writeLink } from './map-link.ts';

test('a link says the same after the way there and back', () => {
  const map = { players: 4, sets: ['base'], text: '{18} 35 0 -1 83A2' } as const;
  expect(writeLink(map)).toBe('4;base;{18}_35_0_-1_83A2');
  expect(readLink(writeLink(map))).toEqual(map);
});

test('a map string alone is a link too; its homes say how many play', () => {
  expect(readLink('35 46 0 0 0 0')).toMatchObject({ players: 4, text: '35 46 0 0 0 0' });
  expect(readLink('35 46').players).toBe(6);
  expect(readLink('99;odd;0 0').players).toBe(6);
});
