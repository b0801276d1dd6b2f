import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

test('tasks run one after another, the first immediately, also after one has failed', async () => {
  const queue = new SerialQueue();
  const said: string[] = [];
  const task = (name: string, how: 'works' | 'fails' = 'works') =>
    queue.run(async () => {
      said.push(`${name} begins`);
      await setImmediate();
      said.push(`${name} ends`);
      if (how === 'fails') throw new Error(name);
      return name;
    });
  const first = task('first', 'fails');
  expect(said).toEqual(['first begins']);
  const second = task('second');
  expect(queue.isEmpty).toBe(false);
  await expect(first).rejects.toThrow('first');
  const third = task('third'); // while the second is running
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
  expect(said).toEqual(['first', 'second', 'third'].flatMap(name => [`${name} begins`, `${name} ends`]));
  await setImmediate();
  expect(queue.isEmpty).toBe(true);
});
