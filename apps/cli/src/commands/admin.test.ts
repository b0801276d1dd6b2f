import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkBackup, serve, testLimits } from '@orrery/server';
import { expect, onTestFinished, test } from 'vitest';
import { fakeIo } from '../terminal/fake-io.ts';
import { command as admin } from './admin.ts';

/** A running server where Ann and Bob play with a bot, Bob has been rude, and Ann has reported it. */
async function someServer() {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-admin-'));
  const limits = { ...testLimits, beatMs: 100 };
  const running = await serve({ port: 0, logLevel: 'silent', folder, limits, tableThreads: 0 });
  onTestFinished(async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const person = async (name: string) => {
    const headers = { 'content-type': 'application/json', cookie: '' };
    const ask = async (method: string, path: string, body?: object) => {
      const init = body
        ? { method, headers, body: JSON.stringify(body) }
        : { method, headers: { cookie: headers.cookie } };
      const response = await fetch(running.url + path, init);
      headers.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? headers.cookie;
      const answer = (await response.json()) as {
        id: string;
        code?: string;
        table: string;
        you: { key: string };
        token: string;
      };
      return { status: response.status, answer };
    };
    const { id } = (await ask('PUT', '/api/me', { name })).answer;
    return { id, ask };
  };
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const wish = { game: 'eminent-domain', seats: 3, bots: [null, null, 'random'], title: 'Friday' };
  const { table, you } = (await ann.ask('POST', '/api/tables', wish)).answer;
  let count = 0;
  const does = (who: typeof ann, command: object) =>
    who.ask('POST', `/api/tables/${table}/commands?key=${you.key}`, { id: `c${++count}`, command });
  await does(bob, { do: 'sit', key: you.key });
  await does(ann, { do: 'start' });
  await does(bob, { do: 'chat', text: 'Something rude.' });
  await ann.ask('POST', `/api/tables/${table}/report`, { seat: 1, reason: 'He is rude.' });
  const run = async (...args: string[]) => {
    const { io, output, errors } = fakeIo();
    const code = await admin.run([...args, '--data', folder], io);
    return { code, output: output(), errors: errors() };
  };
  return { folder, running, ann, bob, table, key: you.key, does, run, person };
}

test('an operator lists people, tables and reports of a running server, and every action is logged', async () => {
  const { ann, bob, table, run } = await someServer();
  expect((await run('people')).output.trim().split('\n')).toHaveLength(2);
  expect((await run('people', 'BO')).output).toMatch(new RegExp(`^${bob.id}  Bob  since [-\\d]+ [:\\d]+\n$`));
  expect((await run('tables', bob.id)).output).toBe(
    `${table}  playing  Friday (eminent-domain): Ann (${ann.id}), Bob (${bob.id})\n`,
  );
  const report = JSON.parse((await run('reports', '--json')).output);
  expect(report).toMatchObject({ person: bob.id, reporter: ann.id, table, chat: [{ text: 'Something rude.' }] });
  expect((await run('reports')).output).toMatch(/about Bob .*: He is rude\.\n .* Bob: Something rude\.\n$/);
  expect((await run('done', report.id)).code).toBe(0);
  expect((await run('reports')).output).toBe('');
  expect(await run('done', report.id)).toMatchObject({ code: 1, errors: expect.stringContaining('there is no') });
  expect((await run('log')).output).toMatch(new RegExp(`^[-\\d]+ [:\\d]+  \\S+  close-report ${report.id}\n$`));
});

test('a banned person cannot log in, even by their recovery link, until the ban is lifted', async () => {
  const { bob, run } = await someServer();
  const { token } = (await bob.ask('POST', '/api/me/recovery', {})).answer;
  expect((await run('ban', bob.id)).errors).toContain('needs a reason');
  expect((await run('ban', bob.id, 'rude', 'again')).code).toBe(0);
  expect((await bob.ask('GET', '/api/me/sessions')).status).toBe(401);
  expect((await bob.ask('POST', '/api/recover', { token })).status).toBe(403);
  expect((await run('people', 'bob')).output).toContain('banned: rude again');
  expect((await run('unban', bob.id)).code).toBe(0);
  expect((await bob.ask('POST', '/api/recover', { token })).status).toBe(200);
  expect((await run('unban', bob.id)).code).toBe(1);
  expect((await run('ban', 'nobody', 'x')).code).toBe(1);
  const acts = (await run('log', '--json')).output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(acts).toMatchObject([
    { act: 'ban', about: bob.id, detail: 'rude again' },
    { act: 'unban', about: bob.id },
  ]);
});

test('closing a table ends it for everybody who plays there', async () => {
  const { ann, table, does, run, running } = await someServer();
  expect((await run('close', table, 'spam')).code).toBe(0);
  expect((await does(ann, { do: 'step-aside' })).answer.code).toBe('table/not-started');
  expect((await running.server.store.readTable(table))?.room.status).toBe('closed');
  expect((await ann.ask('GET', `/api/tables/${table}/export`)).status).toBe(200);
  expect((await run('close', 'nowhere', 'spam')).code).toBe(1);
});

test('deleting a person removes all their data; the game of the others continues and still verifies', async () => {
  const { folder, running, ann, bob, table, does, run } = await someServer();
  expect(await run('delete', ann.id)).toMatchObject({ code: 2, errors: expect.stringContaining('--yes') });
  expect((await run('delete', bob.id, '--yes')).code).toBe(0);
  expect((await bob.ask('GET', '/api/me/sessions')).status).toBe(401);
  const { room } = (await running.server.store.readTable(table))!;
  expect(room.seats[1]).toMatchObject({ person: { name: 'Deleted' }, resigned: true, bot: expect.any(String) });
  expect(JSON.stringify(room)).not.toContain(bob.id);
  expect(await running.server.store.readChat(table, 1)).toMatchObject([{ name: 'Deleted', text: '' }]);
  expect((await run('reports')).output).toBe('');
  expect((await run('people')).output).not.toContain('Bob');
  expect((await does(ann, { do: 'chat', text: 'Hello.' })).status).toBe(200);
  expect((await checkBackup(folder)).problems).toEqual([]);
  expect((await run('delete', bob.id, '--yes')).code).toBe(1);
  expect((await run('delete', ann.id, '--yes')).code).toBe(0); // the host, too
  expect((await checkBackup(folder)).problems).toEqual([]);
});

/** Everything in the database of a folder as text, except what operators did. */
function everythingIn(folder: string): string {
  const database = new DatabaseSync(join(folder, 'orrery.db'), { readOnly: true });
  const named = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'audit'`).all();
  const all = named.map(({ name }) => `${name}: ${JSON.stringify(database.prepare(`SELECT * FROM ${name}`).all())}`);
  database.close();
  return all.join('\n');
}

test('nothing of a deleted person is left in the database: no id, no name, none of their words', async () => {
  const { folder, ann, bob, table, key, does, run, person } = await someServer();
  const cid = await person('Cid');
  await bob.ask('PUT', '/api/me', { name: 'Bobadil' });
  await bob.ask('POST', '/api/me/recovery', {});
  const wish = { game: 'eminent-domain', seats: 3, open: true };
  const { answer: own } = await bob.ask('POST', '/api/tables', wish); // its title says whose table it is
  for (const [index, each] of [cid, ann].entries())
    await each.ask('POST', `/api/tables/${own.table}/commands`, { id: `s${index}`, command: { do: 'sit' } });
  await bob.ask('POST', `/api/tables/${own.table}/commands`, {
    id: 'b1',
    command: { do: 'chat', text: 'Welcome to me.' },
  });
  for (const [who, command] of [
    [bob, { do: 'message', to: 0, text: 'A secret of mine.' }],
    [ann, { do: 'message', to: 1, text: 'An answer.' }],
    [bob, { do: 'step-aside' }],
  ] as const)
    expect((await does(who, command)).status).toBe(200);
  // Ann reports Cid where Bob has written, too; Bob and Ann block each other.
  expect((await ann.ask('POST', `/api/tables/${own.table}/report`, { seat: 1, reason: 'Look.' })).status).toBe(200);
  // A table that they named and left, and one that somebody else of that name has named.
  const { answer: left } = await bob.ask('POST', '/api/tables', { ...wish, clock: { kind: 'each', seconds: 60 } });
  await cid.ask('POST', `/api/tables/${left.table}/commands`, { id: 's9', command: { do: 'sit' } });
  await bob.ask('POST', `/api/tables/${left.table}/commands`, { id: 'b9', command: { do: 'leave' } });
  const other = await person('Bobadil');
  const { answer: others } = await other.ask('POST', '/api/tables', wish);
  for (const [who, seat] of [
    [ann, 1],
    [bob, 0],
  ] as const)
    await who.ask('POST', `/api/tables/${table}/block?key=${key}`, { seat, kind: 'mute' });
  const traces = [bob.id, 'Bobadil', 'Something rude', 'A secret of mine', 'Welcome to me'];
  const before = everythingIn(folder);
  for (const trace of traces) expect(before).toContain(trace);
  expect((await run('delete', bob.id, '--yes')).code).toBe(0);
  expect((await other.ask('GET', `/api/tables/${others.table}`)).answer).toMatchObject({
    room: { title: 'Eminent Domain of Bobadil', host: 'Bobadil' },
  });
  expect((await run('delete', other.id, '--yes')).code).toBe(0);
  const after = everythingIn(folder);
  const found = traces.flatMap(trace =>
    after
      .split('\n')
      .filter(line => line.includes(trace))
      .map(line => `${trace} in ${line.split(':')[0]}`),
  );
  expect(found).toEqual([]);
  expect(after).toContain('An answer.'); // of Ann, which stays
  expect((await checkBackup(folder)).problems).toEqual([]);
});

test('bad arguments are reported', async () => {
  const { run } = await someServer();
  expect((await run()).code).toBe(2);
  expect((await run('fly')).errors).toContain('there is no "fly"');
  expect((await run('ban')).errors).toContain('whom or what?');
});
