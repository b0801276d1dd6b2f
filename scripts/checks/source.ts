import { type Comment, type Node, parseSync, visitorKeys } from 'oxc-parser';

/** A file as the checks see it: its path from the root of the repository, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Something a check objects to. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export interface Syntax {
  readonly program: Node;
  readonly comments: readonly Comment[];
  readonly errors: readonly string[];
}

const parsed = new WeakMap<SourceFile, Syntax>();

/** The syntax tree of a file, without parentheses; each file is parsed once. */
export function syntaxOf(file: SourceFile): Syntax {
  let syntax = parsed.get(file);
  if (!syntax) {
    const { program, comments, errors } = parseSync(file.path, file.text, { preserveParens: false });
    syntax = { program, comments, errors: errors.map(error => error.message) };
    parsed.set(file, syntax);
  }
  return syntax;
}

export const isCode = ({ path }: SourceFile): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
export const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$/.test(path);

/** Line of an offset, counted from 1. */
export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

export function problemAt(file: SourceFile, node: { readonly start: number }, message: string): Problem {
  return { path: file.path, line: lineOf(file.text, node.start), message };
}

/** The nodes directly below a node, in the order of the text. */
export function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, Node | readonly (Node | null)[] | null | undefined>;
  return (visitorKeys[node.type] ?? []).flatMap(key => {
    const field = fields[key];
    if (!field) return [];
    return Array.isArray(field) ? field.filter(child => child !== null) : [field as Node];
  });
}

/** Visits a node and all below it; `above` lists the ancestors, nearest last. A visitor that returns false goes no deeper. */
export function walk(node: Node, visit: (node: Node, above: readonly Node[]) => unknown, above: Node[] = []): void {
  if (visit(node, above) === false) return;
  above.push(node);
  for (const child of childrenOf(node)) walk(child, visit, above);
  above.pop();
}

/** The value of a string literal; undefined for anything else. */
export function stringOf(node: Node | null | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** `a.b` as ['a', 'b'], also when written `a['b']` or `a?.b`; undefined when the object is not a plain name. */
export function memberOf(node: Node): readonly [object: string, property: string] | undefined {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  const property = node.computed ? stringOf(node.property) : 'name' in node.property ? node.property.name : undefined;
  return property === undefined ? undefined : [node.object.name, property];
}
