import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Mailbox } from './mailbox.ts';

test('one thing is done after another, the first at once, also after one has failed', async () => {
  const mailbox = new Mailbox();
  const said: string[] = [];
  const task = (name: string, how: 'works' | 'fails' = 'works') =>
    mailbox.do(async () => {
      said.push(`${name} begins`);
      await setImmediate();
      said.push(`${name} ends`);
      if (how === 'fails') throw new Error(name);
      return name;
    });
  const first = task('first', 'fails');
  expect(said).toEqual(['first begins']);
  const second = task('second');
  expect(mailbox.isEmpty).toBe(false);
  await expect(first).rejects.toThrow('first');
  const third = task('third'); // while the second is on its way
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
  expect(said).toEqual(['first', 'second', 'third'].flatMap(name => [`${name} begins`, `${name} ends`]));
  await setImmediate();
  expect(mailbox.isEmpty).toBe(true);
});
