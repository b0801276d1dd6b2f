import {
  type AnswerValue,
  allocate,
  allot,
  arrange,
  askAll,
  choose,
  chooseIfAny,
  chooseSome,
  count,
  mayChoose,
  pick,
  putInOrder,
  type Rule,
  type Slot,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';

/** The question of a rule and its result; or the result if it does not ask. */
function run<T>(rule: Rule<T>, value?: AnswerValue): { readonly asked?: unknown; readonly made: T } {
  const first = rule.next();
  if (first.done) return { made: first.value };
  const { slots } = first.value as unknown as { slots: readonly Slot<unknown>[] };
  const read = slots.map(slot => slot.read(value!));
  const last = rule.next(read.map(each => (each.ok ? each.value : undefined)));
  if (!last.done) throw new Error('it asks again');
  return { asked: slots[0]!.describe(), made: last.value };
}

const pickOf = (options: string[], min: number, max: number) => ({
  form: 'pick',
  options: options.map(key => ({ key })),
  min,
  max,
});

describe('rules that ask', () => {
  test('choose one', () => {
    expect(run(choose(0, 'k', ['a', 'b']), ['b'])).toEqual({ asked: pickOf(['a', 'b'], 1, 1), made: 'b' });
  });

  test('choose one if there is any', () => {
    const where = (item: string) => item > 'a';
    const choosing = (from: string[]) => chooseIfAny(0, 'k', from, { where });
    expect(run(choosing(['a', 'b']), ['b'])).toEqual({ asked: pickOf(['b'], 1, 1), made: 'b' });
    expect(run(choosing(['a']))).toEqual({ made: undefined });
  });

  test('choose one or none', () => {
    expect(run(mayChoose(0, 'k', ['a']), [])).toEqual({ asked: pickOf(['a'], 0, 1), made: undefined });
    expect(run(mayChoose(0, 'k', ['a']), ['a']).made).toBe('a');
    expect(run(mayChoose(0, 'k', []))).toEqual({ made: undefined });
  });

  test('choose some', () => {
    expect(run(chooseSome(0, 'k', ['a', 'b']), ['b', 'a'])).toEqual({
      asked: pickOf(['a', 'b'], 0, 2),
      made: ['b', 'a'],
    });
    expect(run(chooseSome(0, 'k', []))).toEqual({ made: [] });
  });

  test('put two or more in order', () => {
    const asked = { form: 'order', options: [{ key: 'a' }, { key: 'b' }] };
    expect(run(putInOrder(0, 'k', ['a', 'b']), ['b', 'a'])).toEqual({ asked, made: ['b', 'a'] });
    expect(run(putInOrder(0, 'k', ['a']))).toEqual({ made: ['a'] });
  });

  test('ask nobody if there are no questions', () => {
    expect(run(askAll([]))).toEqual({ made: [] });
  });

  test('allocate amounts, with lines left out for nothing', () => {
    const lines = [
      { key: 'a', min: 0, max: 2 },
      { key: 'b', min: 0, max: 1 },
    ];
    const asked = { form: 'allocate', lines, min: 0, max: 3, suggest: {} };
    expect(run(allocate(0, 'k', lines, { suggest: {} }), { a: 1, b: 0 })).toEqual({ asked, made: { a: 1 } });
  });
});

describe('an answer', () => {
  const codeOf = (slot: Slot<unknown>, value: AnswerValue): string => {
    const read = slot.read(value);
    return read.ok ? 'ok' : `${read.code} ${read.message}`;
  };

  test('uses ids of things as keys', () => {
    const things = [{ id: 'x', n: 1 }, 7];
    expect(pick(0, 'k', things, { max: 2 }).read(['7', 'x'])).toEqual({ ok: true, value: [7, { id: 'x', n: 1 }] });
  });

  test('that is not on offer is shortened in the refusal', () => {
    const long = 'x'.repeat(100);
    const told = `answer/unknown-key "${'x'.repeat(60)}" is not on offer.`;
    expect(codeOf(pick(0, 'k', ['a']), [long])).toBe(told);
    expect(codeOf(allot(0, 'k', [], { suggest: {} }), { [long]: 1 })).toBe(told);
  });

  test('accepts some options only alone', () => {
    const slot = pick(0, 'k', ['a', 'b', 'c'], { min: 1, max: 2, alone: item => item === 'c' });
    expect([['a', 'b'], ['c'], ['a', 'c']].map(value => codeOf(slot, value).split(' ')[0])).toEqual([
      'ok',
      'ok',
      'answer/against-rule',
    ]);
  });

  test('checks the bounds of each line', () => {
    const slot = allot(0, 'k', [{ key: 'a', min: 1, max: 2 }], { suggest: { a: 1 } });
    const codes = [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 0 }, {}, { a: -1 }].map(
      value => codeOf(slot, value).split(' ')[0],
    );
    expect(codes).toEqual(['ok', 'ok', ...new Array(4).fill('answer/amount')]);
  });
});

describe('P15: the only answer', () => {
  test.each([
    ['one of one', () => pick(0, 'k', ['a']), ['a']],
    ['one of two', () => pick(0, 'k', ['a', 'b']), undefined],
    ['one or none of one', () => pick(0, 'k', ['a'], { min: 0 }), undefined],
    ['two of two', () => pick(0, 'k', ['a', 'b'], { min: 2, max: 2 }), ['a', 'b']],
    ['one that is taken alone', () => pick(0, 'k', ['a'], { alone: () => true }), ['a']],
    [
      'two, of which one is taken alone',
      () => pick(0, 'k', ['a', 'b'], { min: 2, max: 2, alone: () => true }),
      undefined,
    ],
    [
      'the one that the rule allows',
      () => pick(0, 'k', ['a', 'b'], { check: ([it]) => it === 'b' || { id: 'r', rule: 'test' } }),
      ['b'],
    ],
    ['no order of none', () => arrange(0, 'k', []), []],
    ['an order of one', () => arrange(0, 'k', ['a']), ['a']],
    ['an order of two', () => arrange(0, 'k', ['a', 'b']), undefined],
    ['a number', () => count(0, 'k', 3, 3), 3],
    ['one of two numbers', () => count(0, 'k', 3, 4), undefined],
    ['amounts', () => allot(0, 'k', [{ key: 'a', min: 0, max: 2 }], { min: 2, suggest: { a: 2 } }), { a: 2 }],
    ['any amount', () => allot(0, 'k', [{ key: 'a', min: 0, max: 2 }], { suggest: { a: 2 } }), undefined],
  ] as [string, () => Slot<unknown>, AnswerValue | undefined][])('%s', (_, slot, only) => {
    expect(slot().only()).toEqual(only);
  });
});
