import type { Node } from 'oxc-parser';
import { type Ruling, ruleCalls } from './rule-functions.ts';
import { isCode, type Problem, problemAt, type SourceFile, syntaxOf, walk } from './source.ts';

/** Nodes that hand the value of an operand on unchanged. */
function passesOn(parent: Node, child: Node): boolean {
  switch (parent.type) {
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'LogicalExpression':
      return true;
    case 'ConditionalExpression':
      return parent.test !== child;
    case 'SequenceExpression':
      return parent.expressions.at(-1) === child;
    default:
      return false;
  }
}

/** Whether a variable is run by hand in the same function: `yield* it`, `it.next()`, or handed on to what will run it. */
function isDriven(variable: Node, above: readonly Node[]): boolean {
  if (variable.type === 'MemberExpression') return variable.object.type === 'ThisExpression'; // kept by a class that runs it
  if (variable.type !== 'Identifier') return false;
  let driven = false;
  const isIt = (node: Node | null) => node?.type === 'Identifier' && node.name === variable.name;
  const around = above.findLast(one => one.type.includes('Function')) ?? above[0];
  if (around)
    walk(around, node => {
      if (node.type === 'YieldExpression' && node.delegate) driven ||= isIt(node.argument);
      if (node.type === 'MemberExpression') driven ||= isIt(node.object);
      if (node.type === 'CallExpression') driven ||= node.arguments.some(isIt);
      if (node.type === 'ReturnStatement') driven ||= isIt(node.argument);
      return !driven;
    });
  return driven;
}

/** Whether the generator that a call returns reaches someone who can run it. */
function isUsed(call: Node, above: readonly Node[], ruling: Ruling): boolean {
  let child = call;
  for (let depth = above.length - 1; depth >= 0; depth--) {
    const parent = above[depth] as Node;
    if (passesOn(parent, child)) {
      child = parent;
      continue;
    }
    switch (parent.type) {
      case 'YieldExpression':
        return parent.delegate;
      case 'ReturnStatement':
      case 'ArrayExpression':
      case 'Property':
        return true;
      case 'ArrowFunctionExpression':
        return parent.body === child;
      case 'CallExpression':
      case 'NewExpression':
        return parent.callee !== child;
      case 'SpreadElement':
      case 'ForOfStatement':
        return ruling === 'generator'; // a plain generator may be a sequence; a rule never is
      case 'VariableDeclarator':
        return isDriven(parent.id, above);
      case 'AssignmentExpression':
        return isDriven(parent.left, above);
      default:
        return false;
    }
  }
  return false;
}

/** A rule that is called but not run with `yield*` compiles and does nothing. */
export function checkForgottenYield(files: readonly SourceFile[]): Problem[] {
  const sources = files.filter(isCode);
  const calls = ruleCalls(files);

  return sources.flatMap(file => {
    const problems: Problem[] = [];
    walk(syntaxOf(file).program, (node, above) => {
      if (node.type !== 'CallExpression') return;
      const shown = file.text.slice(node.callee.start, node.callee.end);
      const ruling = calls.ofFunction(file, node, above);
      const isForgotten = ruling
        ? !isUsed(node, above, ruling)
        : above.at(-1)?.type === 'ExpressionStatement' && calls.isOfMethod(node);
      if (isForgotten) problems.push(problemAt(file, node, `${shown}(…) does nothing without yield*`));
    });
    return problems;
  });
}
