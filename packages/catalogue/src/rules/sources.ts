import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { citation, citationsIn } from './citations.ts';
import type { RuleIndex, Ruling } from './rule-index.ts';
import { callsOf } from './scanner.ts';

/** One `proves` call: the rules and components it names and the title of its test. */
export interface Proof {
  readonly rules: readonly string[];
  readonly title: string;
  readonly file: string;
}

const skipped = new Set(['node_modules', 'dist', 'dist-static', '.types', '.git', '.mirror']);

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(path);
    return entry.name.endsWith('.ts') ? path : [];
  });

/** Every proof in a source text. */
export const proofsIn = (text: string, file: string): Proof[] =>
  callsOf('proves', text).flatMap(([rules, title]) =>
    rules === undefined || title === undefined ? [] : { rules: rules.split(', '), title, file },
  );

/** Every proof in the tests of the repository. */
export const proofsUnder = (folder: string): Proof[] =>
  filesUnder(folder)
    .filter(path => path.endsWith('.test.ts'))
    .sort()
    .flatMap(path => proofsIn(readFileSync(path, 'utf8'), relative(folder, path)));

/** The paragraphs of a ruling under a bold word, without line breaks. */
function partOf(text: string, word: string): string {
  const found = new RegExp(String.raw`^\*\*${word}\.\*\*([\s\S]*?)(?=^\*\*\w+\.\*\*|(?![\s\S]))`, 'm').exec(text)?.[1];
  if (!found?.trim()) throw new Error(`a ruling has no ${word}: ${text.slice(0, 60)}`);
  return found
    .trim()
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.replace(/\s+/g, ' '))
    .join('\n')
    .replace(/[*`]/g, '');
}

/** A ruling from its file. */
export function rulingIn(text: string, game: string): Ruling {
  const [, id = '', title = ''] = /^# (R-\d{3}):? (.+)$/m.exec(text) ?? [];
  return {
    game,
    title,
    question: partOf(text, 'Question'),
    answer: partOf(text, 'Answer'),
    cites: citationsIn(text).filter(each => each !== id),
  };
}

/** Counts pairs and lists for each first element its second elements, the most frequent first. */
class Pairs {
  readonly #counts = new Map<string, Map<string, number>>();

  add(first: string, second: string, weight = 1): void {
    const counts = this.#counts.get(first) ?? new Map<string, number>();
    counts.set(second, (counts.get(second) ?? 0) + weight);
    this.#counts.set(first, counts);
  }

  lists(most: number): Record<string, readonly string[]> {
    return Object.fromEntries(
      [...this.#counts].map(([first, counts]) => [
        first,
        [...counts]
          .sort(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1))
          .slice(0, most)
          .map(([second]) => second),
      ]),
    );
  }
}

const isCitation = (text: string): boolean => new RegExp(`^${citation}$`).test(text);
const gameOf = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];
/** `content/relics/stellar-converter.ts` is about `relics/stellar-converter`. */
const componentOf = (path: string): string | undefined =>
  /\/content\/([a-z-]+)\/([a-z0-9-]+)(?:\.test)?\.ts$/.exec(path)?.slice(1).join('/');

const MOST_CARDS = 40;
const MOST_RULES = 12;
/** A card in the title of a proof is closer to its rules than one whose file only mentions them. */
const NAMED = 3;

/** Reads tests, code and rulings of a repository. */
export function ruleIndexOf(root: string): RuleIndex {
  const cards = new Pairs();
  const together = new Pairs();
  const citing = new Pairs();
  for (const path of filesUnder(join(root, 'games')).sort()) {
    const file = relative(root, path).split(sep).join('/');
    const text = readFileSync(path, 'utf8');
    if (file.includes('/text/rulebook/')) continue; // rules that the text itself cites are read from the text
    for (const id of citationsIn(text)) {
      const [game, component] = [gameOf(file), componentOf(file)];
      if (game) citing.add(id, game);
      if (component) cards.add(id, component);
    }
    if (!file.endsWith('.test.ts')) continue;
    for (const { rules } of proofsIn(text, file)) {
      const cited = rules.filter(isCitation);
      for (const id of cited) {
        for (const component of rules) if (!isCitation(component)) cards.add(id, component, NAMED);
        for (const other of cited) if (other !== id) together.add(id, other);
      }
    }
  }
  const games = citing.lists(1);
  const folder = join(root, 'docs/rulings');
  const rulings = readdirSync(folder)
    .filter(name => /^R-\d{3}\.md$/.test(name))
    .sort()
    .map((name): [string, Ruling] => {
      const id = basename(name, '.md');
      return [id, rulingIn(readFileSync(join(folder, name), 'utf8'), games[id]?.[0] ?? '')];
    });
  return {
    rulings: Object.fromEntries(rulings),
    cards: cards.lists(MOST_CARDS),
    together: together.lists(MOST_RULES),
  };
}
