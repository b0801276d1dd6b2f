import { readFileSync } from 'node:fs';
import type { EmpireView, PlanetView, View } from '@orrery/eminent-domain/view';
import type { Picture } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { SoloTable } from '../../../solo/engine.ts';
import { tableFacts } from './table-facts.ts';

/** In which file of this folder a key is read, or that it is read elsewhere. A new key does not compile until it has its place. */
type Placed<T> = Readonly<Record<keyof T, 'rows.tsx' | 'table-facts.ts' | 'glance.tsx' | 'elsewhere'>>;

const view: Placed<View> = {
  seat: 'elsewhere', // whose view it is, the page says
  options: 'table-facts.ts',
  start: 'rows.tsx',
  turn: 'rows.tsx',
  roles: 'rows.tsx',
  stacks: 'table-facts.ts',
  market: 'table-facts.ts',
  supply: 'table-facts.ts',
  stacksToEnd: 'table-facts.ts',
  planetDeck: 'table-facts.ts',
  planetDiscard: 'table-facts.ts',
  looking: 'table-facts.ts',
  removed: 'table-facts.ts',
  lastRound: 'table-facts.ts',
  over: 'table-facts.ts',
  empires: 'glance.tsx',
};

const empire: Placed<EmpireView> = {
  seat: 'rows.tsx',
  handSize: 'rows.tsx',
  hand: 'elsewhere', // it lies in front of one
  deckSize: 'rows.tsx',
  discard: 'rows.tsx',
  played: 'rows.tsx',
  acting: 'rows.tsx',
  planets: 'rows.tsx',
  permanents: 'rows.tsx',
  fighters: 'rows.tsx',
  influence: 'rows.tsx',
  handLimit: 'rows.tsx',
  symbols: 'rows.tsx',
  score: 'rows.tsx',
  tieBreak: 'rows.tsx',
};

const planet: Placed<PlanetView> = {
  place: 'elsewhere', // it says which one is meant, and nothing about it
  faceUp: 'rows.tsx',
  planet: 'rows.tsx',
  type: 'rows.tsx',
  warfareCost: 'rows.tsx',
  colonizeCost: 'rows.tsx',
  colonies: 'rows.tsx',
  slots: 'rows.tsx',
  scorched: 'rows.tsx',
};

test.each([
  ['view', view],
  ['empire', empire],
  ['planet', planet],
] as const)('at a glance reads each part of what a seat sees of a %s', (_name, placed) => {
  const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const unread = Object.entries(placed).filter(
    ([key, file]) => file !== 'elsewhere' && !new RegExp(`\\b${key}\\b`).test(source(file)),
  );
  expect(unread).toEqual([]);
});

test('nothing at a real table is without a place', async () => {
  let picture: Picture | undefined;
  const told = {
    tell: (message: { type: string; picture?: unknown }) => {
      if (message.type === 'full') picture = message.picture as Picture;
    },
    keep: async () => {},
  };
  await SoloTable.begin(told, 'test', 'eminent-domain', 3, '7'.repeat(64), {})?.show();
  const unplaced = (value: object, placed: object) => Object.keys(value).filter(key => !Object.hasOwn(placed, key));
  const seen = picture!.view as unknown as View;
  expect(unplaced(seen, view)).toEqual([]);
  for (const each of seen.empires) {
    expect(unplaced(each, empire)).toEqual([]);
    for (const world of each.planets) expect(unplaced(world, planet)).toEqual([]);
  }
  expect(tableFacts(seen)).toHaveLength(12);
});
