import { exportTables } from '@orrery/server';
import { readStore } from '../shared/stores.ts';
import { streamCommand } from '../shared/stream-command.ts';
import { complain } from '../terminal/io.ts';
import { UsageError } from '../usage/arguments.ts';

const usage = `
orrery export [TABLE] [--data DIR|URL] > FILE

Writes tables as lines of JSON: each with its room, its seed, its whole log and its chat. Whoever reads the file knows
everything about games that are still being played. A server may be running on the same data.

  TABLE         one table, by the name in its address (all)
  --data DIR    the folder of the server, or the address of its PostgreSQL database (DATABASE_URL, or data)
`;

export const command = streamCommand({
  name: 'export',
  summary: 'Write tables of a server to a file',
  usage,
  options: { data: { type: 'string' } },
  async carryOut([table, ...more], values, io) {
    if (more.length > 0) throw new UsageError(`one table or all, unexpected "${more[0]}"`);
    try {
      for await (const line of exportTables(readStore(values.data), table)) io.output.write(line);
      return 0;
    } catch (error) {
      complain(io, 'export', error instanceof Error ? error.message : String(error));
      return 1;
    }
  },
});
