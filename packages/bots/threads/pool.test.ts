import { findGame } from '@orrery/catalogue';
import { seedFrom, Table } from '@orrery/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { BotPool, type Question, questionAt } from './index.ts';

const pools: BotPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map(pool => pool.close())));

function newPool(settings: ConstructorParameters<typeof BotPool>[0]): BotPool {
  const pool = new BotPool(settings);
  pools.push(pool);
  return pool;
}

function question(bot: string, more: Partial<Question> = {}): Question {
  const { game } = findGame('eminent-domain')!;
  const options = game.readOptions({}, 3);
  if (!options.ok) throw new Error(options.message);
  const table = new Table(game, { seats: 3, options: options.value, seed: seedFrom('pool'), keep: true });
  const ask = table.firstAsk()!;
  return { ...questionAt(table, { game: game.id, bot, seed: seedFrom('own'), luck: seedFrom('luck'), ask }), ...more };
}

describe('bots in threads', () => {
  test('answer as in the main thread, also with more bots than threads', async () => {
    const pool = newPool({ threads: 2 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => pool.choose(question('greedy'))));
    expect(new Set(answers.map(each => JSON.stringify(each))).size).toBe(1);
  });

  test('get a position only if they simulate', () => {
    expect(question('greedy').position).toBeUndefined();
  });

  test('that throw are reported, and their thread continues', async () => {
    const pool = newPool({ threads: 1 });
    await expect(pool.choose(question('nobody'))).rejects.toThrow('there is no bot called nobody');
    await expect(pool.choose(question('random'))).resolves.toBeDefined();
  });
});

describe('a thread', () => {
  /** Misbehaves in the way named by the bot. */
  const worker = new URL('./misbehaving-worker.ts', import.meta.url);

  test('in which a bot stalls is ended after budget and grace period, and the next question is served', async () => {
    const pool = newPool({ threads: 1, worker, graceMs: 1000 });
    const stalled = pool.choose(question('stalls', { budget: { milliseconds: 50 } }));
    const next = pool.choose(question('answers'));
    await expect(stalled).rejects.toThrow('the bot stalls has not answered for 1050 ms');
    await expect(next).resolves.toBe(1);
  });

  test('whose bot sends extra answers does not answer other questions with them', async () => {
    const pool = newPool({ threads: 1, worker });
    const said = await Promise.all(['says too much', 'answers', 'answers'].map(bot => pool.choose(question(bot))));
    expect(said).toEqual([2, 1, 1]);
  });

  test('that was ended, or sends an answer to an earlier question, is ignored', async () => {
    const pool = newPool({ threads: 1, worker, graceMs: 1000 });
    expect(await pool.choose(question('answers'))).toBe(1);
    const late = pool.choose(question('answers, then stalls'));
    const next = pool.choose(question('answers'));
    await expect(late).rejects.toThrow('has not answered');
    expect(await next).toBe(1);
  });

  test('is shared fairly among owners: many bots of one owner do not delay others', async () => {
    const pool = newPool({ threads: 1, worker });
    const done: string[] = [];
    const ask = (owner: string) => pool.choose(question('answers'), owner).then(() => void done.push(owner));
    await Promise.all([...Array.from({ length: 6 }, () => ask('ann')), ask('bob'), ask('bob'), ask('cid')]);
    expect(done.join(' ')).toBe('ann ann bob cid ann bob ann ann ann');
  });

  test('that starts slowly is waited for: the time limit begins when it has started', async () => {
    const late = new URL('./slow-start-worker.ts', import.meta.url);
    const pool = newPool({ threads: 1, worker: late, graceMs: 3_000 });
    await expect(pool.choose(question('answers'))).resolves.toBe(1);
  });

  test('is replaced when a bot crashes it', async () => {
    const pool = newPool({ threads: 1, worker });
    await expect(pool.choose(question('exits'))).rejects.toThrow('has ended');
    await expect(pool.choose(question('throws'))).rejects.toThrow('out of its mind');
    await expect(pool.choose(question('answers'))).resolves.toBe(1);
  });
});
