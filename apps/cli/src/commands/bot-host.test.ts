import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type Ask, simplestAnswer } from '@orrery/kernel';
import { serve } from '@orrery/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readLink } from '../outside/join.ts';
import type { Io } from '../terminal/io.ts';
import { command } from './bot-host.ts';

interface Said {
  readonly type: string;
  readonly n: number;
  readonly ask: Ask;
  readonly [member: string]: unknown;
}

/** Runs the command against a program that says these lines to each of ours; `end` closes its side. */
async function talk(args: string[], program: (said: Said) => readonly string[] | 'end') {
  const input = new PassThrough();
  const heard: Said[] = [];
  let errors = '';
  let rest = '';
  const output = new PassThrough().on('data', chunk => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      const said = JSON.parse(line) as Said;
      heard.push(said);
      const answers = program(said);
      if (answers === 'end') input.end();
      else for (const answer of answers) input.write(`${answer}\n`);
    }
  });
  const complaints = new PassThrough().on('data', chunk => {
    errors += chunk;
  });
  const io: Io = { input, output, errors: complaints, live: false, colour: false, columns: 80 };
  const code = await command.run(args, io);
  return { code, heard, errors };
}

const answer = ({ n, ask }: Said) => [JSON.stringify({ n, value: simplestAnswer(ask) })];
const simple = (said: Said) => (said.type === 'ask' ? answer(said) : []);

describe('a program outside', () => {
  test('plays whole games: greeted, told what its seat hears, asked, and told how it ended', async () => {
    const { code, heard } = await talk(['eminent-domain', '--games', '2', '--seat', '2'], simple);
    expect(code).toBe(0);
    expect(heard[0]).toMatchObject({ type: 'hello', protocol: 1, game: 'eminent-domain', seats: 2, seat: 1 });
    expect(heard.filter(each => each.type === 'hello')).toHaveLength(2);
    expect(heard.filter(each => each.type === 'over')).toHaveLength(2);
    expect(heard.filter(each => each.type === 'ask').every(({ ask }) => ask.seat === 1)).toBe(true);
    expect(heard.some(each => each.type === 'events')).toBe(true);
    expect(new Set(heard.map(each => each.type))).not.toContain('refused');
  });

  test('is told what is wrong with a line, and may answer again', async () => {
    let spoiled = false;
    const { code, heard } = await talk(['eminent-domain'], said => {
      if (said.type !== 'ask') return [];
      if (spoiled) return answer(said);
      spoiled = true;
      return ['{', '[]', '{"n":"1","value":1}', JSON.stringify({ n: said.n + 1, value: 1 }), ...answer(said)];
    });
    expect(code).toBe(0);
    expect(heard.flatMap(each => (each.type === 'error' ? each.message : []))).toEqual([
      'that is not a line of JSON',
      'an answer is {"n": the number of the question, "value": the answer}',
      'n is the number of the question',
      'question 2 has not been asked',
    ]);
  });

  test('that is refused three times is answered for, and goes on', async () => {
    const { code, heard } = await talk(['eminent-domain'], said => {
      const isFirst = said.n === 1 && (said.type === 'ask' || (said.type === 'refused' && said.tries !== 0));
      if (isFirst) return [JSON.stringify({ n: 1, value: ['no such card'] })];
      return simple(said);
    });
    expect(code).toBe(0);
    const about = heard.filter(each => each.n === 1 && each.type !== 'ask');
    expect(about.map(each => [each.type, each.tries ?? each.reason])).toEqual([
      ['refused', 2],
      ['refused', 1],
      ['refused', 0],
      ['replaced', 'refused'],
    ]);
    expect(about[0]).toMatchObject({ code: expect.stringMatching(/^answer\//) });
  });

  test('that thinks too long is answered for; what it says afterwards about that question counts no more', async () => {
    const { code, heard } = await talk(['eminent-domain', '--ms', '500'], said => {
      if (said.type === 'replaced') return [JSON.stringify({ n: said.n, value: ['too late'] })];
      return said.n === 1 ? [] : simple(said);
    });
    expect(code).toBe(0);
    expect(heard.filter(each => each.type === 'replaced')).toMatchObject([{ n: 1, reason: 'late' }]);
    expect(heard.some(each => each.type === 'refused')).toBe(false);
  });

  test('that ends in the middle of a game ends the command', async () => {
    const { code, errors } = await talk(['eminent-domain'], said => (said.n === 3 ? 'end' : simple(said)));
    expect(code).toBe(1);
    expect(errors).toBe('orrery bot-host: the program has ended\n');
  });

  test('must be given a game, a bot and a seat that exist', async () => {
    for (const [args, words] of [
      [[], 'which game?'],
      [['eminent-domain', '--bot', 'nobody'], 'no bot "nobody"'],
      [['eminent-domain', '--seat', '5'], '--seat is a number from 1 to 2'],
      [['eminent-domain', '--join', 'http://x/t/y'], 'no game is named'],
      [['--join', 'elsewhere'], 'the address of a table'],
    ] as const)
      expect(await talk([...args], () => [])).toMatchObject({ code: 2, errors: expect.stringContaining(words) });
  });

  test('takes a seat at a server, by the invitation', async () => {
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
    const { code, heard } = await talk(['--join', `${running.url}/t/${table}?key=${you.key}`], simple);
    await starting;
    expect(code).toBe(0);
    expect(heard[0]).toMatchObject({ type: 'hello', game: 'eminent-domain', seats: 2, seat: 0 });
    expect(heard.at(-1)).toMatchObject({
      type: 'over',
      standing: { scores: [expect.any(Number), expect.any(Number)] },
    });
  });
});

test('addresses of tables are read as the browser shows them', () => {
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
