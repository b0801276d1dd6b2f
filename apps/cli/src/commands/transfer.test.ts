import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom, randomAnswer, seedFrom } from '@orrery/kernel';
import { serve } from '@orrery/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeIo } from '../terminal/fake-io.ts';
import { findTerminalGame } from '../terminal/games.ts';
import { command as exportCommand } from './export.ts';
import { command as importCommand } from './import.ts';
import { command as replay } from './replay.ts';

let folder: string;
const at = (name: string) => join(folder, name);

async function run(command: typeof replay, ...args: string[]) {
  const { io, output, errors } = fakeIo();
  const code = await command.run(args, io);
  return { code, output: output(), errors: errors() };
}

const quiet = { port: 0, logLevel: 'silent', sweepEveryMs: 50 };
const json = { 'content-type': 'application/json' };

/** One table with a finished game (bots played for a person who stepped aside), and one that waits for players. */
async function someGames() {
  const running = await serve({ ...quiet, folder: at('one') });
  const ask = async (method: string, path: string, body?: object, cookie = '') =>
    fetch(running.url + path, {
      method,
      headers: { ...json, cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const named = await ask('PUT', '/api/me', { name: 'Ann' });
  const cookie = named.headers.get('set-cookie')!.split(';')[0]!;
  const create = async (bots: (string | null)[]) =>
    (
      (await (await ask('POST', '/api/tables', { game: 'eminent-domain', seats: 2, bots }, cookie)).json()) as {
        table: string;
      }
    ).table;
  const over = await create([null, 'random']);
  const waiting = await create([]);
  const colour = { do: 'colour', seat: 0, colour: 5 };
  await ask('POST', `/api/tables/${waiting}/commands`, { id: 'colour', command: colour }, cookie);
  for (const what of ['start', 'step-aside'])
    await ask('POST', `/api/tables/${over}/commands`, { id: what, command: { do: what } }, cookie);
  await ask(
    'POST',
    `/api/tables/${over}/commands`,
    { id: 'chat', command: { do: 'chat', text: 'Good luck.' } },
    cookie,
  );
  const early = await ask('GET', `/api/tables/${over}/export`, undefined, cookie);
  const earlyStatus = early.status;
  const isOver = async () => {
    const { room } = (await (await ask('GET', `/api/tables/${over}`, undefined, cookie)).json()) as {
      room: { status: string };
    };
    return room.status === 'over';
  };
  while (!(await isOver())) await new Promise(later => setTimeout(later, 100));
  const save = await ask('GET', `/api/tables/${over}/export`, undefined, cookie);
  await writeFile(at('save.json'), await save.text());
  const live = await run(exportCommand, '--data', at('one')); // the server is still running
  await running.stop();
  return { over, waiting, live, earlyStatus };
}

let games: Awaited<ReturnType<typeof someGames>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-transfer-'));
  games = await someGames();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('exported tables are the same after import into another server', async () => {
  const all = await run(exportCommand, '--data', at('one'));
  expect(all.errors).toBe('');
  expect(all.output).toBe(games.live.output);
  await writeFile(at('all'), all.output);
  const taken = await run(importCommand, at('all'), '--data', at('two'));
  expect(taken).toMatchObject({ code: 0, errors: '' });
  expect(taken.output.split('\n')).toHaveLength(3);
  const again = await run(exportCommand, '--data', at('two'));
  const withoutRevision = (text: string) =>
    text
      .trim()
      .split('\n')
      .map(line => ({ ...JSON.parse(line), revision: 0 }));
  /** Before a game begins, its dice commitment belongs to one server; another server makes its own. */
  const word = /("dice":\{"commitment":)"\w+"(,"gifts":\[null,null\],"startBy":null)/g;
  const withoutWord = (text: string) => withoutRevision(text.replaceAll(word, '$1null$2'));
  expect(withoutWord(again.output)).toEqual(withoutWord(all.output));
  const words = (text: string) => text.match(word)!;
  expect(words(again.output)).toHaveLength(2);
  expect(words(again.output).filter(each => words(all.output).includes(each))).toHaveLength(1); // that of the played one

  const colours = (text: string) => [...text.matchAll(/"colour":(\d)/g)].map(([, colour]) => Number(colour)).sort();
  expect(colours(again.output)).toEqual([0, 1, 1, 5]);
  await writeFile(at('older'), all.output.replace(/"colour":\d,/g, '')); // from before there were any to choose
  expect(await run(importCommand, at('older'), '--data', at('elsewhere'))).toMatchObject({ code: 0, errors: '' });
  expect(colours((await run(exportCommand, '--data', at('elsewhere'))).output)).toEqual([0, 0, 1, 1]);

  const one = await run(exportCommand, games.waiting, '--data', at('two'));
  expect(one.output.trim().split('\n')).toHaveLength(2);
  expect((await run(exportCommand, 'a'.repeat(16), '--data', at('two'))).errors).toContain('there is no table');
  expect((await run(exportCommand, '--data', at('nowhere'))).errors).toContain("no server's data");

  const twice = await run(importCommand, at('all'), '--data', at('two'));
  expect(twice).toMatchObject({ code: 1, output: '' });
  expect(twice.errors).toContain('table/exists');
});

test('an edited, truncated or mixed-up file is refused, and nothing of it is imported', async () => {
  const { output } = await run(exportCommand, games.over, '--data', at('one'));
  const lines = output.trim().split('\n');
  const batch = lines.findIndex(line => line.includes('"t":"answer"'));
  const chat = lines.findIndex(line => line.startsWith('{"type":"chat"'));
  const edit = (index: number, from: string | RegExp, to: string) => lines.with(index, lines[index]!.replace(from, to));
  const wrong: [string[], RegExp][] = [
    [lines.slice(0, -1), /save\/malformed/],
    [lines.toSpliced(batch, 1), /save\/chain/],
    [edit(batch, '"t":"answer"', '"t":"ahead"'), /save\/chain/],
    [edit(0, /"seed":"./, '"seed":"'), /save\/malformed/],
    [edit(0, /"seed":"[0-9a-f]{4}/, '"seed":"0000'), /save\/chain/],
    [edit(0, '"status":"over"', '"status":"playing"'), /save\/replay/],
    [edit(0, /"serverSeed":"[0-9a-f]{4}/, '"serverSeed":"0000'), /save\/chain/],
    [edit(0, /"serverSeed":"./, '"serverSeed":"'), /save\/malformed/],
    [edit(0, /"length":\d+/, '"length":3'), /save\/chain/],
    [edit(0, '"rulesVersion":', '"rulesVersion":9'), /save\/rules-version/],
    [edit(batch, /"events":\[\{"type":"/, '"events":[{"type":"un'), /save\/replay/],
    [lines.toSpliced(chat, 1), /save\/chain/],
    [[...lines, ...lines], /save\/malformed/],
    [['{"type":"end"}'], /save\/malformed/],
    [['nonsense'], /save\/malformed/],
    [[''], /save\/malformed/],
  ];
  for (const [index, [file, message]] of wrong.entries()) {
    await writeFile(at('wrong'), file.join('\n'));
    const { code, errors, output } = await run(importCommand, at('wrong'), '--data', at('three'));
    expect([code, output], String(index)).toEqual([1, '']);
    expect(errors, String(index)).toMatch(message);
  }
  expect((await run(importCommand, '--data', at('three'))).code).toBe(2);
  expect((await run(importCommand, at('missing'), '--data', at('three'))).code).toBe(1);
});

test('players can download a finished game as a file for replay and import', async () => {
  expect(games.earlyStatus).toBe(409);
  const checked = await run(replay, at('save.json'), '--json');
  expect(checked.errors).toBe('');
  expect(JSON.parse(checked.output)).toMatchObject({ verified: true, over: true, seats: 2 });
  const taken = await run(importCommand, at('save.json'), '--data', at('four'));
  expect(taken).toMatchObject({ code: 0, errors: '' });
  expect(taken.output).toMatch(/^[a-z0-9]{16} {2}Eminent Domain, from a file {2}\(key [\w-]{22}\)\n$/);

  const edited = (await readFile(at('save.json'), 'utf8')).replace('"t":"answer"', '"t":"ahead"');
  await writeFile(at('edited.json'), edited);
  expect((await run(importCommand, at('edited.json'), '--data', at('four'))).errors).toContain('save/chain');
});

test('a game saved in the terminal continues at a table with every seat open', async () => {
  const begun = findTerminalGame('eminent-domain')!.begin({ seats: 2, options: {}, seed: seedFrom('transfer') });
  if (!begun.ok) throw new Error(begun.message);
  const table = begun.value;
  const random = quickRandom(1);
  for (let i = 0; i < 20; i++) {
    const ask = table.ask(table.waiting()[0]!)!;
    table.answer({ ask: ask.id, seat: ask.seat, value: randomAnswer(ask, random) });
  }
  await writeFile(at('half.json'), JSON.stringify(table.save()));
  const taken = await run(importCommand, at('half.json'), '--data', at('five'));
  expect(taken).toMatchObject({ code: 0, errors: '' });
  const [, id, key] = /^(\w{16}).*key ([\w-]{22})/.exec(taken.output)!;
  const running = await serve({ ...quiet, folder: at('five') });
  const named = await fetch(`${running.url}/api/me`, { method: 'PUT', headers: json, body: '{"name":"Bob"}' });
  const cookie = named.headers.get('set-cookie')!.split(';')[0]!;
  const sat = await fetch(`${running.url}/api/tables/${id}/commands?key=${key}`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ id: 'a', command: { do: 'sit', key, seat: table.waiting()[0] } }),
  });
  expect([sat.status, await sat.json()]).toEqual([200, { n: table.entries }]);
  const past = await fetch(`${running.url}/api/tables/${id}/moments`, { headers: { cookie } });
  const { moments } = (await past.json()) as { moments: { n: number }[] };
  expect([moments.length, moments.at(-1)?.n]).toEqual([21, table.entries]); // history is available for every decision
  await running.stop();
});
