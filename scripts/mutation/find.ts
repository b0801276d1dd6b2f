import { type Node, parseSync } from 'oxc-parser';
import { childrenOf, lineOf, memberOf, type SourceFile } from '../checks/source.ts';

/** One small change to one file, which a test should detect. */
export interface Mutant {
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly mutated: string;
  /** The whole expression or statement that a switch between both can stand for. */
  readonly host: Host;
  /** Names the mutant in the notes: path, texts, and which of several alike in the file it is. */
  readonly key: string;
}

interface Host {
  readonly start: number;
  readonly end: number;
  readonly isStatement: boolean;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly mutated: string;
  /** Where that is more than the change itself. */
  readonly host?: Node;
}

const operatorTwins: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
};
const mathTwins: Readonly<Record<string, string>> = { 'Math.min': 'Math.max', 'Math.max': 'Math.min' };

/** Calls that only emit or assert: no rule depends on them. */
const silentCalls = new Set(['invariant', 'emit']);
/** An array longer than this loses only its first and its last element. */
const manyElements = 6;

const isString = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && node.operator === '+' && (isString(node.left) || isString(node.right)));

const isBoolean = (node: Node | null): node is Extract<Node, { type: 'Literal'; value: boolean }> =>
  node?.type === 'Literal' && typeof node.value === 'boolean';

function isSilent(node: Node): boolean {
  if (node.type === 'YieldExpression') return node.argument !== null && isSilent(node.argument);
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && silentCalls.has(node.callee.name);
}

/** Type annotations around an expression. */
const typeWrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

/** Types, imports and re-exports run no code of their own. */
function isMute(node: Node): boolean {
  if (node.type.startsWith('TS') && !typeWrappers.has(node.type)) return true;
  return node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration' || isSilent(node);
}

/** `a < b` as `a <= b`, whatever stands around the operator. */
function swapped(text: string, left: Node, right: Node, node: Node, operator: string, twin: string): Change {
  const between = text
    .slice(left.end, right.start)
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, comment => ' '.repeat(comment.length));
  const at = left.end + between.indexOf(operator);
  const mutated = text.slice(node.start, at) + twin + text.slice(at + operator.length, node.end);
  return { start: node.start, end: node.end, mutated };
}

function withoutElement(elements: readonly (Node | null)[], at: number): Change[] {
  const [element, before, after] = [elements[at], elements[at - 1], elements[at + 1]];
  if (!element) return [];
  if (after) return [{ start: element.start, end: after.start, mutated: '' }];
  return before ? [{ start: before.end, end: element.end, mutated: '' }] : [];
}

function negated(text: string, test: Node): Change[] {
  if (test.type === 'BinaryExpression' && /^[!=]==?$/.test(test.operator)) return []; // its operator has a mutant already
  const { start, end } = test;
  if (test.type === 'UnaryExpression' && test.operator === '!') {
    return [{ start, end, mutated: text.slice(start + 1, end) }];
  }
  return [{ start, end, mutated: `!(${text.slice(start, end)})` }];
}

function changesOf(node: Node, parent: Node | undefined, chain: Node | undefined, text: string): Change[] {
  const { start, end } = node;
  switch (node.type) {
    case 'BinaryExpression': {
      const twin = operatorTwins[node.operator];
      if (!twin || (node.operator === '+' && isString(node))) return [];
      return [swapped(text, node.left, node.right, node, node.operator, twin)];
    }
    case 'LogicalExpression': {
      const twin = operatorTwins[node.operator];
      if (!twin) return [];
      const change = swapped(text, node.left, node.right, node, node.operator, twin);
      return [parent?.type === 'LogicalExpression' ? { ...change, mutated: `(${change.mutated})` } : change];
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return negated(text, node.test);
    case 'Literal': {
      const isKey = parent?.type === 'Property' && parent.key === node && !parent.computed;
      return typeof node.value === 'number' && Number.isInteger(node.value) && !isKey
        ? [{ start, end, mutated: String(node.value + 1) }]
        : [];
    }
    case 'ExpressionStatement':
      return isSilent(node.expression) || ('directive' in node && node.directive) ? [] : [{ start, end, mutated: ';' }];
    case 'ContinueStatement':
      return [{ start, end, mutated: ';' }];
    case 'ReturnStatement':
      return isBoolean(node.argument) ? [{ start, end, mutated: `return ${!node.argument.value};` }] : [];
    case 'ArrowFunctionExpression':
      return isBoolean(node.body) ? [{ ...node.body, mutated: String(!node.body.value) }] : [];
    case 'CallExpression': {
      const { callee } = node;
      const twin = mathTwins[memberOf(callee)?.join('.') ?? ''];
      if (twin) return [{ start: callee.start, end: callee.end, mutated: twin }];
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return [];
      if (callee.property.name !== 'filter') return [];
      const host = chain?.start === start ? chain : node; // what follows in a chain may be left out with it
      const array = text
        .slice(start, callee.property.start)
        .replace(/\??\.\s*$/, '')
        .trimEnd();
      return [{ start, end, mutated: array, host }];
    }
    case 'ArrayExpression': {
      const { elements } = node;
      if (elements.length < 2) return [];
      const dropped = elements.length > manyElements ? [0, elements.length - 1] : elements.keys();
      return [...dropped].flatMap(at => withoutElement(elements, at)).map(change => ({ ...change, host: node }));
    }
    default:
      return [];
  }
}

const shown = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every mutant of a file, in the order of its text. */
export function findMutants(file: SourceFile): Mutant[] {
  const changes: (Change & { readonly isStatement: boolean })[] = [];
  const visit = (node: Node, parent?: Node, outer?: Node): void => {
    if (isMute(node)) return;
    const chain = node.type === 'ChainExpression' ? node : outer;
    const isStatement = node.type.endsWith('Statement') && node.type !== 'IfStatement'; // of that it is the condition
    for (const change of changesOf(node, parent, chain, file.text)) changes.push({ ...change, isStatement });
    const isWrapper = typeWrappers.has(node.type) && 'expression' in node;
    for (const child of isWrapper ? [node.expression as Node] : childrenOf(node)) visit(child, node, chain);
  };
  visit(parseSync(file.path, file.text).program); // with its parentheses, which belong to what they enclose

  const alike = new Map<string, number>();
  return changes
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .map(({ start, end, mutated, isStatement, host = { start, end } }) => {
      const original = file.text.slice(start, end);
      const change = `${file.path}#${shown(original)}->${shown(mutated)}`;
      const count = (alike.get(change) ?? 0) + 1;
      alike.set(change, count);
      return {
        path: file.path,
        line: lineOf(file.text, start),
        start,
        end,
        original,
        mutated,
        host: { start: host.start, end: host.end, isStatement },
        key: `${change}#${count}`,
      };
    });
}

/** The text of the file with the mutant in it. */
export function mutatedText(text: string, { start, end, mutated }: Mutant): string {
  return text.slice(0, start) + mutated + text.slice(end);
}
