import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  across,
  clockwise,
  edges,
  hexAt,
  hexDistance,
  opposite,
  outermostRing,
  positionName,
  positions,
  ring,
  ringPositions,
  turned,
} from './hexes.ts';

const anEdge = fc.constantFrom(...edges);
const aHex = fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) });

describe('a ring', () => {
  test.each([1, 2, 3, 4, 8])('%i starts due north at its index in a map string and goes clockwise', k => {
    expect(ring(k)).toHaveLength(6 * k);
    expect(ring(k)[0]).toEqual({ q: 0, r: -k });
    expect(ring(k)[k]).toEqual({ q: k, r: -k }); // north-east corner
    expect(ring(k)[2 * k]).toEqual({ q: k, r: 0 });
    expect(ring(k)[3 * k]).toEqual({ q: 0, r: k }); // due south
    expect(ring(k)[5 * k]).toEqual({ q: -k, r: 0 });
    expect(positions.indexOf(`${k}01`)).toBe(1 + 3 * k * (k - 1));
  });

  test('closes: each place touches the next, and the last the first', () => {
    for (const [i, hex] of ring(4).entries()) expect(hexDistance(hex, ring(4)[(i + 1) % 24]!)).toBe(1);
  });
});

describe('a position', () => {
  test('has the name that the community gives it', () => {
    expect(ringPositions(1)).toEqual(['101', '102', '103', '104', '105', '106']);
    expect(ringPositions(2).at(-1)).toBe('212');
    expect(ringPositions(3).at(-1)).toBe('318');
    expect(ringPositions(4).at(-1)).toBe('424');
    expect(positionName({ q: 1, r: -1 })).toBe('102');
    expect(positionName({ q: -1, r: 0 })).toBe('106');
  });

  test('goes from its name to its hex and back', () => {
    expect(positions).toHaveLength(1 + 3 * outermostRing * (outermostRing + 1));
    for (const position of positions) expect(positionName(hexAt(position)!)).toBe(position);
  });

  test.each(['tl', 'br', '', '107', '100', '319', '1', '0000'])('%j has no hex', name => {
    expect(hexAt(name)).toBeUndefined();
  });

  test('lies clockwise of others whatever their rings', () => {
    const shuffled = ['tl', '422', '304', '401', '301', '413', '000', '307', '419', '416'];
    expect(shuffled.sort(clockwise)).toEqual(['000', '301', '401', '304', '307', '413', '416', '419', '422', 'tl']);
  });
});

describe('edges', () => {
  test('lead there and back again', () => {
    fc.assert(
      fc.property(aHex, anEdge, (hex, edge) => {
        expect(across(across(hex, edge), opposite(edge))).toEqual(hex);
        expect(hexDistance(hex, across(hex, edge))).toBe(1);
      }),
    );
  });

  test('turn clockwise', () => {
    expect(turned('n', 1)).toBe('ne');
    expect(turned('nw', 1)).toBe('n');
    expect(turned('se', 5)).toBe('ne');
    for (const edge of edges) expect(turned(turned(edge, 2), 4)).toBe(edge);
  });
});
