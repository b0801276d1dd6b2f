import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkArrows } from './checks/arrows.ts';
import { checkCitations, checkRulings, rulingsIn } from './checks/citations.ts';
import { checkDecisionWalk } from './checks/decision-walk.ts';
import { checkFocus } from './checks/focus.ts';
import { checkFolders } from './checks/folders.ts';
import { checkForgottenYield } from './checks/forgotten-yield.ts';
import { checkLock } from './checks/lock.ts';
import { checkPools } from './checks/pools.ts';
import { checkPromises } from './checks/promises.ts';
import { checkPurity } from './checks/purity.ts';
import { checkSettling } from './checks/settling.ts';
import { checkSizes } from './checks/sizes.ts';
import { isCode, type Problem, type SourceFile, syntaxOf } from './checks/source.ts';
import { repositoryFiles, root } from './repository.ts';

/** What does not parse cannot be checked. */
function checkSyntax(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(isCode)
    .flatMap(file => syntaxOf(file).errors.map(message => ({ path: file.path, line: 1, message })));
}

/** The ids that may be cited: those of every game's rulebook, and the rulings. A game without a rulebook adds none. */
async function knownRules(files: readonly SourceFile[]): Promise<Set<string>> {
  const known = new Set(rulingsIn(files));
  for (const { path } of files) {
    if (!/^games\/[^/]+\/src\/rulebook\/index\.ts$/.test(path)) continue;
    const rulebook = (await import(pathToFileURL(join(root, path)).href)) as { ruleIds?: readonly string[] };
    for (const id of rulebook.ruleIds ?? []) known.add(id);
  }
  return known;
}

/** The rules that can be read in our words: those of every game's `text/rulebook/`, and the rulings. */
async function rulesInWords(files: readonly SourceFile[]): Promise<Set<string>> {
  const known = new Set(rulingsIn(files));
  for (const { path } of files) {
    if (!/^games\/[^/]+\/src\/text\/rulebook\/index\.ts$/.test(path)) continue;
    const { ruleTexts } = (await import(pathToFileURL(join(root, path)).href)) as { ruleTexts: Record<string, string> };
    for (const [id, text] of Object.entries(ruleTexts)) if (text.trim() !== '') known.add(id);
  }
  return known;
}

/** The components of every game that tests may name: `relics/the-codex`. */
async function knownComponents(files: readonly SourceFile[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const { path } of files) {
    if (!/^games\/[^/]+\/src\/model\/printed\.ts$/.test(path)) continue;
    const { printed } = (await import(pathToFileURL(join(root, path)).href)) as { printed: Record<string, object> };
    for (const [kind, all] of Object.entries(printed)) for (const id of Object.keys(all)) known.add(`${kind}/${id}`);
  }
  return known;
}

const files = repositoryFiles();
const problems = [
  ...checkSyntax(files),
  ...checkArrows(files),
  ...checkFolders(files),
  ...checkPurity(files),
  ...checkPools(files),
  ...checkSettling(files),
  ...checkForgottenYield(files),
  ...checkCitations(files, await knownRules(files), await knownComponents(files), await rulesInWords(files)),
  ...checkRulings(files),
  ...checkLock(files),
  ...checkFocus(files),
  ...checkPromises(files),
  ...checkDecisionWalk(files),
  ...checkSizes(files),
];

for (const { path, line, message } of problems) console.log(`${path}:${line}: ${message}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${files.length} files, no problems`);
