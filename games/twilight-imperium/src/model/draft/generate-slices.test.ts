import { quickRandom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { tileFacts } from '../galaxy/galaxy.ts';
import type { Source } from '../ids.ts';
import { faultKinds, faultsOf, type SliceBounds } from './bounds.ts';
import { generateSlices, mostInSlices, mostSlices } from './generate-slices.ts';
import { bordersOf, miltyLayout } from './milty-layouts.ts';
import { usualBounds } from './setup-option.ts';
import { type Slice, sliceFigures } from './slices.ts';

const pok: readonly Source[] = ['base', 'pok'];
const borders = bordersOf(miltyLayout(6));
const draw = (count: number, sets: readonly Source[], bounds: SliceBounds, seed: number): Slice[] =>
  generateSlices(count, sets, bounds, borders, quickRandom(seed));

/** A number of slices, the boxes, and what is different from the usual bounds. */
const draws: readonly [count: number, sets: readonly Source[], other: Partial<SliceBounds>][] = [
  [4, pok, {}],
  [7, pok, {}],
  [9, pok, {}],
  [6, ['base'], {}],
  [7, pok, { apart: 'slice' }],
  [7, pok, { oneWormhole: true, wormholes: 3, legendary: 2 }],
  [6, pok, { minTotal: 11, maxTotal: 12 }],
];

describe.each(draws)('%i slices of %j with %j', (count, sets, other) => {
  const bounds = { ...usualBounds(sets), ...other };

  test('keep their bounds, with three blue and two red tiles each and none twice', () => {
    for (let seed = 0; seed < 25; seed++) {
      const slices = draw(count, sets, bounds, seed);
      expect(faultsOf(slices, bounds, borders)).toEqual([]);
      expect(slices).toHaveLength(count);
      expect(new Set(slices.flat()).size).toBe(count * 5);
      for (const slice of slices) {
        const facts = slice.map(tileFacts);
        expect(facts.filter(({ back }) => back === 'blue')).toHaveLength(3);
        expect(facts.filter(({ back }) => back === 'red')).toHaveLength(2);
        for (const { source } of facts) expect(sets).toContain(source);
      }
    }
  });
});

test('one seed gives one set of slices, another seed another', () => {
  const bounds = usualBounds(pok);
  expect(draw(7, pok, bounds, 1)).toEqual(draw(7, pok, bounds, 1));
  expect(draw(7, pok, bounds, 2)).not.toEqual(draw(7, pok, bounds, 1));
});

test('bounds that nothing keeps give slices all the same, and what is wrong is told', () => {
  const bounds = { ...usualBounds(pok), minTotal: 25, maxTotal: 30 };
  const slices = draw(7, pok, bounds, 1);
  expect(slices).toHaveLength(7);
  expect(new Set(faultsOf(slices, bounds, borders).map(({ kind }) => kind))).toEqual(new Set(['total-low']));
});

test('the boxes say how many slices there can be, and of what', () => {
  expect([mostSlices(['base']), mostSlices(pok)]).toEqual([6, 9]);
  expect(mostInSlices(['base'])).toEqual({ wormholes: 2, legendary: 0 });
  expect(mostInSlices(pok)).toEqual({ wormholes: 3, legendary: 2 });
  expect(usualBounds(['base']).legendary).toBe(0);
});

/** Slices of which each breaks one bound, among bounds that are wide otherwise. */
describe('every bound is looked at', () => {
  const wide: SliceBounds = {
    ...{ minInfluence: 0, minResources: 0, minTotal: 0, maxTotal: 40 },
    ...{ wormholes: 0, legendary: 0, oneWormhole: false, apart: 'map' },
  };
  const plain: Slice = ['19', '20', '21', '46', '47'];
  const cases: readonly [(typeof faultKinds)[number], Slice[], Partial<SliceBounds>][] = [
    ['influence', [plain], { minInfluence: 10 }],
    ['resources', [plain], { minResources: 10 }],
    ['total-low', [plain], { minTotal: 10 }],
    ['total-high', [plain], { maxTotal: 2 }],
    ['same-wormholes', [['39', '20', '26', '46', '47']], {}],
    ['two-wormholes', [['39', '20', '40', '46', '47']], { oneWormhole: true }],
    ['two-legendary', [['65', '20', '66', '46', '47']], {}],
    ['clash-inside', [['41', '42', '20', '46', '47']], {}],
    [
      'clash-across',
      [
        ['41', '20', '21', '46', '47'],
        ['19', '22', '43', '48', '49'],
      ],
      {},
    ],
    ['few-alpha', [['40', '20', '25', '46', '47']], { wormholes: 1 }],
    ['few-beta', [['39', '20', '21', '46', '47']], { wormholes: 1 }],
    ['few-legendary', [plain], { legendary: 1 }],
  ];

  test.each(cases)('%s', (kind, slices, other) => {
    expect(faultsOf(slices, { ...wide, ...other }, borders).map(fault => fault.kind)).toContain(kind);
    if (kind === 'clash-across') expect(faultsOf(slices, { ...wide, apart: 'slice' }, borders)).toEqual([]);
  });

  test('and none is left out here', () => expect(cases.map(([kind]) => kind)).toEqual([...faultKinds]));
});

test('a slice is worth what its planets are: the greater value of each, half of both where they are equal', () => {
  // Quann 2/1 with a beta wormhole, Accoen 2/3 and Jeol Ir 2/3, Centauri 1/3 and Gral 1/1, empty space, an asteroid field
  expect(sliceFigures(['25', '69', '34', '49', '45'])).toEqual({
    planets: 5,
    resources: 8,
    influence: 11,
    optimalResources: 2.5,
    optimalInfluence: 9.5,
    optimal: 12,
    traits: { cultural: 2, hazardous: 0, industrial: 3 },
    specialties: ['blue'],
    wormholes: ['beta'],
    anomalies: ['asteroid-field'],
    legendary: [],
  });
});
