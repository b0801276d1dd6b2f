import type { Node } from 'oxc-parser';
import { isCode, type Problem, problemAt, type SourceFile, syntaxOf, walk } from './source.ts';

const runners = new Set(['test', 'it', 'describe', 'suite', 'bench', 'proves']);
const narrowings = new Set(['only', 'skip', 'todo']);

/** The name at the start of `test.concurrent.only`. */
function rootOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? rootOf(node.object) : undefined;
}

function objection(node: Node, above: readonly Node[], isTest: boolean): string | undefined {
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
    const { name } = node.property;
    const root = rootOf(node.object);
    if (root && runners.has(root) && narrowings.has(name)) return `${root}.${name} leaves tests out`;
    if (isTest && name === 'waitForTimeout') return 'a browser test waits for a state, not for time';
  }
  if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'retry')
    if (isTest) return 'a retry hides why a test fails now and then';
  if (node.type === 'TSAnyKeyword') {
    const parent = above.findLast(one => one.type !== 'TSArrayType' && one.type !== 'TSTypeOperator');
    if (parent?.type === 'TSTypeAnnotation') return 'a type of any says nothing';
    if (parent?.type === 'TSAsExpression' || parent?.type === 'TSTypeAssertion') return 'a cast to any hides errors';
  }
  return undefined;
}

function objectionToComment(text: string): string | undefined {
  if (/@ts-(ignore|nocheck)\b/.test(text))
    return 'silences the compiler; @ts-expect-error at least says when it is over';
  if (/\b(TODO|FIXME)\b/.test(text) && !/\bissue\b/i.test(text)) return 'a TODO names its issue';
  return undefined;
}

/** No skipped, focused or retried tests, no browser test that waits for time, no `any`, no TODO without an issue. */
export function checkFocus(files: readonly SourceFile[]): Problem[] {
  return files.filter(isCode).flatMap(file => {
    const problems: Problem[] = [];
    const { program, comments } = syntaxOf(file);
    walk(program, (node, above) => {
      const message = objection(node, above, file.path.endsWith('.test.ts'));
      if (message) problems.push(problemAt(file, node, message));
    });
    for (const comment of comments) {
      const message = objectionToComment(comment.value);
      if (message) problems.push(problemAt(file, comment, message));
    }
    return problems;
  });
}
