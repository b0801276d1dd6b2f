import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@orrery/catalogue';
import { command as define, UsageError } from './arguments.ts';
import { callsOf } from './rules-scanner.ts';
import { gameCalled } from './sim.ts';

interface NumberedRule {
  readonly id: string;
  readonly about: string;
}

export interface ProvedRule extends NumberedRule {
  /** Titles of the tests that name it. */
  readonly tests: readonly string[];
}

/** One `proves` call: the rules and components it names and the title of its test. */
export interface Proof {
  readonly rules: readonly string[];
  readonly title: string;
  readonly file: string;
}

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
const skipped = new Set(['node_modules', 'dist', '.types', '.git', '.mirror']);

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFiles(path);
    return entry.name.endsWith('.test.ts') ? path : [];
  });

/** Every proof in a source text. */
export const proofsIn = (text: string, file: string): Proof[] =>
  callsOf('proves', text).flatMap(([rules, title]) =>
    rules === undefined || title === undefined ? [] : { rules: rules.split(', '), title, file },
  );

/** Every proof in the tests of the repository. */
export const proofsUnder = (folder: string): Proof[] =>
  testFiles(folder)
    .sort()
    .flatMap(path => proofsIn(readFileSync(path, 'utf8'), relative(folder, path)));

/** Each numbered rule with the tests that prove it. */
export const matrix = (rules: readonly NumberedRule[], proofs: readonly Proof[]): ProvedRule[] =>
  rules.map(({ id, about }) => ({
    id,
    about,
    tests: proofs.filter(proof => proof.rules.includes(id)).map(proof => proof.title),
  }));

async function numberedRules(game: string): Promise<readonly NumberedRule[]> {
  const rulebook = (await import(`@orrery/${game}/rulebook`)) as { seedRules?: readonly NumberedRule[] };
  return rulebook.seedRules ?? [];
}

function table(rules: readonly ProvedRule[]): string {
  const width = Math.max(0, ...rules.map(({ id }) => id.length));
  const lines = rules.flatMap(({ id, about, tests }) => [
    `${id.padEnd(width)}  ${about}${tests.length === 0 ? '  -- NO TEST' : ''}`,
    ...tests.map(title => `${' '.repeat(width)}    ${title}`),
  ]);
  const proved = rules.filter(({ tests }) => tests.length > 0).length;
  const missing = rules.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
  const without = missing.length > 0 ? [`without a test: ${missing.join(', ')}`] : [];
  return [...lines, ...without, `${proved} of ${rules.length} proved`].join('\n');
}

const usage = `
orrery rules [GAME] [--json] [--check]

Lists the numbered rules and the tests that prove each, taken from the tests themselves.

  --json     a list of { id, about, tests } instead of a table
  --check    exit 1 if a rule has no test
`;

export const command = define({
  name: 'rules',
  summary: 'List the rules and the tests that prove them',
  usage,
  options: { json: { type: 'boolean' }, check: { type: 'boolean' } },
  async carryOut([id, ...more], { json, check }) {
    if (more.length > 0) throw new UsageError(`one game at a time: what is "${more[0]}"?`);
    const games = id === undefined ? catalogue.map(each => each.id) : [gameCalled(id).id];
    const numbered = (await Promise.all(games.map(numberedRules))).flat();
    const rules = matrix(numbered, proofsUnder(root));
    process.stdout.write(`${json ? JSON.stringify(rules, undefined, 2) : table(rules)}\n`);
    return check && rules.some(({ tests }) => tests.length === 0) ? 1 : 0;
  },
});
