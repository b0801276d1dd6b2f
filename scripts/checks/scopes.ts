import type { Node } from 'oxc-parser';
import { walk } from './source.ts';

/** Where a name comes from: the declarator, function, parameter, type or import specifier that introduces it. */
type Declaration = Node;

export interface Scopes {
  /** The declaration a name refers to, seen from below these ancestors; undefined for a global. */
  lookup(name: string, above: readonly Node[]): Declaration | undefined;
  lookupType(name: string): Declaration | undefined;
}

const scopeTypes = new Set<Node['type']>([
  'Program',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'CatchClause',
  'SwitchStatement',
  'StaticBlock',
]);

/** The plain names that a pattern (`{ a, b: [c] }`) binds. */
function bindingsOf(pattern: Node | null | undefined): Extract<Node, { type: 'Identifier' }>[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap(one => bindingsOf(one.type === 'RestElement' ? one.argument : one.value));
    case 'ArrayPattern':
      return pattern.elements.flatMap(bindingsOf);
    case 'AssignmentPattern':
      return bindingsOf(pattern.left);
    case 'RestElement':
      return bindingsOf(pattern.argument);
    case 'TSParameterProperty':
      return bindingsOf(pattern.parameter);
    default:
      return [];
  }
}

/** The names a program declares, by scope. Types and hoisted `var` are taken a little simpler than the language has them. */
export function scopesOf(program: Node): Scopes {
  const scopes = new Map<Node, Map<string, Declaration>>([[program, new Map()]]);
  const types = new Map<string, Declaration>();
  const declare = (scope: Node, name: string, declaration: Declaration) => {
    if (!scopes.has(scope)) scopes.set(scope, new Map());
    scopes.get(scope)?.set(name, declaration);
  };

  walk(program, (node, above) => {
    const around = above.findLast(one => scopeTypes.has(one.type)) ?? program;
    switch (node.type) {
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
        declare(program, node.local.name, node);
        break;
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        types.set(node.id.name, node);
        break;
      case 'VariableDeclarator':
        if (node.id.type === 'Identifier') declare(around, node.id.name, node);
        else for (const name of bindingsOf(node.id)) declare(around, name.name, name);
        break;
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
      case 'ClassDeclaration':
        if (node.id) declare(around, node.id.name, node);
        break;
      case 'CatchClause':
        for (const name of bindingsOf(node.param)) declare(node, name.name, name);
        break;
    }
    if (scopeTypes.has(node.type) && 'params' in node && Array.isArray(node.params)) {
      for (const name of node.params.flatMap(param => bindingsOf(param as Node))) declare(node, name.name, name);
    }
  });

  return {
    lookup: (name, above) => {
      const scope = above.findLast(one => scopes.get(one)?.has(name));
      return scope && scopes.get(scope)?.get(name);
    },
    lookupType: name => types.get(name) ?? scopes.get(program)?.get(name),
  };
}
