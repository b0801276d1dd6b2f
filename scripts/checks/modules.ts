import { posix } from 'node:path';
import { type SourceFile, stringOf, syntaxOf, walk } from './source.ts';

/** A workspace: where it is, what it lets others import, and which packages of others it names. */
export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly exports: ReadonlyMap<string, string>;
  readonly dependencies: ReadonlySet<string>;
}

interface Manifest {
  readonly name?: string;
  readonly exports?: string | Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: object;
  readonly devDependencies?: object;
  readonly peerDependencies?: object;
}

/** The workspaces among the files, by name, read from their package.json. */
export function packagesIn(files: readonly SourceFile[]): ReadonlyMap<string, Package> {
  const manifests = files.filter(({ path }) => /^(packages|games|apps)\/[^/]+\/package\.json$/.test(path));
  return new Map(
    manifests.map(({ path, text }) => {
      const folder = posix.dirname(path);
      const manifest = JSON.parse(text) as Manifest;
      const name = manifest.name ?? folder;
      const entries = typeof manifest.exports === 'string' ? { '.': manifest.exports } : (manifest.exports ?? {});
      const exports = new Map<string, string>();
      for (const [entry, target] of Object.entries(entries)) {
        const file = typeof target === 'string' ? target : (target.default ?? Object.values(target)[0]);
        if (file) exports.set(entry, posix.join(folder, file));
      }
      const { dependencies, devDependencies, peerDependencies } = manifest;
      const named = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
      return [name, { name, folder, exports, dependencies: new Set(named) }];
    }),
  );
}

export interface Import {
  readonly specifier: string;
  readonly start: number;
  readonly typeOnly: boolean;
}

/** Every module a file names: imports, re-exports, `import()` and `import('…').Type`. */
export function importsOf(file: SourceFile): Import[] {
  const imports: Import[] = [];
  walk(syntaxOf(file).program, node => {
    let typeOnly = false;
    if (node.type === 'ImportDeclaration') {
      const { importKind, specifiers } = node;
      const types = specifiers.filter(one => one.type === 'ImportSpecifier' && one.importKind === 'type');
      typeOnly = importKind === 'type' || (specifiers.length > 0 && types.length === specifiers.length);
    } else if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
      typeOnly = node.exportKind === 'type';
    } else if (node.type === 'TSImportType') {
      typeOnly = true;
    } else if (node.type !== 'ImportExpression') {
      return;
    }
    const specifier = stringOf(node.source);
    if (specifier !== undefined) imports.push({ specifier, start: node.start, typeOnly });
  });
  return imports;
}

/** What an import names: a file of the repository, a package from elsewhere, or an entry that its package does not offer. */
export type Target =
  | { readonly kind: 'file'; readonly path: string; readonly relative: boolean }
  | { readonly kind: 'outside'; readonly name: string }
  | { readonly kind: 'hidden'; readonly name: string; readonly entry: string };

export function resolve(from: string, specifier: string, packages: ReadonlyMap<string, Package>): Target {
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.join(posix.dirname(from), specifier), relative: true };
  }
  if (specifier.startsWith('node:')) return { kind: 'outside', name: specifier };

  const parts = specifier.split('/');
  const name = parts.splice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  const workspace = packages.get(name);
  if (!workspace) return { kind: 'outside', name };

  const entry = ['.', ...parts].join('/');
  const path = workspace.exports.get(entry);
  return path === undefined ? { kind: 'hidden', name, entry } : { kind: 'file', path, relative: false };
}
