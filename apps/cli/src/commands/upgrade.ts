import { checkUpgrade, type TableUpgrade } from '@orrery/server';
import { readStore } from '../shared/stores.ts';
import { streamCommand } from '../shared/stream-command.ts';
import { complain, printLines } from '../terminal/io.ts';
import { UsageError } from '../usage/arguments.ts';

const usage = `
orrery upgrade --check [--data DIR|URL] [--json]

Says what this release would make of the tables of a server, and changes nothing. The server may be running, and may be
of an older release. A server moves each table by itself when somebody next needs it.

  --check       required: there is nothing else to do
  --data DIR    the folder of the server, or the address of its PostgreSQL database (DATABASE_URL, or data)
  --json        a JSON object for each table instead of words

It ends with 0 if every game can go on, with 1 if one cannot.
`;

const wordsOf = ({ table, title, game, rulesVersion, outcome, again = 0, undone = 0, why }: TableUpgrade): string => {
  const what = `${table}  ${title} (${game}, rules version ${rulesVersion})`;
  const put = again > 0 ? `; decisions replayed: ${again}` : '';
  const lost = undone > 0 ? `; decisions undone: ${undone}` : '';
  return outcome === 'moves' ? `moves  ${what}${put}${lost}` : `stuck  ${what}: ${why}`;
};

export const command = streamCommand({
  name: 'upgrade',
  summary: 'Show how this release would migrate the tables of a server',
  usage,
  options: { check: { type: 'boolean' }, data: { type: 'string' }, json: { type: 'boolean' } },
  async carryOut([extra], values, io) {
    if (extra !== undefined) throw new UsageError(`takes no arguments, unexpected "${extra}"`);
    if (!values.check) throw new UsageError('add --check: it changes nothing');
    const counts: Partial<Record<TableUpgrade['outcome'], number>> = {};
    try {
      for await (const table of checkUpgrade(readStore(values.data))) {
        counts[table.outcome] = (counts[table.outcome] ?? 0) + 1;
        if (values.json) printLines(io, [JSON.stringify(table)]);
        else if (table.outcome === 'moves' || table.outcome === 'stuck') printLines(io, [wordsOf(table)]);
      }
    } catch (error) {
      complain(io, 'upgrade', error instanceof Error ? error.message : String(error));
      return 2;
    }
    const { moves = 0, stuck = 0, newer = 0, current = 0, 'no game': none = 0 } = counts;
    if (!values.json)
      printLines(io, [
        `Tables: ${moves} move, ${stuck} stuck, ${current} already use these rules, ${none} without a game.`,
        ...(newer > 0 ? [`Of a newer release: ${newer}.`] : []),
      ]);
    return stuck + newer > 0 ? 1 : 0;
  },
});
