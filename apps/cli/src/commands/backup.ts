import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp } from '@orrery/server';
import { readStore } from '../shared/stores.ts';
import { streamCommand } from '../shared/stream-command.ts';
import { complain, printLines } from '../terminal/io.ts';
import { UsageError } from '../usage/arguments.ts';

const usage = `
orrery backup FILE|DIR [--data DIR|URL]

Copies everything that a server keeps to a new file, as it is at one moment. The server may be running, and nobody there
waits. In a folder the file is named after the time. A PostgreSQL database is copied by pg_dump, which must be installed.
The copy holds the seeds of games and the secret that signs cookies: keep it as you would keep passwords.

  --data DIR    the folder of the server, or the address of its PostgreSQL database (DATABASE_URL, or data)
`;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The time for use in a file name: 20260131-235959. */
const stamp = (): string => new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);

export const command = streamCommand({
  name: 'backup',
  summary: 'Back up the data of a running server',
  usage,
  options: { data: { type: 'string' } },
  async carryOut([path, ...more], values, io) {
    if (path === undefined) throw new UsageError('to which file?');
    if (more.length > 0) throw new UsageError(`one file at a time, unexpected "${more[0]}"`);
    const store = readStore(values.data);
    const ending = store.databaseUrl === undefined ? 'db' : 'dump';
    const target = resolve(isFolder(path) ? join(path, `orrery-${stamp()}.${ending}`) : path);
    try {
      const { file, bytes } = await backUp(store, target);
      printLines(io, [`${file}  (${bytes} bytes)`]);
      return 0;
    } catch (error) {
      complain(io, 'backup', error instanceof Error ? error.message : String(error));
      return 1;
    }
  },
});
