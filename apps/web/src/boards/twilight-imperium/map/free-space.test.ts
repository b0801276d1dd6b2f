import { expect, test } from 'vitest';
import { freeSpace, shiftInto } from './free-space.ts';

const board = { left: 0, top: 0, right: 300, bottom: 400 };

test('a sheet at the foot leaves what is above it, a panel in a corner the larger side', () => {
  expect(freeSpace(board, [{ left: 0, top: 250, right: 300, bottom: 400 }])).toEqual({ ...board, bottom: 250 });
  expect(freeSpace(board, [{ left: 0, top: 0, right: 100, bottom: 380 }])).toEqual({ ...board, left: 100 });
});

test('several panels are all left free, and one beside the board changes nothing', () => {
  const foot = { left: 0, top: 300, right: 300, bottom: 400 };
  const head = { left: 0, top: 0, right: 300, bottom: 50 };
  expect(freeSpace(board, [foot, head])).toEqual({ ...board, top: 50, bottom: 300 });
  expect(freeSpace(board, [{ left: 300, top: 0, right: 500, bottom: 400 }])).toEqual(board);
});

test('what is covered moves as far as it has to and no farther', () => {
  const space = { left: 0, top: 0, right: 300, bottom: 250 };
  expect(shiftInto({ left: 10, top: 200, right: 90, bottom: 280 }, space)).toEqual({ x: 0, y: -30 });
  expect(shiftInto({ left: -20, top: 10, right: 60, bottom: 90 }, space)).toEqual({ x: 20, y: 0 });
  expect(shiftInto({ left: 10, top: 10, right: 90, bottom: 90 }, space)).toEqual({ x: 0, y: 0 });
});

test('what does not fit comes to the middle', () => {
  expect(shiftInto({ left: 0, top: 0, right: 80, bottom: 100 }, { ...board, bottom: 60 })).toEqual({ x: 0, y: -20 });
});
