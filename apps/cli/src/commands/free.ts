import { freeTables } from '@orrery/server';
import { readStore } from '../shared/stores.ts';
import { streamCommand } from '../shared/stream-command.ts';
import { complain, printLines } from '../terminal/io.ts';
import { UsageError } from '../usage/arguments.ts';

const usage = `
orrery free TABLE… | --all [--data DIR|URL]

Resumes tables that a server has set aside after an endless loop in a rule or bot. If the loop is still there, the
server sets them aside again. A new release does this by itself. With a folder, stop its server first.

  --all         every table that was set aside
  --data DIR    the folder of the server, or the address of its PostgreSQL database (DATABASE_URL, or data)
`;

export const command = streamCommand({
  name: 'free',
  summary: 'Resume tables that a server has set aside after an endless loop',
  usage,
  options: { all: { type: 'boolean' }, data: { type: 'string' } },
  async carryOut(tables, values, io) {
    if (tables.length > 0 === (values.all ?? false)) throw new UsageError('which tables? name them, or use --all');
    try {
      const found = await freeTables(readStore(values.data), tables);
      printLines(io, [...found.map(id => `free  ${id}`), `Tables back in play: ${found.length}.`]);
      return tables.every(id => found.includes(id)) ? 0 : 1;
    } catch (error) {
      complain(io, 'free', error instanceof Error ? error.message : String(error));
      return 2;
    }
  },
});
