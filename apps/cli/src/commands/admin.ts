import { userInfo } from 'node:os';
import { Admin } from '@orrery/server';
import { readStore } from '../shared/stores.ts';
import { streamCommand } from '../shared/stream-command.ts';
import { complain, printLines } from '../terminal/io.ts';
import { UsageError } from '../usage/arguments.ts';

const usage = `
orrery admin ACT [...] [--data DIR|URL] [--json]

For whoever runs a server, which may be running.

  people [TEXT]          people whose name has this in it, or by id
  tables [TEXT]          tables by title, by id, or by the id of somebody there
  reports                what people have reported, with what was said last
  done REPORT            a report is dealt with
  ban PERSON REASON      ends their sessions; nobody is this person until the ban is lifted
  unban PERSON           they come back by their recovery link
  close TABLE REASON     nobody plays there any more
  delete PERSON --yes    takes away all that is known of a person; games go on without their name
  log                    what was done so, when and by whom

  --data DIR    the folder of the server, or the address of its PostgreSQL database (DATABASE_URL, or data)
  --json        a JSON object a line instead of words
`;

const time = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** Prints each list, one line per item. */
async function list(admin: Admin, act: string, text: string | undefined): Promise<[object, string][] | undefined> {
  switch (act) {
    case 'people':
      return (await admin.people(text)).map(each => {
        const { id, name, created, banned } = each;
        return [each, `${id}  ${name}  since ${time(created)}${banned === null ? '' : `  banned: ${banned}`}`];
      });
    case 'tables':
      return (await admin.tables(text)).map(each => {
        const people = each.people.map(({ id, name }) => `${name} (${id})`).join(', ');
        return [each, `${each.id}  ${each.status}  ${each.title} (${each.game}): ${people}`];
      });
    case 'reports':
      return (await admin.reports()).map(each => {
        const { id, at, reporter, person, name, table, reason, chat } = each;
        const said = chat.map(line => `    ${time(line.at)}  ${line.name}: ${line.text}`);
        const head = `${id}  ${time(at)}  about ${name} (${person}), by ${reporter}, at table ${table}: ${reason}`;
        return [each, [head, ...said].join('\n')];
      });
    case 'log':
      return (await admin.log()).map(each => {
        const { at, who, act: did, about, detail } = each;
        return [each, `${time(at)}  ${who}  ${did} ${about}${detail === '' ? '' : `: ${detail}`}`];
      });
    default:
      return undefined;
  }
}

function need(word: string | undefined, what: string): string {
  if (word === undefined || word.trim() === '') throw new UsageError(what);
  return word;
}

/** Runs an action that changes something; false if there is nothing with that id. */
async function carryOut(admin: Admin, act: string, words: readonly string[], isSure: boolean): Promise<boolean> {
  const [about, ...rest] = words;
  const reason = () => need(rest.join(' '), `${act} needs a reason, for the log`);
  const which = () => need(about, `${act} whom or what?`);
  switch (act) {
    case 'done':
      return admin.closeReport(which());
    case 'ban':
      return admin.ban(which(), reason());
    case 'unban':
      return admin.unban(which());
    case 'close':
      return admin.closeTable(which(), reason());
    case 'delete':
      if (!isSure) throw new UsageError('delete cannot be undone: add --yes');
      return admin.deletePerson(which());
    default:
      throw new UsageError(`there is no "${act}"; see --help`);
  }
}

export const command = streamCommand({
  name: 'admin',
  summary: 'People, tables and reports of a server, for whoever runs it',
  usage,
  options: { data: { type: 'string' }, json: { type: 'boolean' }, yes: { type: 'boolean' } },
  async carryOut([act, ...words], values, io) {
    if (act === undefined) throw new UsageError('which action? see --help');
    let admin: Admin | undefined;
    try {
      admin = await Admin.open(readStore(values.data), userInfo().username);
      const lines = await list(admin, act, words[0]);
      if (lines)
        printLines(
          io,
          lines.map(([value, text]) => (values.json ? JSON.stringify(value) : text)),
        );
      else if (!(await carryOut(admin, act, words, values.yes === true))) {
        complain(io, 'admin', `there is no ${words[0]} to ${act}`);
        return 1;
      }
      return 0;
    } catch (error) {
      if (error instanceof UsageError) throw error;
      complain(io, 'admin', error instanceof Error ? error.message : String(error));
      return 1;
    } finally {
      await admin?.close();
    }
  },
});
