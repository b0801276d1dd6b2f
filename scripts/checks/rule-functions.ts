import type { Node } from 'oxc-parser';
import { type Package, packagesIn, resolve } from './modules.ts';
import { type Scopes, scopesOf } from './scopes.ts';
import { isCode, memberOf, type SourceFile, syntaxOf, walk } from './source.ts';

/** Why a function counts: its type says that it returns a `Rule`, or it is some generator. */
export type Ruling = 'rule' | 'generator' | undefined;

type Call = Extract<Node, { type: 'CallExpression' }>;

/** Tells which calls return a rule that someone must run. */
export interface RuleCalls {
  ofFunction(file: SourceFile, call: Call, above: readonly Node[]): Ruling;
  /** True only when every method of this name, in all the files, is a rule. */
  isOfMethod(call: Call): boolean;
}

interface Module {
  readonly path: string;
  readonly program: Node;
  readonly scopes: Scopes;
}

const nameOf = (node: Node): string | undefined =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : undefined;

class RuleFunctions {
  private readonly modules = new Map<string, Module>();
  private readonly packages: ReadonlyMap<string, Package>;

  constructor(files: readonly SourceFile[]) {
    this.packages = packagesIn(files);
    for (const file of files.filter(isCode)) {
      const { program } = syntaxOf(file);
      this.modules.set(file.path, { path: file.path, program, scopes: scopesOf(program) });
    }
  }

  all(): Iterable<Module> {
    return this.modules.values();
  }

  moduleOf(path: string): Module | undefined {
    return this.modules.get(path);
  }

  /** Follows an import, through re-exports, to the declaration behind it. */
  private exported(from: string, specifier: string, name: string, hops = 0): readonly [Module, Node] | undefined {
    const target = resolve(from, specifier, this.packages);
    const module = target.kind === 'file' ? this.modules.get(target.path) : undefined;
    if (module?.program.type !== 'Program' || hops > 8) return undefined;

    let local: string = name;
    for (const node of module.program.body) {
      if (node.type === 'ExportAllDeclaration' && !node.exported) {
        const found = this.exported(module.path, node.source.value, name, hops + 1);
        if (found) return found;
      }
      if (node.type !== 'ExportNamedDeclaration') continue;
      const specifierOf = node.specifiers.find(one => nameOf(one.exported) === name);
      if (!specifierOf) continue;
      local = nameOf(specifierOf.local) ?? name;
      if (node.source) return this.exported(module.path, node.source.value, local, hops + 1);
    }
    const found = module.scopes.lookup(local, [module.program]) ?? module.scopes.lookupType(local);
    return found && this.settled(module, found, hops);
  }

  private settled(module: Module, found: Node, hops = 0): readonly [Module, Node] | undefined {
    if (found.type !== 'ImportSpecifier') return [module, found];
    const source = this.sourceOf(module, found);
    return source === undefined
      ? undefined
      : this.exported(module.path, source, nameOf(found.imported) ?? found.local.name, hops + 1);
  }

  private sourceOf(module: Module, specifier: Node): string | undefined {
    if (module.program.type !== 'Program') return undefined;
    const body: readonly Node[] = module.program.body;
    const found = body.find(
      node => node.type === 'ImportDeclaration' && node.specifiers.some(one => one === specifier),
    );
    return found?.type === 'ImportDeclaration' ? found.source.value : undefined;
  }

  /** Whether a type is `Rule<…>`, an alias of it, or a generator. */
  isRuleType(module: Module, type: Node | null | undefined, hops = 0): boolean {
    if (type?.type === 'TSTypeAnnotation') return this.isRuleType(module, type.typeAnnotation, hops);
    if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier' || hops > 8) return false;
    const { name } = type.typeName;
    if (name === 'Generator') return true;
    const declared = module.scopes.lookupType(name);
    const found = declared && this.settled(module, declared);
    if (found?.[1].type === 'TSTypeAliasDeclaration')
      return this.isRuleType(found[0], found[1].typeAnnotation, hops + 1);
    return !found && name === 'Rule'; // unknown, so it is assumed to be the kernel's
  }

