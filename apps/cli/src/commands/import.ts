import { readFile } from 'node:fs/promises';
import { importTables } from '@orrery/server';
import { readStore } from '../shared/stores.ts';
import { streamCommand } from '../shared/stream-command.ts';
import { complain, printLines } from '../terminal/io.ts';
import { UsageError } from '../usage/arguments.ts';

const usage = `
orrery import FILE [--data DIR|URL]

Takes tables into the data of a server: what "orrery export" wrote, or a saved game. Every game is played again from
its seed first; if one does not come out the same, or is there already, nothing is taken. With a folder, stop its
server first.

  --data DIR    the folder of the server, or the address of its PostgreSQL database (DATABASE_URL, or data)
`;

export const command = streamCommand({
  name: 'import',
  summary: 'Take tables from a file into a server',
  usage,
  options: { data: { type: 'string' } },
  async carryOut([path, ...more], values, io) {
    if (path === undefined) throw new UsageError('which file?');
    if (more.length > 0) throw new UsageError(`one file at a time, unexpected "${more[0]}"`);
    try {
      const taken = await importTables(readStore(values.data), await readFile(path, 'utf8'));
      if (!taken.ok) {
        complain(io, 'import', `${taken.code}: ${taken.message}`);
        return 1;
      }
      printLines(
        io,
        taken.value.map(({ id, title, key }) => `${id}  ${title}  (key ${key})`),
      );
      return 0;
    } catch (error) {
      complain(io, 'import', error instanceof Error ? error.message : String(error));
      return 1;
    }
  },
});
