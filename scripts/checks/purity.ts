import type { Node } from 'oxc-parser';
import { importsOf } from './modules.ts';
import { scopesOf } from './scopes.ts';
import { isCode, isTest, memberOf, type Problem, problemAt, type SourceFile, syntaxOf, walk } from './source.ts';

const impureMembers = new Set(['Math.random', 'Date.now', 'performance.now', 'crypto.getRandomValues']);
const impureConstructors = new Set(['Date', 'Function']);
const impureNames = new Set([
  'structuredClone',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'process',
  'console',
  'fetch',
  'eval',
]);

const isPure = (file: SourceFile) =>
  isCode(file) && !isTest(file) && /^(packages\/(kernel|tabletop)|games\/[^/]+)\/src\//.test(file.path);

/** Whether a name is a value here, and not a key, a member, a label or a type. */
function isValue(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    case 'Property':
      return parent.value === node || parent.computed;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.key !== node || parent.computed;
    case 'ImportSpecifier':
    case 'ExportSpecifier':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return false;
    default:
      return !parent?.type.startsWith('TS') || 'expression' in parent;
  }
}

/** What a node takes from outside the program, if it does. */
function impurity(node: Node, parent: Node | undefined): readonly [name: string, shown: string] | undefined {
  const member = memberOf(node);
  if (member) {
    const [object, property] = member;
    if (impureMembers.has(member.join('.'))) return [object, member.join('.')];
    if (object === 'globalThis' && impureNames.has(property)) return [object, member.join('.')];
  }
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const { callee } = node;
    const isBuilt = callee.type === 'Identifier' && impureConstructors.has(callee.name);
    if (isBuilt) return [callee.name, node.type === 'NewExpression' ? `new ${callee.name}` : `${callee.name}()`];
  }
  if (node.type === 'Identifier' && impureNames.has(node.name) && isValue(node, parent)) return [node.name, node.name];
  return undefined;
}

/** Kernel, tabletop and games use no clock, no Math.random and no I/O. */
export function checkPurity(files: readonly SourceFile[]): Problem[] {
  return files.filter(isPure).flatMap(file => {
    const problems: Problem[] = [];
    const { program } = syntaxOf(file);
    const scopes = scopesOf(program);
    const isTesting = /\/src\/testing\//.test(file.path); // support for tests, which assert

    for (const one of importsOf(file)) {
      if (!one.specifier.startsWith('node:') || (isTesting && one.specifier.startsWith('node:assert'))) continue;
      problems.push(problemAt(file, one, `${one.specifier} is out of reach of pure code`));
    }
    walk(program, (node, above) => {
      const found = impurity(node, above.at(-1));
      if (found && !scopes.lookup(found[0], above)) problems.push(problemAt(file, node, `${found[1]} is not pure`));
    });
    return problems;
  });
}
