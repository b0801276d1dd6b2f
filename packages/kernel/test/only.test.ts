import type { AnswerValue, Ask } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { onlyAnswer } from '../src/only.ts';

type Form<F extends Ask['form']> = Omit<Extract<Ask, { form: F }>, 'id' | 'seat' | 'kind' | 'prompt' | 'form'>;

const asked = { id: '0.0', seat: 0, kind: 'test', prompt: {} };
const keysOf = (keys: string) => [...keys].map(key => ({ key }));
const pickOf = (keys: string, min: number, max: number, checked = true): Ask =>
  ({ ...asked, form: 'pick', options: keysOf(keys), min, max, ...(checked ? { checked } : {}) }) as Ask;
const allotOf = (form: Form<'allocate'>): Ask => ({ ...asked, form: 'allocate', ...form }) as Ask;

const legal =
  (...answers: AnswerValue[]) =>
  (value: AnswerValue): boolean =>
    answers.some(each => JSON.stringify(each) === JSON.stringify(value));

describe('P15: the only legal answer is found, and no other', () => {
  test.each([
    ['all of so many', pickOf('ab', 2, 2, false), ['a', 'b']],
    ['some of so many', pickOf('ab', 1, 1, false), undefined],
    ['all or fewer', pickOf('ab', 1, 2, false), undefined],
    ['none of none', pickOf('', 0, 0, false), []],
  ])('keys without a check: %s', (_, ask, only) => {
    expect(onlyAnswer(ask, () => true)).toEqual(only);
  });

  test.each([
    ['one key', pickOf('abc', 1, 1), [['b']], ['b']],
    ['the last key', pickOf('abc', 1, 1), [['c']], ['c']],
    ['one of two keys', pickOf('abc', 1, 1), [['a'], ['c']], undefined],
    ['two keys', pickOf('abc', 2, 2), [['b', 'c']], ['b', 'c']],
    ['no key', pickOf('abc', 0, 2), [[]], []],
    ['more than the least', pickOf('abc', 1, 3), [['a', 'b', 'c']], ['a', 'b', 'c']],
    ['the least or more', pickOf('abc', 1, 3), [['a'], ['a', 'c']], undefined],
    ['nothing at all', pickOf('abc', 1, 1), [], undefined],
  ])('keys with a check: %s', (_, ask, answers, only) => {
    expect(onlyAnswer(ask, legal(...answers))).toEqual(only);
  });

  test('no choice of keys is tried twice, or contains a key twice', () => {
    const tried: string[] = [];
    onlyAnswer(pickOf('abcd', 1, 3), value => {
      tried.push((value as string[]).join(''));
      return false;
    });
    expect(tried).toEqual(['a', 'ab', 'abc', 'abd', 'ac', 'acd', 'ad', 'b', 'bc', 'bcd', 'bd', 'c', 'cd', 'd']);
  });

  test('a question with more answers to try is asked', () => {
    const isThird = legal(['c']);
    expect(onlyAnswer(pickOf('abc', 1, 1), isThird, 3)).toEqual(['c']);
    expect(onlyAnswer(pickOf('abc', 1, 1), isThird, 2)).toBeUndefined();
    expect(onlyAnswer(pickOf('abc', 1, 1), legal(['a']), 2)).toBeUndefined();
  });

  test('an order of one, or of none, is no choice', () => {
    const orderOf = (keys: string): Ask => ({ ...asked, form: 'order', options: keysOf(keys) }) as Ask;
    expect(['', 'a', 'ab'].map(keys => onlyAnswer(orderOf(keys), () => true))).toEqual([[], ['a'], undefined]);
  });

  test('a number between equal bounds', () => {
    const numberOf = (min: number, max: number): Ask => ({ ...asked, form: 'number', min, max }) as Ask;
    expect([onlyAnswer(numberOf(2, 2), () => true), onlyAnswer(numberOf(2, 3), () => true)]).toEqual([2, undefined]);
  });

  const a = (min: number, max: number) => ({ key: 'a', min, max });
  const b = (min: number, max: number) => ({ key: 'b', min, max });
  test.each([
    ['no line is open', { lines: [a(1, 1), b(2, 2)], min: 0, max: 9, suggest: { a: 1, b: 2 } }, { a: 1, b: 2 }],
    ['the least of all', { lines: [a(1, 3), b(2, 3)], min: 3, max: 3, suggest: { a: 1, b: 2 } }, { a: 1, b: 2 }],
    ['the most of all', { lines: [a(1, 3), b(2, 3)], min: 6, max: 6, suggest: { a: 3, b: 3 } }, { a: 3, b: 3 }],
    ['all that one line takes', { lines: [a(0, 3), b(2, 2)], min: 4, max: 4, suggest: { a: 2, b: 2 } }, { a: 2, b: 2 }],
    ['one of two lines', { lines: [a(0, 3), b(0, 3)], min: 2, max: 2, suggest: { a: 2 } }, undefined],
    ['as many as one likes', { lines: [a(0, 3)], min: 0, max: 3, suggest: {} }, undefined],
  ])('amounts without a check: %s', (_, form, only) => {
    expect(onlyAnswer(allotOf(form), () => true)).toEqual(only);
  });

  test.each([
    ['the one', { lines: [a(0, 3), b(0, 3)], min: 2, max: 2, suggest: { a: 2 } }, [{ a: 2 }], { a: 2 }],
    ['one more is legal too', { lines: [a(0, 3)], min: 0, max: 3, suggest: { a: 2 } }, [{ a: 2 }, { a: 3 }], undefined],
    [
      'one fewer is legal too',
      { lines: [a(1, 3)], min: 0, max: 3, suggest: { a: 2 } },
      [{ a: 2 }, { a: 1 }],
      undefined,
    ],
    ['one far away', { lines: [a(0, 9)], min: 0, max: 9, suggest: { a: 2 } }, [{ a: 2 }, { a: 9 }], undefined],
    [
      'all elsewhere',
      { lines: [a(0, 2), b(0, 2)], min: 2, max: 2, suggest: { a: 2 } },
      [{ a: 2 }, { b: 2 }],
      undefined,
    ],
    [
      'beyond the bounds',
      { lines: [a(0, 9)], min: 2, max: 4, suggest: { a: 3 } },
      [{ a: 3 }, { a: 5 }, { a: 1 }],
      { a: 3 },
    ],
  ])('amounts with a check: %s', (_, form, answers, only) => {
    expect(onlyAnswer(allotOf({ ...form, checked: true }), legal(...answers))).toEqual(only);
  });

  test('only amounts within all bounds are tried', () => {
    const tried: AnswerValue[] = [];
    const form = { lines: [a(0, 2), b(1, 2)], min: 2, max: 3, suggest: { a: 1, b: 1 }, checked: true } as const;
    onlyAnswer(allotOf(form), value => {
      tried.push(value);
      return legal({ a: 1, b: 1 })(value);
    });
    const [near, search] = [tried.slice(0, 3), tried.slice(3)];
    expect(near).toEqual([
      { a: 2, b: 1 },
      { a: 0, b: 1 },
      { a: 1, b: 2 },
    ]);
    expect(search).toEqual([{ b: 2 }, { a: 1, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 1 }]);
  });
});