  /** Whether calling a value of this type gives a rule. */
  returnsRule(module: Module, type: Node | null | undefined, hops = 0): boolean {
    if (type?.type === 'TSTypeAnnotation') return this.returnsRule(module, type.typeAnnotation, hops);
    if (type?.type === 'TSFunctionType') return this.isRuleType(module, type.returnType);
    if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier' || hops > 8) return false;
    const declared = module.scopes.lookupType(type.typeName.name);
    const found = declared && this.settled(module, declared);
    return (
      found?.[1].type === 'TSTypeAliasDeclaration' && this.returnsRule(found[0], found[1].typeAnnotation, hops + 1)
    );
  }

  rulingOfFunction(module: Module, value: Node | null | undefined): Ruling {
    switch (value?.type) {
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'TSDeclareFunction':
      case 'ArrowFunctionExpression':
        if (this.isRuleType(module, value.returnType)) return 'rule';
        return value.generator ? 'generator' : undefined;
      default:
        return undefined;
    }
  }

  private rulingOfDeclaration(module: Module, node: Node): Ruling {
    if (node.type === 'Identifier') return this.returnsRule(module, node.typeAnnotation) ? 'rule' : undefined;
    if (node.type !== 'VariableDeclarator') return this.rulingOfFunction(module, node);
    const annotation = node.id.type === 'Identifier' ? node.id.typeAnnotation : undefined;
    return this.returnsRule(module, annotation) ? 'rule' : this.rulingOfFunction(module, node.init);
  }

  rulingOfName(module: Module, name: string, above: readonly Node[]): Ruling {
    const declared = module.scopes.lookup(name, above);
    const found = declared && this.settled(module, declared);
    return found && this.rulingOfDeclaration(found[0], found[1]);
  }

  /** `namespace.verb(…)` after `import * as namespace`. */
  rulingOfMember(module: Module, object: string, property: string, above: readonly Node[]): Ruling {
    const declared = module.scopes.lookup(object, above);
    const source = declared?.type === 'ImportNamespaceSpecifier' ? this.sourceOf(module, declared) : undefined;
    const found = source === undefined ? undefined : this.exported(module.path, source, property);
    return found && this.rulingOfDeclaration(found[0], found[1]);
  }
}

const builtIn = [Array, Object, Function, Map, Set, Promise, String, RegExp, Number, Date].flatMap(type => [
  ...Object.getOwnPropertyNames(type.prototype),
  ...Object.getOwnPropertyNames(type),
]);
/** Methods the language itself has, so that their names say nothing. */
const builtInMethods = new Set([...builtIn, 'next', 'throw', 'return']);

/** Names of methods that are rules wherever they occur. */
function ruleMethods(functions: RuleFunctions): Set<string> {
  const rules = new Set<string>();
  const others = new Set(builtInMethods);
  for (const module of functions.all()) {
    walk(module.program, (node, above) => {
      if (!('key' in node) || !node.key || above.at(-1)?.type === 'ObjectPattern') return;
      const name = nameOf(node.key as Node);
      if (name === undefined) return;
      if (node.type === 'TSMethodSignature') {
        (functions.isRuleType(module, node.returnType) ? rules : others).add(name);
      } else if (node.type === 'TSPropertySignature' && node.typeAnnotation?.typeAnnotation.type === 'TSFunctionType') {
        (functions.returnsRule(module, node.typeAnnotation) ? rules : others).add(name);
      } else if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') {
        const value = node.value as Node | null;
        const isName = value?.type === 'Identifier';
        const ruling = isName
          ? functions.rulingOfName(module, value.name, above)
          : functions.rulingOfFunction(module, value);
        if (ruling) rules.add(name);
        else if (isName || value?.type.includes('Function')) others.add(name);
      }
    });
  }
  return new Set([...rules].filter(name => !others.has(name)));
}

export function ruleCalls(files: readonly SourceFile[]): RuleCalls {
  const functions = new RuleFunctions(files);
  const methods = ruleMethods(functions);
  return {
    ofFunction(file, { callee }, above) {
      const module = functions.moduleOf(file.path);
      if (!module) return undefined;
      if (callee.type === 'Identifier') return functions.rulingOfName(module, callee.name, above);
      const member = memberOf(callee);
      return member && functions.rulingOfMember(module, member[0], member[1], above);
    },
    isOfMethod: ({ callee }) =>
      callee.type === 'MemberExpression' &&
      !callee.computed &&
      callee.property.type === 'Identifier' &&
      methods.has(callee.property.name),
  };
}
