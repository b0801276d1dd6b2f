import { expect, test } from 'vitest';
import { findMutants } from './find.ts';
import { SWITCH, switchedText } from './switches.ts';

const switched = (text: string): string => {
  const file = { path: 'a.ts', text };
  return switchedText(
    file,
    findMutants(file).map((mutant, id) => ({ id, mutant })),
  ).replaceAll(`globalThis.${SWITCH}?.`, 'm');
};

test.each([
  ['const a = b < c;', 'const a = (m(0)?(b <= c):(b < c));'],
  ['if (a < 1) b();', 'if ((m(0)?(!(a < 1)):m(1)?(a <= 1):(a < (m(2)?(2):(1))))) {if(m(3)){;}else {b();}}'],
  ['const a = [b, 1];', 'const a = (m(0)?([1]):m(1)?([b]):([b, (m(2)?(2):(1))]));'],
  ['const a = b?.c.filter(d).length;', 'const a = (m(0)?(b?.c.length):(b?.c.filter(d).length));'],
  ['const a = b // c\n.filter(d);', 'const a = (m(0)?(b // c\n):(b // c\n.filter(d)));'],
  ['const f = () => true;', 'const f = () => (m(0)?(false):(true));'],
  ['function f() { return true; }', 'function f() { {if(m(0)){return false;}else {return true;}} }'],
  ['const a = Math.min(b, c);', 'const a = (m(0)?(Math.max):(Math.min))(b, c);'],
])('%s', (text, wanted) => {
  expect(switched(text)).toBe(wanted);
});

test('with every switch off the program is the same, with one on it is that mutant', () => {
  const text = 'const list = [1, 2, 3].filter(n => n > 1 && n !== x); let sum = 0; for (const n of list) sum += n;';
  const run = (on: number) =>
    new Function('m', 'x', `${switched(text)} return [sum, list.length];`)((id: number) => id === on, 3) as number[];
  const outcomes = findMutants({ path: 'a.ts', text }).map(({ original, mutated }, id) => [original, mutated, run(id)]);
  expect(run(-1)).toEqual([2, 1]);
  expect(outcomes.find(([original]) => original === 'n > 1')).toEqual(['n > 1', 'n >= 1', [3, 2]]);
  expect(outcomes.find(([, mutated]) => mutated === ';')).toEqual(['sum += n;', ';', [0, 1]]);
});
