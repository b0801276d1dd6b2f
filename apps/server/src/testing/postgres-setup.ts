import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { newId } from '../common/ids.ts';
import { type OwnPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connections to this socket get the address of the PostgreSQL of this run. */
    readonly postgresDoor: string;
  }
}

/** Keeps one PostgreSQL for all tests of a run: started when the first one asks, stopped when all are done. */
export default function setup({ provide }: TestProject): () => Promise<void> {
  const door = process.platform === 'win32' ? `\\\\.\\pipe\\orrery-${newId()}` : join(tmpdir(), `orrery-${newId()}`);
  let starting: Promise<OwnPostgres> | undefined;
  const server = createServer(socket => {
    socket.on('error', () => {});
    starting ??= startPostgres();
    starting.then(
      ({ url }) => socket.end(url),
      error => socket.end(String(error)),
    );
  });
  server.listen(door);
  provide('postgresDoor', door);
  return async () => {
    server.close();
    rmSync(door, { force: true });
    await (await starting?.catch(() => undefined))?.stop();
  };
}
