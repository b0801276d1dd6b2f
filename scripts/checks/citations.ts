import { posix } from 'node:path';
import { citation } from '@orrery/catalogue/citations';
import {
  isCode,
  isTest,
  lineOf,
  type Problem,
  problemAt,
  type SourceFile,
  stringOf,
  syntaxOf,
  walk,
} from './source.ts';

const citations = new RegExp(citation, 'g');
/** A component that a test exercises: its kind and its id, `relics/the-codex`. */
const item = '[a-z-]+/[a-z0-9-]+';
const listOfCitations = new RegExp(`^(?:${citation}|${item})(?:, (?:${citation}|${item}))*$`);
const isItem = (text: string): boolean => new RegExp(`^${item}$`).test(text);

const familyOf = (id: string) => id.split(/[ -]/)[0];
const rulingOf = (path: string) => /^docs\/rulings\/(R-\d{3})\.md$/.exec(path)?.[1];

/** The rulings that exist, by their file names. */
export function rulingsIn(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => rulingOf(path) ?? []);
}

interface Prose {
  readonly text: string;
  readonly line: number;
}

/** The parts of a file that people read: its comments and strings, or a document as a whole. */
function proseOf(file: SourceFile): Prose[] {
  if (!isCode(file)) return [{ text: file.text, line: 1 }];
  const { program, comments } = syntaxOf(file);
  const prose = comments.map(({ value, start }) => ({ text: value, line: lineOf(file.text, start) }));
  walk(program, node => {
    const text = node.type === 'TemplateElement' ? (node.value.cooked ?? node.value.raw) : stringOf(node);
    if (text) prose.push({ text, line: lineOf(file.text, node.start) });
  });
  return prose;
}

/**
 * Objections to `proves(rules, claim, …)` calls; the tables of proved rules and of complete components are read from
 * these, so both must be plain.
 */
function objectionsToProofs(file: SourceFile, components: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  walk(syntaxOf(file).program, node => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'proves') return;
    const [rules, claim] = [stringOf(node.arguments[0]), stringOf(node.arguments[1])];
    if (rules === undefined || claim === undefined) {
      problems.push(problemAt(file, node, 'proves(…) needs string literals for its rules and its claim'));
    } else if (!listOfCitations.test(rules)) {
      problems.push(problemAt(file, node, `proves('${rules}', …) names no rules: write ids joined by ', '`));
    } else {
      for (const each of rules.split(', '))
        if (isItem(each) && !components.has(each))
          problems.push(problemAt(file, node, `${each} is not a component we know`));
    }
  });
  return problems;
}

/**
 * Every rule that code, tests and rulings cite exists and has a text of our own; every component that a test names
 * exists; and every ruling is cited. Rules of a game without a rulebook are not checked.
 */
export function checkCitations(
  files: readonly SourceFile[],
  known: ReadonlySet<string>,
  components: ReadonlySet<string> = new Set(),
  inWords: ReadonlySet<string> = known,
): Problem[] {
  const families = new Set([...known].map(familyOf)).add('R');
  const problems: Problem[] = [];
  const citedInCode = new Set<string>();

  for (const file of files) {
    const isSource = isCode(file) && /^(packages|games|apps)\//.test(file.path);
    if (!isSource && !rulingOf(file.path)) continue;

    for (const { text, line } of proseOf(file)) {
      for (const { 0: id, index } of text.matchAll(citations)) {
        if (isSource) citedInCode.add(id);
        if (!families.has(familyOf(id)) || (known.has(id) && inWords.has(id))) continue;
        problems.push({
          path: file.path,
          line: line + lineOf(text, index) - 1,
          message: known.has(id) ? `${id} has no words in text/rulebook/` : `${id} is not a rule we know`,
        });
      }
    }
    if (isSource && isTest(file)) problems.push(...objectionsToProofs(file, components));
  }
  for (const { path } of files) {
    const ruling = rulingOf(path);
    if (ruling && !citedInCode.has(ruling)) problems.push({ path, line: 1, message: `no code cites ${ruling}` });
    if (!ruling && posix.dirname(path) === 'docs/rulings' && /^R/.test(posix.basename(path))) {
      problems.push({ path, line: 1, message: 'a ruling is called R-nnn.md' });
    }
  }
  return problems;
}

/** Every ruling has the parts that the reader of rules shows. */
export const checkRulings = (files: readonly SourceFile[]): Problem[] =>
  files.flatMap(({ path, text }) =>
    ['Question', 'Answer'].flatMap(part => {
      const isMissing = rulingOf(path) && !new RegExp(`^\\*\\*${part}\\.\\*\\* \\S`, 'm').test(text);
      return isMissing ? { path, line: 1, message: `the ruling has no **${part}.**` } : [];
    }),
  );
