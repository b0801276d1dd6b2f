import { fileURLToPath } from 'node:url';
import { catalogue } from '@orrery/catalogue';
import { type Proof, proofsUnder, ruleIndexOf } from '@orrery/catalogue/rule-sources';
import { ruleBooks, ruleReader } from '@orrery/catalogue/rules';
import { command as define, UsageError } from '../usage/arguments.ts';
import { foundRules, openRule } from './rule-pages.ts';
import { gameCalled } from './sim.ts';

interface NumberedRule {
  readonly id: string;
  readonly about: string;
}

export interface ProvedRule extends NumberedRule {
  /** Titles of the tests that name it. */
  readonly tests: readonly string[];
}

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
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
orrery rules --read NUMBER [--json]
orrery rules --search WORDS [--json]

Lists the numbered rules and the tests that prove each, taken from the tests themselves. Or opens a rule in our words,
with the rules, rulings and cards that it has to do with: --read "LRR 84.1b", --read "ED 8", --read R-016.

  --read NUMBER    the rule with that number; 84.1b alone is LRR 84.1b
  --search WORDS   the rules with these words or that number, the best first
  --json           a list of { id, about, tests } instead of a table; a rule or a list of rules with the two above
  --check          exit 1 if a rule has no test
`;

const show = (value: unknown, json: boolean | undefined, text: () => string): void =>
  void process.stdout.write(`${json ? JSON.stringify(value, undefined, 2) : text()}\n`);

export const command = define({
  name: 'rules',
  summary: 'Read and search the rules, and list the tests that prove them',
  usage,
  options: {
    json: { type: 'boolean' },
    check: { type: 'boolean' },
    read: { type: 'string' },
    search: { type: 'string' },
  },
  async carryOut([id, ...more], { json, check, read, search }) {
    if (more.length > 0) throw new UsageError(`one game at a time, unexpected "${more[0]}"`);
    if (read !== undefined || search !== undefined) {
      if (id !== undefined || (read !== undefined && search !== undefined))
        throw new UsageError('--read and --search cannot be combined with other arguments');
      const reader = ruleReader(ruleBooks, ruleIndexOf(root));
      if (read !== undefined) {
        const rule = reader.read(read);
        if (!rule) throw new UsageError(`no rule is called "${read}": try --search`);
        show(rule, json, () => openRule(rule));
        return 0;
      }
      const found = reader.search(search ?? '');
      show(found, json, () => foundRules(found));
      return found.length > 0 ? 0 : 1;
    }
    const games = id === undefined ? catalogue.map(each => each.id) : [gameCalled(id).id];
    const numbered = (await Promise.all(games.map(numberedRules))).flat();
    const rules = matrix(numbered, proofsUnder(root));
    show(rules, json, () => table(rules));
    return check && rules.some(({ tests }) => tests.length === 0) ? 1 : 0;
  },
});
