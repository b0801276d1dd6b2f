import { deepEqual, equal, notEqual } from 'node:assert/strict';
import { test } from 'vitest';
import { keepFlat, keepFlats, keepList, keepSame } from './keep.ts';

const a = { id: 'a', count: 1 };
const b = { id: 'b', count: 2 };

test.each([
  { now: [], before: [1] },
  { now: [1], before: [] },
  { now: [2, 3], before: [1, 3] },
  { now: [1, 2], before: [1, 3] },
  { now: [1], before: undefined },
])('a list that is not as before is a copy: $now after $before', ({ now, before }) => {
  const kept = keepList(now, before);
  deepEqual(kept, now);
  notEqual(kept, now);
});

test('what is as before is what stood there before', () => {
  const [list, flat, flats] = [[1, 2], { ...a }, [{ ...a }, { ...b }]];
  equal(keepList([1, 2], list), list);
  equal(keepFlat({ ...a }, flat), flat);
  equal(keepFlats([a, b], flats), flats);
  equal(keepSame({ list, flat }, undefined).list, list);
});

test('an object of which one member is another is a copy', () => {
  for (const now of [
    { id: 'b', count: 1 },
    { id: 'a', count: 2 },
  ]) {
    const kept = keepFlat(now, a);
    deepEqual(kept, now);
    notEqual(kept, now);
  }
  notEqual(keepFlat(a, undefined), a);
  const now = { list: [1] };
  equal(keepSame(now, { list: [1] }), now); // its members are compared as they are
});

test('of a list of objects only those are copied that are not as before', () => {
  const before = [{ ...a }, { ...b }];
  const [first, second] = keepFlats([{ id: 'c', count: 3 }, b], before);
  deepEqual(first, { id: 'c', count: 3 });
  equal(second, before[1]);
  deepEqual(keepFlats([a], before), [a]);
  equal(keepFlats([a], before)[0], before[0]);
  deepEqual(keepFlats([a, b, b], before), [a, b, b]);
  deepEqual(keepFlats([a], undefined), [a]);
  notEqual(keepFlats([a], undefined)[0], a);
  deepEqual(before, [a, b]);
});
