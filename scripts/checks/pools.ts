import type { Node } from 'oxc-parser';
import { isCode, isTest, type Problem, problemAt, type SourceFile, stringOf, syntaxOf, walk } from './source.ts';

/** Command tokens of a player: how many lie where. */
const places = new Set(['tactic', 'fleet', 'strategy', 'reinforcements']);
const playerReaders = new Set(['playerOf', 'playerToChange']);

/** The rules and the components of Twilight Imperium; `verbs/tokens` holds the readers for everybody else. */
const isWatched = (file: SourceFile): boolean =>
  isCode(file) &&
  !isTest(file) &&
  /^games\/twilight-imperium\/src\/(content|rules|verbs|moments)\//.test(file.path) &&
  !file.path.startsWith('games/twilight-imperium/src/verbs/tokens/');

/** The name of a member, also when written `a['b']`. */
function nameOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  if (node.computed) return stringOf(node.property);
  return 'name' in node.property ? node.property.name : undefined;
}

const isCallOfReader = (node: Node): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && playerReaders.has(node.callee.name);

/** `tokens`, or `….tokens`. A system has tokens too, but those are a list of seats without such keys. */
const isTokens = (node: Node): boolean =>
  nameOf(node) === 'tokens' || (node.type === 'Identifier' && node.name === 'tokens');

/** Names that an object pattern takes apart. */
const namesIn = (pattern: Node): string[] =>
  pattern.type === 'ObjectPattern'
    ? pattern.properties.flatMap(each =>
        each.type === 'Property' && 'name' in each.key ? [String(each.key.name)] : [],
      )
    : [];

function readsPool(node: Node): boolean {
  if (node.type === 'MemberExpression') {
    const isOfPlayer = nameOf(node) === 'tokens' && isCallOfReader(node.object);
    const isPlace = isTokens(node.object) && places.has(nameOf(node) ?? '');
    const isIndexed = isTokens(node.object) && node.computed && node.property.type === 'Identifier';
    return isOfPlayer || isPlace || isIndexed;
  }
  if (node.type !== 'VariableDeclarator' || !node.init) return false;
  const names = namesIn(node.id);
  return (
    (isCallOfReader(node.init) && names.includes('tokens')) ||
    (isTokens(node.init) && names.some(name => places.has(name)))
  );
}

/** Reading a pool directly misses effects that replace its tokens or let them come from elsewhere. */
export function checkPools(files: readonly SourceFile[]): Problem[] {
  return files.filter(isWatched).flatMap(file => {
    const problems: Problem[] = [];
    walk(syntaxOf(file).program, node => {
      if (!readsPool(node)) return true;
      problems.push(problemAt(file, node, 'command tokens are read through spendable, tokensIn and the like'));
      return false;
    });
    return problems;
  });
}
