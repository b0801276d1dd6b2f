import { expect, test } from 'vitest';
import { advisedFirst, oneMore } from './choice.ts';

const ask = {
  ...{ id: '1', seat: 0, about: 'infantry', form: 'allocate', min: 5, max: 5, suggest: { jord: 5 } },
  lines: [
    { key: 'jord', min: 1, max: 5 },
    { key: 'luna', min: 0, max: 2 },
    { key: 'mars', min: 0, max: 5 },
  ],
} as unknown as Parameters<typeof oneMore>[0];

test('one more of a line never makes more than there is: it comes from where most lie', () => {
  expect(oneMore(ask, { jord: 3 }, 'luna')).toEqual({ jord: 3, luna: 1 });
  expect(oneMore(ask, { jord: 5 }, 'luna')).toEqual({ jord: 4, luna: 1 });
  expect(oneMore(ask, { jord: 1, mars: 4 }, 'jord')).toEqual({ jord: 2, mars: 3 });
  expect(oneMore(ask, { jord: 3, luna: 2 }, 'luna')).toEqual({ jord: 3, luna: 2 });
});

test('what a guide points at stands first in a longer list', () => {
  const items = ['a', 'b', 'c', 'd'].map(key => ({ key }));
  const isAdvised = (key: string) => key === 'b' || key === 'd';
  const order = (list: typeof items) => advisedFirst(list, { isAdvised }).map(({ key }) => key);
  expect(order(items)).toEqual(['b', 'd', 'a', 'c']);
  expect(order(items.slice(0, 3))).toEqual(['a', 'b', 'c']);
});
