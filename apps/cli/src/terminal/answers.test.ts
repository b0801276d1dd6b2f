import { type Ask, refusalCodes } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { numbered, readAnswer, wanted } from './answers.ts';
import { flowed, wrapped } from './paint.ts';
import { refusalText } from './refusals.ts';
import type { AskLines } from './screen.ts';

const base = { id: '0.1', seat: 0, kind: 'test', prompt: {} };
const options = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
const pick = (min: number, max: number): Ask => ({ ...base, form: 'pick', options, min, max });
const labels = (...names: string[]): AskLines => ({ question: 'Well?', options: names.map(label => ({ label })) });
const read = (ask: Ask, line: string, lines = labels('x', 'y', 'z')) => readAnswer(line, ask, numbered(ask, lines));

describe('what is typed', () => {
  test('numbers choose options, with spaces or commas', () => {
    expect(read(pick(1, 3), '1 3')).toEqual({ value: ['a', 'c'] });
    expect(read(pick(1, 3), '2,3')).toEqual({ value: ['b', 'c'] });
    expect(read(pick(1, 1), '4')).toBe('There is no option 4.');
    expect(read(pick(1, 1), '0')).toBe('There is no option 0.');
  });

  test('options of the same name stand together, and numbers follow', () => {
    const ask = pick(1, 1);
    const twins = labels('Survey', 'Trade', 'Survey');
    expect(numbered(ask, twins).options.map(each => each.option.key)).toEqual(['a', 'c', 'b']);
    expect(read(ask, '2', twins)).toEqual({ value: ['c'] });
  });

  test('Enter passes, or takes the only choice there is', () => {
    expect(read(pick(0, 1), '', { ...labels('x', 'y', 'z'), pass: 'None' })).toEqual({ value: [] });
    expect(read(pick(1, 1), '')).toBe('You have to choose something here.');
    const only: Ask = { ...base, form: 'pick', options: [{ key: 'a' }], min: 1, max: 1 };
    expect(read(only, '', labels('x'))).toEqual({ value: ['a'] });
    expect(wanted(only, numbered(only, labels('x')).pass)).toBe('1; Enter: x');
  });

  test('an order, amounts and a number are typed as numbers', () => {
    expect(read({ ...base, form: 'order', options }, '3 1 2')).toEqual({ value: ['c', 'a', 'b'] });
    const lines = [
      { key: 'a', min: 0, max: 2 },
      { key: 'b', min: 0, max: 2 },
    ];
    const allocate: Ask = { ...base, form: 'allocate', lines, min: 0, max: 3, suggest: {} };
    expect(read(allocate, '2 1')).toEqual({ value: { a: 2, b: 1 } });
    expect(read(allocate, '2')).toBe('Type 2 amounts, one for each line.');
    expect(read({ ...base, form: 'number', min: 2, max: 5 }, '4')).toEqual({ value: 4 });
    expect(read({ ...base, form: 'number', min: 2, max: 5 }, '')).toBe('Type one number.');
  });

  test('the prompt says how many', () => {
    expect(wanted(pick(1, 1), undefined)).toBe('1-3');
    expect(wanted(pick(2, 2), undefined)).toBe('2 of 1-3');
    expect(wanted(pick(2, 3), undefined)).toBe('at least 2 of 1-3');
    expect(wanted(pick(1, 3), undefined)).toBe('one or more of 1-3');
    expect(wanted(pick(0, 2), 'None')).toBe('up to 2 of 1-3; Enter: None');
    expect(wanted(pick(0, 3), 'None')).toBe('any of 1-3; Enter: None');
    expect(wanted({ ...base, form: 'pick', options: [], min: 0, max: 0 }, 'Go on')).toBe('Enter: Go on');
  });
});

test('every refusal has a sentence', () => {
  for (const code of refusalCodes) expect(refusalText({ ok: false, code, message: '' })).toMatch(/^[A-Z].*\.$/);
  expect(refusalText({ ok: false, code: 'answer/too-few', message: 'At least 3 must be chosen.' })).toContain('3');
});

describe('lines', () => {
  test('break at spaces, keep what stands before them, and are indented after the first', () => {
    expect(wrapped('  one two three', 9, 4)).toEqual(['  one two', '    three']);
    expect(wrapped('word', 2)).toEqual(['word']);
  });

  test('break between pieces', () => {
    expect(flowed(['aa bb', 'cc', 'dd'], 10, 1, ' ')).toEqual(['aa bb cc', ' dd']);
  });
});
