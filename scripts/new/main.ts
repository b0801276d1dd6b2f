/** Creates the files of a new component of Twilight Imperium: its id, its card, its text, and a failing test. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateRegistries } from '../generate-registries.ts';
import { root as here } from '../repository.ts';
import { actionCard, agenda, exploration, relic } from './cards.ts';
import type { Wanted } from './common.ts';
import { type Plan, Refused, withImport, withRow } from './edits.ts';
import { faction, factionAbility, promissoryNote, technology } from './factions.ts';

/** The kinds of components, by their name on the command line. */
export const plans: Readonly<Record<string, (wanted: Wanted) => Plan>> = {
  'action-card': actionCard,
  relic,
  agenda,
  technology,
  exploration,
  'promissory-note': promissoryNote,
  faction,
  'faction-ability': factionAbility,
};

const usage = `npm run new -- KIND ID [options]

KIND is ${Object.keys(plans).join(', ')}.

  --set SET          the set that it came with (te)
  --copies N         of an action card or exploration card (1)
  --when WINDOW      of an action card: the id of a window, after-system-activated (action)
  --folder FOLDER    of an action card: where it lies, action/economy (where others of its window are)
  --colour COLOUR    of a technology: blue, green, red, yellow (blue)
  --deck DECK        of an exploration card: cultural, hazardous, industrial (cultural)
  --law              of an agenda: a law, not a directive
  --elect-player     of an agenda: elects a player, instead of for or against
  --faction FACTION  of a technology, promissory note or faction ability: whose it is
  --root DIR         the repository, if not this one`;

interface Options {
  readonly root: string;
  readonly kind: string | undefined;
  readonly wanted: Omit<Wanted, 'read' | 'list'>;
}

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      set: { type: 'string', default: 'te' },
      copies: { type: 'string', default: '1' },
      when: { type: 'string', default: 'action' },
      folder: { type: 'string' },
      colour: { type: 'string', default: 'blue' },
      deck: { type: 'string', default: 'cultural' },
      law: { type: 'boolean', default: false },
      'elect-player': { type: 'boolean', default: false },
      faction: { type: 'string' },
      root: { type: 'string', default: here },
    },
  });
  const { root, copies, faction: of, folder, 'elect-player': electPlayer, ...rest } = values;
  const [kind, id = ''] = positionals;
  return { root, kind, wanted: { ...rest, id, copies: Number(copies), faction: of, folder, electPlayer } };
}

/** Executes a plan; returns the paths of the written files. */
function carryOut({ files, rows, imports = [] }: Plan, root: string): string[] {
  const texts = new Map<string, string>();
  const textOf = (path: string) => texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  for (const [path, text] of Object.entries(files)) {
    if (existsSync(join(root, path))) throw new Refused(`${path} is there already`);
    texts.set(path, text);
  }
  for (const row of rows) texts.set(row.path, withRow(textOf(row.path), row));
  for (const { path, name, from } of imports) texts.set(path, withImport(textOf(path), name, from));
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...texts.keys()];
}

function format(paths: readonly string[], root: string): void {
  const biome = join(here, 'node_modules/@biomejs/biome/bin/biome');
  if (root === here)
    execFileSync(process.execPath, [biome, 'check', '--write', ...paths], { cwd: root, stdio: 'ignore' });
}

async function main(args: readonly string[]): Promise<number> {
  try {
    const { root, kind, wanted } = readOptions(args);
    const plan = plans[kind ?? ''];
    if (!plan || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(wanted.id)) throw new Refused(usage);
    const made = plan({
      ...wanted,
      read: path => readFileSync(join(root, path), 'utf8'),
      list: folder => globSync(`${folder}/**/*.ts`, { cwd: root }).sort(),
    });
    const written = carryOut(made, root);
    await generateRegistries(root);
    format(written, root);
    const test = written.find(path => path.endsWith('.test.ts'));
    const next = [...(made.next ?? []), 'write its effect, its text and its test', `npx vitest run ${test}`];
    console.log([...written.map(path => `written: ${path}`), ...next.map(step => `next: ${step}`)].join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    return 2;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
