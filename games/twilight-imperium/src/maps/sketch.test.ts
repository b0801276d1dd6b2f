import { expect, test } from 'vitest';
import { previewMap, rollMap } from './index.ts';
import { laidAt, placesOf, sketchOf, sketchString, tilesToLay, turnedWord } from './sketch.ts';

const sets = ['base', 'pok'] as const;

test('a sketch keeps what a map string says', () => {
  const text = rollMap({ players: 6, sets }, undefined, 7)!;
  expect(sketchString(sketchOf(text, sets))).toBe(text);
  expect(previewMap(sketchString(sketchOf(text, sets)), { players: 6, sets }).ok).toBe(true);
  expect(sketchString(sketchOf('{46} 18 -1 83A120 0 x9', sets))).toBe('{46} 18 -1 83A2 0 x9');
  expect(laidAt(sketchOf('x9', sets), '101')).toEqual({ is: 'unreadable' });
});

test('hyperlanes turn by sixths, other tiles do not', () => {
  expect(['83A0', '83A5', '34', '0'].map(turnedWord)).toEqual(['83A1', '83A0', '34', '0']);
});

test('homes, Mecatol Rex and what lies beside the board are not offered', () => {
  const tiles = tilesToLay(sets).map(({ tile }) => tile);
  expect(tiles).toContain('34');
  expect(tiles).toContain('83a');
  for (const tile of ['01', '18', '82a']) expect(tiles).not.toContain(tile);
  expect(tilesToLay(['base']).every(({ back }) => back !== 'hyperlane')).toBe(true);
});

test('one free ring lies round what is laid', () => {
  expect(placesOf({ '000': '18' })).toHaveLength(1 + 6 + 12 + 18);
});
