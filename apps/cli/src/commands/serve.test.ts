import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const main = fileURLToPath(new URL('../../orrery.js', import.meta.url));

test.skipIf(process.platform === 'win32')('under npm it stops when its shell exits', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'orrery-serve-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { DATABASE_URL: _, ...env } = process.env;
  const line = `"${process.execPath}" "${main}" serve --port 0 --data "${folder}"; true`; // so that the shell stays
  const shell = spawn('sh', ['-c', line], { env: { ...env, npm_lifecycle_event: 'start' } });
  onTestFinished(() => void shell.kill('SIGKILL'));
  const ended = once(shell.stdout, 'end'); // the server holds the other end
  const [first] = (await once(shell.stdout, 'data')) as [Buffer];
  const url = /^Orrery is at (\S+)$/m.exec(String(first))?.[1];
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  shell.kill('SIGTERM');
  await ended;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('orrery serve prints its address, and SIGTERM stops it with exit code 0', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'orrery-serve-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--data', folder], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout.on('data', data => {
    printed += data;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /^Orrery is at (\S+)$/m.exec(printed)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', code => reject(new Error(`ended with ${code}`)));
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const stream = new WebSocket(`${url.replace('http', 'ws')}/api/stream`);
  await once(stream, 'open');
  const closed = once(stream, 'close') as Promise<[CloseEvent]>;
  const began = performance.now();
  child.kill('SIGTERM');
  const [[{ code }], [exit]] = await Promise.all([closed, once(child, 'exit')]);
  expect([code, exit]).toEqual([1012, 0]);
  expect(performance.now() - began).toBeLessThan(20_000); // three seconds, on a machine with time for it; or for ever
});
