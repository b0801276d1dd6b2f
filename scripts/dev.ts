/** `npm run dev`: a server and the browser app, both with live reload. Open the address that Vite prints. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.ts';

const API = 8080;
const PAGE = 5173;
/** One change causes several events; the server restarts after the last of them. */
const SETTLE_MS = 200;

const start = (command: string, args: readonly string[]): ChildProcess =>
  spawn(command, args, { cwd: root, stdio: 'inherit' });

const startServer = (): ChildProcess =>
  start(process.execPath, [
    ...['apps/cli/orrery.js', 'serve', '--port', String(API)],
    ...['--data', 'data-dev', '--url', `http://localhost:${PAGE}`],
  ]);

let server = startServer();
const page = start('npx', ['vite', 'apps/web', '--config', 'apps/web/vite.config.ts', '--port', String(PAGE)]);
let isStopping = false;
let timer: NodeJS.Timeout | undefined;

/** Tables are stored, so they continue after a restart. */
async function restart(): Promise<void> {
  if (server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  if (!isStopping) server = startServer();
}

const isSource = (file: string): boolean => file.endsWith('.ts') && !/node_modules|\.types|\.test\.ts$/.test(file);
for (const folder of ['apps/cli', 'apps/server', 'packages', 'games'])
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!isSource(file ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), SETTLE_MS);
  });

function stop(): void {
  isStopping = true;
  server.kill();
  page.kill();
  process.exitCode = 0;
  setTimeout(() => process.exit(), 4_000).unref(); // watching files would keep the process alive
  void Promise.all([server, page].map(child => child.exitCode ?? once(child, 'exit'))).then(() => process.exit());
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
page.once('exit', stop);
