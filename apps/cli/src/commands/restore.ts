import { resolve } from 'node:path';
import { checkBackup } from '@orrery/server';
import { readStore } from '../shared/stores.ts';
import { streamCommand } from '../shared/stream-command.ts';
import { complain, printLines } from '../terminal/io.ts';
import { UsageError } from '../usage/arguments.ts';

const usage = `
orrery restore --check FILE|DIR|URL [--json]

Restores a copy into a temporary folder, as a rehearsal, and looks through it: whether the file is whole, of a form that
this release knows, and whether every game is what its seed and its log make of it. A PostgreSQL database is looked
through where it is: restore a dump into an empty one first. The copy itself is not changed.

  --check       required: to restore, stop the server and put the file back (docs/hosting.md)
  --json        one JSON object instead of words

It ends with 0 if everything is in order, with 1 if something is not, with 2 if the copy cannot be opened.
`;

export const command = streamCommand({
  name: 'restore',
  summary: 'Check that a backup of a server can be restored',
  usage,
  options: { check: { type: 'boolean' }, json: { type: 'boolean' } },
  async carryOut([from, ...more], values, io) {
    if (!values.check) throw new UsageError('add --check: it changes nothing');
    if (from === undefined) throw new UsageError('which file, folder or database?');
    if (more.length > 0) throw new UsageError(`one backup at a time, unexpected "${more[0]}"`);
    const { databaseUrl } = readStore(from);
    try {
      const found = await checkBackup(databaseUrl === undefined ? resolve(from) : { databaseUrl });
      const { tables, playing, over, entries, people, problems } = found;
      if (values.json) printLines(io, [JSON.stringify(found)]);
      else
        printLines(io, [
          ...problems,
          `Tables: ${tables}, of which ${playing} are being played and ${over} are over; entries: ${entries}; people: ${people}.`,
          problems.length === 0 ? 'The backup is valid.' : `Problems: ${problems.length}.`,
        ]);
      return problems.length === 0 ? 0 : 1;
    } catch (error) {
      complain(io, 'restore', error instanceof Error ? error.message : String(error));
      return 2;
    }
  },
});
