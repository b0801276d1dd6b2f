import { expect, test } from 'vitest';
import { factionsIn } from '../../view/index.ts';
import { primers } from './primers.ts';

test('every faction that can be played has a primer', () => {
  const playable = factionsIn(['base', 'pok', 'codex3']).filter(({ isComplete }) => isComplete);
  expect(playable.filter(({ id }) => !primers[id])).toEqual([]);
});
