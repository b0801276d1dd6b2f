import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type Ask, simplestAnswer } from '@orrery/kernel';
import { serve } from '@orrery/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readLink } from '../external-bots/join-table.ts';
import type { Io } from '../terminal/io.ts';
import { command } from './bot-host.ts';

interface Message {
  readonly type: string;
  readonly n: number;
  readonly ask: Ask;
  readonly [member: string]: unknown;
}

/** Runs the command against a fake program that replies to each line; `end` closes its input. */
async function runBotHost(args: string[], program: (message: Message) => readonly string[] | 'end') {
  const input = new PassThrough();
  const messages: Message[] = [];
  let errors = '';
  let rest = '';
  const output = new PassThrough().on('data', chunk => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      const message = JSON.parse(line) as Message;
      messages.push(message);
      const answers = program(message);
      if (answers === 'end') input.end();
      else for (const answer of answers) input.write(`${answer}\n`);
    }
  });
  const complaints = new PassThrough().on('data', chunk => {
    errors += chunk;
  });
  const io: Io = { input, output, errors: complaints, live: false, colour: false, columns: 80 };
  const code = await command.run(args, io);
  return { code, messages, errors };
}

const answer = ({ n, ask }: Message) => [JSON.stringify({ n, value: simplestAnswer(ask) })];
const simple = (message: Message) => (message.type === 'ask' ? answer(message) : []);

describe('an external bot', () => {
  test('plays whole games: gets hello, the events and asks of its seat, and the result', async () => {
    const { code, messages } = await runBotHost(['eminent-domain', '--games', '2', '--seat', '2'], simple);
    expect(code).toBe(0);
    expect(messages[0]).toMatchObject({ type: 'hello', protocol: 1, game: 'eminent-domain', seats: 2, seat: 1 });
    expect(messages.filter(each => each.type === 'hello')).toHaveLength(2);
    expect(messages.filter(each => each.type === 'over')).toHaveLength(2);
    expect(messages.filter(each => each.type === 'ask').every(({ ask }) => ask.seat === 1)).toBe(true);
    expect(messages.some(each => each.type === 'events')).toBe(true);
    expect(new Set(messages.map(each => each.type))).not.toContain('refused');
  });

  test('gets an error for a malformed line and may answer again', async () => {
    let spoiled = false;
    const { code, messages } = await runBotHost(['eminent-domain'], message => {
      if (message.type !== 'ask') return [];
      if (spoiled) return answer(message);
      spoiled = true;
      return ['{', '[]', '{"n":"1","value":1}', JSON.stringify({ n: message.n + 1, value: 1 }), ...answer(message)];
    });
    expect(code).toBe(0);
    expect(messages.flatMap(each => (each.type === 'error' ? each.message : []))).toEqual([
      'that is not a line of JSON',
      'an answer is {"n": the number of the question, "value": the answer}',
      'n is the number of the question',
      'question 2 has not been asked',
    ]);
  });

  test('after three refusals a default answer is used and play continues', async () => {
    const { code, messages } = await runBotHost(['eminent-domain'], message => {
      const isFirst =
        message.n === 1 && (message.type === 'ask' || (message.type === 'refused' && message.tries !== 0));
      if (isFirst) return [JSON.stringify({ n: 1, value: ['no such card'] })];
      return simple(message);
    });
    expect(code).toBe(0);
    const about = messages.filter(each => each.n === 1 && each.type !== 'ask');
    expect(about.map(each => [each.type, each.tries ?? each.reason])).toEqual([
      ['refused', 2],
      ['refused', 1],
      ['refused', 0],
      ['replaced', 'refused'],
    ]);
    expect(about[0]).toMatchObject({ code: expect.stringMatching(/^answer\//) });
  });

  test('after the time limit a default answer is used, and a late answer to that question is ignored', async () => {
    const { code, messages } = await runBotHost(['eminent-domain', '--ms', '500'], message => {
      if (message.type === 'replaced') return [JSON.stringify({ n: message.n, value: ['too late'] })];
      return message.n === 1 ? [] : simple(message);
    });
    expect(code).toBe(0);
    expect(messages.filter(each => each.type === 'replaced')).toMatchObject([{ n: 1, reason: 'late' }]);
    expect(messages.some(each => each.type === 'refused')).toBe(false);
  });

  test('the command ends when the program exits in the middle of a game', async () => {
    const { code, errors } = await runBotHost(['eminent-domain'], message =>
      message.n === 3 ? 'end' : simple(message),
    );
    expect(code).toBe(1);
    expect(errors).toBe('orrery bot-host: the program has ended\n');
  });

  test('the game, the bot and the seat must exist', async () => {
    for (const [args, words] of [
      [[], 'which game?'],
      [['eminent-domain', '--bot', 'nobody'], 'no bot "nobody"'],
      [['eminent-domain', '--seat', '5'], '--seat is a number from 1 to 2'],
      [['eminent-domain', '--join', 'http://x/t/y'], 'already names the table'],
      [['--join', 'elsewhere'], 'the address of a table'],
    ] as const)
      expect(await runBotHost([...args], () => [])).toMatchObject({ code: 2, errors: expect.stringContaining(words) });
  });

  test('takes a seat at a server by its invitation link', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
    const running = await serve({ port: 0, folder, logLevel: 'silent' });
    onTestFinished(async () => {
      await running.stop();
      rmSync(folder, { recursive: true });
    });
    const headers = { 'content-type': 'application/json' };
    const named = await fetch(`${running.url}/api/me`, { method: 'PUT', headers, body: '{"name":"Ann"}' });
    const ann = { ...headers, cookie: named.headers.get('set-cookie')!.split(';')[0]! };
    const body = JSON.stringify({ game: 'eminent-domain', seats: 2, bots: [null, 'random'], sit: false });
    const made = await fetch(`${running.url}/api/tables`, { method: 'POST', headers: ann, body });
    const { table, you } = (await made.json()) as { table: string; you: { key: string } };
    const start = (id: number) =>
      fetch(`${running.url}/api/tables/${table}/commands`, {
        method: 'POST',
        headers: ann,
        body: JSON.stringify({ id: `s${id}`, command: { do: 'start' } }),
      });
    const starting = (async () => {
      for (let id = 0; !(await start(id)).ok; id++) await new Promise(resolve => setTimeout(resolve, 50));
    })();
    const { code, messages } = await runBotHost(['--join', `${running.url}/t/${table}?key=${you.key}`], simple);
    await starting;
    expect(code).toBe(0);
    expect(messages[0]).toMatchObject({ type: 'hello', game: 'eminent-domain', seats: 2, seat: 0 });
    expect(messages.at(-1)).toMatchObject({
      type: 'over',
      standing: { scores: [expect.any(Number), expect.any(Number)] },
    });
  });
});

test('reads table addresses as the browser shows them', () => {
  expect(readLink('http://a.example/t/k3x9?key=w')).toEqual({ origin: 'http://a.example', table: 'k3x9', key: 'w' });
  expect(readLink('https://a.example/t/k3x9')).toMatchObject({ key: null });
  expect(readLink('https://a.example/t/k3x9#w')).toMatchObject({ key: 'w' });
  expect(() => readLink('https://a.example/new')).toThrow('address of a table');
});

test.skipIf(spawnSync('python3', ['--version']).status !== 0)('the example in Python plays a game', () => {
  const example = new URL('../../../../examples/bot.py', import.meta.url).pathname;
  const { stdout, status } = spawnSync('python3', [example, 'eminent-domain'], { encoding: 'utf8' });
  expect(stdout).toMatch(/^over after \d+ questions/);
  expect(status).toBe(0);
});
