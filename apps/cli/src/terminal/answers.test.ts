import { type Ask, refusalCodes } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { numbered, onlyAnswer, readAnswer, wanted } from './answers.ts';
import { flowed, wrapped } from './paint.ts';
import { refusalText } from './refusals.ts';
import type { AskLines } from './screen.ts';

const base = { id: '0.1', seat: 0, kind: 'test', prompt: {} };
const options = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
const pick = (min: number, max: number): Ask => ({ ...base, form: 'pick', options, min, max });
const labels = (...names: string[]): AskLines => ({ question: 'Well?', options: names.map(label => ({ label })) });
const asks = (ask: Ask, pass?: string, lines = labels('x', 'y', 'z')): string =>
  wanted(ask, numbered(ask, pass === undefined ? lines : { ...lines, pass }));
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
    expect(asks(only, undefined, labels('x'))).toBe('1; Enter: x');
  });

  test('an order, amounts and a number are typed as numbers', () => {
    expect(read({ ...base, form: 'order', options }, '3 1 2')).toEqual({ value: ['c', 'a', 'b'] });
    const lines = [
      { key: 'a', min: 0, max: 2 },
      { key: 'b', min: 0, max: 2 },
    ];
    const allocate: Ask = { ...base, form: 'allocate', lines, min: 0, max: 3, suggest: {} };
    expect(read(allocate, '2 1')).toEqual({ value: { a: 2, b: 1 } });
    expect(read(allocate, '2')).toContain('Type 2 amounts, one for each line');
    expect(read({ ...base, form: 'number', min: 2, max: 5 }, '4')).toEqual({ value: 4 });
    expect(read({ ...base, form: 'number', min: 2, max: 5 }, '')).toBe('Type one number.');
  });

  describe('amounts', () => {
    const lines = [
      { key: 'carrier', min: 0, max: 2 },
      { key: 'fighter', min: 0, max: 4 },
    ];
    const allocate: Ask = { ...base, form: 'allocate', lines, min: 1, max: 4, suggest: { carrier: 1 } };
    const units: AskLines = {
      question: 'Which?',
      options: [
        { label: 'Carrier', code: 'cv' },
        { label: 'Fighter', code: 'ff' },
      ],
    };

    test('go with the marks of their lines: letters, or what the game calls them', () => {
      expect(read(allocate, '2b a', labels('x', 'y'))).toEqual({ value: { fighter: 2, carrier: 1 } });
      expect(read(allocate, '3ff cv', units)).toEqual({ value: { fighter: 3, carrier: 1 } });
      expect(read(allocate, 'cv cv', units)).toEqual({ value: { carrier: 2 } });
      expect(read(allocate, '3cv', units)).toBe('Carrier: at most 2.');
      expect(read(allocate, '3xx', units)).toContain('neither an amount nor a command');
    });

    test('can be all, none, or on Enter what is suggested', () => {
      expect(read(allocate, 'all', units)).toEqual({ value: { carrier: 2, fighter: 4 } });
      expect(read(allocate, 'none', units)).toEqual({ value: {} });
      expect(read(allocate, '', units)).toEqual({ value: { carrier: 1 } });
      expect(asks(allocate, undefined, units)).toBe('like 2cv ff, 1 to 4 in all; Enter: Carrier');
    });
  });

  test('short words of the game name options where they are clear', () => {
    const coded: AskLines = {
      question: 'Well?',
      options: [{ label: 'x', code: 't' }, { label: 'y', code: '3' }, { label: 'z' }],
    };
    expect(numbered(pick(1, 1), coded).options.map(({ mark }) => mark)).toEqual(['t', '3', '4']);
    expect(read(pick(1, 1), '3', coded)).toEqual({ value: ['b'] });
    expect(read(pick(1, 1), '1', coded)).toBe('There is no option 1.');
    const unclear: AskLines = {
      question: 'Well?',
      options: [{ label: 'x', code: 't' }, { label: 'y', code: 't' }, { label: 'z' }],
    };
    expect(numbered(pick(1, 1), unclear).options.map(({ mark }) => mark)).toEqual(['1', '2', '3']);
  });

  test('a question with only one answer can be answered automatically', () => {
    expect(onlyAnswer(pick(3, 3))).toEqual(['a', 'b', 'c']);
    expect(onlyAnswer(pick(0, 3))).toBeUndefined();
    expect(onlyAnswer({ ...base, form: 'pick', options: [], min: 0, max: 0 })).toEqual([]);
    expect(onlyAnswer({ ...base, form: 'number', min: 2, max: 2 })).toBe(2);
    const lines = [{ key: 'a', min: 0, max: 1 }];
    expect(onlyAnswer({ ...base, form: 'allocate', lines, min: 1, max: 1, suggest: {} })).toEqual({ a: 1 });
    expect(onlyAnswer({ ...base, form: 'allocate', lines, min: 0, max: 1, suggest: {} })).toBeUndefined();
    expect(onlyAnswer({ ...base, form: 'order', options })).toBeUndefined();
  });

  test('the prompt says how many', () => {
    expect(asks(pick(1, 1))).toBe('1-3');
    expect(asks(pick(2, 2))).toBe('2 of 1-3');
    expect(asks(pick(2, 3))).toBe('at least 2 of 1-3');
    expect(asks(pick(1, 3))).toBe('one or more of 1-3');
    expect(asks(pick(0, 2), 'None')).toBe('up to 2 of 1-3; Enter: None');
    expect(asks(pick(0, 3), 'None')).toBe('any of 1-3; Enter: None');
    expect(asks({ ...base, form: 'pick', options: [], min: 0, max: 0 }, 'Go on', labels())).toBe('Enter: Go on');
  });
});

test('every refusal has a sentence', () => {
  for (const code of refusalCodes) expect(refusalText({ ok: false, code, message: '' })).toMatch(/^[A-Z].*\.$/);
  expect(refusalText({ ok: false, code: 'answer/too-few', message: 'At least 3 must be chosen.' })).toContain('3');
  expect(refusalText({ ok: false, code: 'answer/against-rule', message: 'That is against LRR 75.' })).toBe(
    'That is against LRR 75.',
  );
});

describe('lines', () => {
  test('break at spaces, keep leading spaces, and are indented after the first', () => {
    expect(wrapped('  one two three', 9, 4)).toEqual(['  one two', '    three']);
    expect(wrapped('word', 2)).toEqual(['word']);
  });

  test('break between pieces', () => {
    expect(flowed(['aa bb', 'cc', 'dd'], 10, 1, ' ')).toEqual(['aa bb cc', ' dd']);
  });
});
