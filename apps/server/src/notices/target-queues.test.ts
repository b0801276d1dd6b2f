import { expect, test } from 'vitest';
import { TargetQueues } from './target-queues.ts';

const limits = { inAll: 4, perHost: 3, perSlowHost: 1 };

/** Jobs that end when the test decides, by name. */
function scene() {
  const left: string[] = [];
  const queues = new TargetQueues<string>(items => left.push(...items), limits);
  const running = new Map<string, (answered: boolean) => void>();
  const add = (url: string, ...names: string[]) => {
    for (const name of names) queues.add(url, name, () => new Promise(resolve => running.set(name, resolve)));
  };
  const end = async (name: string, answered = true) => {
    const resolve = running.get(name)!;
    running.delete(name);
    resolve(answered);
    await new Promise(later => setImmediate(later));
  };
  return { queues, left, add, end, running: () => [...running.keys()] };
}

test('one at a time for each target, in order, and a few for each host', async () => {
  const { queues, add, end, running } = scene();
  add('https://a.example/1', 'a1', 'a2');
  add('https://a.example/2', 'b1');
  add('https://a.example/3', 'c1');
  add('https://a.example/4', 'd1');
  add('https://other.example/', 'e1');
  add('https://third.example/', 'f1');
  expect(running()).toEqual(['a1', 'b1', 'c1', 'e1']); // three for the host, four in all
  expect(queues.size).toBe(7);
  await end('a1');
  expect(running()).toEqual(['b1', 'c1', 'e1', 'd1']); // a2 comes after targets that have not been served yet
  for (const name of ['b1', 'c1', 'd1', 'e1']) await end(name);
  expect(running().sort()).toEqual(['a2', 'f1']);
  const idle = queues.idle();
  for (const name of ['a2', 'f1']) await end(name);
  await idle;
  expect(queues.size).toBe(0);
});

test('jobs of a target that does not answer are returned, and its host gets one place until it answers', async () => {
  const { add, end, running, left } = scene();
  add('https://a.example/1', 'a1', 'a2', 'a3');
  await end('a1', false);
  expect([running(), left]).toEqual([[], ['a2', 'a3']]);
  add('https://a.example/1', 'a4');
  add('https://a.example/2', 'b1');
  expect(running()).toEqual(['a4']);
  await end('a4');
  add('https://a.example/3', 'c1');
  expect(running()).toEqual(['b1', 'c1']);
});

test('a job that throws counts as no answer', async () => {
  const left: string[] = [];
  const queues = new TargetQueues<string>(items => left.push(...items), limits);
  queues.add('https://a.example/', 'one', () => Promise.reject(new Error('no')));
  queues.add('https://a.example/', 'two', () => Promise.resolve(true));
  await queues.idle();
  expect(left).toEqual(['two']);
});
