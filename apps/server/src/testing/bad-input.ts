import { type Random, randomBelow } from '@orrery/kernel';

export const oneOf = <T>(list: readonly T[], random: Random): T => list[randomBelow(list.length, random)]!;

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
};

/** Values that no message should contain. */
const oddities: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e308, -1e308, 2 ** 53, 1e21, Number.MIN_VALUE, 4_294_967_296],
  ...[
    '',
    ' ',
    '0',
    '-',
    '..',
    '../../etc/passwd',
    '%2e%2e%2f',
    '\u0000',
    '\u202e',
    '\ud800',
    '𝕏'.repeat(60),
    'ß'.repeat(41),
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN'],
  ...["' OR 1=1 --", '$1', '"; DROP TABLE tables', '<script>alert(1)</script>', '\r\nSet-Cookie: a=b'],
  ...['x'.repeat(101), 'x'.repeat(5000), 'a'.repeat(16), 'a'.repeat(22), 'a'.repeat(43)],
  ...[[], {}, [[]], [null], [''], { length: 1e9 }, { a: { a: {} } }, nested(60), nested(1500)],
  ...[
    Array.from({ length: 501 }, (_, i) => `k${i}`),
    Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, i])),
  ],
  ...[JSON.parse('{"__proto__":{"admin":true}}'), JSON.parse('{"constructor":{"prototype":{"a":1}}}')],
];

type Path = (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))];
}

/** A message with one field changed, removed, added or replaced; never equal to the original. */
export function mutated(message: object, random: Random): unknown {
  const copy = structuredClone(message) as Record<string, unknown>;
  const path = oneOf(pathsOf(copy), random);
  const last = path.at(-1);
  if (last === undefined) return oneOf(oddities, random);
  let place = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  switch (randomBelow(5, random)) {
    case 0:
      delete place[last];
      break;
    case 1:
      Object.defineProperty(place, oneOf(['__proto__', 'constructor', 'more', '', 'seat', 'key', 'person'], random), {
        value: oneOf(oddities, random),
        enumerable: true,
        configurable: true,
      });
      break;
    case 2:
      place[last] = [place[last]];
      break;
    default:
      place[last] = oneOf(oddities, random);
  }
  return copy;
}

/** Damaged text: truncated, doubled, with changed bytes, or noise. */
export function garbled(text: string, random: Random): string {
  const at = randomBelow(text.length + 1, random);
  switch (randomBelow(5, random)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text + text;
    case 2:
      return `${text.slice(0, at)}${String.fromCharCode(randomBelow(0x500, random))}${text.slice(at + 1)}`;
    case 3:
      return Array.from({ length: randomBelow(200, random) }, () => String.fromCharCode(randomBelow(256, random))).join(
        '',
      );
    default:
      return '[{"a":'.repeat(randomBelow(8000, random));
  }
}

export const noise = (random: Random, most: number): Buffer =>
  Buffer.from(Array.from({ length: randomBelow(most, random) }, () => randomBelow(256, random)));
