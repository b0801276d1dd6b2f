/**
 * Writes the list of cards of each folder of content: every value that a file there exports and that has an id and can
 * be installed or resolved. So a new card needs no line anywhere but its own file. `--check` only compares.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const content = 'games/twilight-imperium/src/content';
const folders = ['action-cards', 'agendas', 'exploration', 'promissory-notes', 'relics', 'technologies'];

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

const isCard = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  ('install' in value || 'resolve' in value);

const nameOf = (path: string): string => basename(path, '.ts');

/** By the names of their files, so that the order of a deck does not change when a file is moved to another folder. */
const byName = (a: string, b: string): number => (nameOf(a) < nameOf(b) ? -1 : 1);

async function cardsIn(folder: string): Promise<Listed[]> {
  const cards: Listed[] = [];
  const paths = globSync('**/*.ts', { cwd: folder }).filter(
    path => !/(^|\/)index\.|\.(test|generated)\.ts$/.test(path),
  );
  for (const path of paths.sort(byName)) {
    const exported = (await import(pathToFileURL(join(folder, path)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (isCard(value)) cards.push({ id: value.id, name, path: path.replaceAll('\\', '/') });
    }
  }
  return cards;
}

const key = (id: string): string => (/^[a-z]+$/.test(id) ? id : `'${id}'`);

function sourceOf(cards: readonly Listed[]): string {
  const files = [...new Set(cards.map(({ path }) => path))].sort();
  const imports = files.map(path => {
    const names = cards.filter(card => card.path === path).map(({ name }) => name);
    const line = `import { ${names.sort().join(', ')} } from './${path}';`;
    return line.length <= 120 ? line : `import {\n${names.map(name => `  ${name},\n`).join('')}} from './${path}';`;
  });
  const lines = cards.map(({ id, name }) => `  ${key(id) === name ? name : `${key(id)}: ${name}`},`);
  return [
    '// Written by scripts/generate-registries.ts from the files of this folder: `npm run generate`.',
    ...imports,
    '',
    'export const cards = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** The folders of content in which the list of cards was out of date; they are not any more, unless `checkOnly`. */
export async function generateRegistries(root: string, checkOnly = false): Promise<string[]> {
  const stale: string[] = [];
  for (const folder of folders) {
    const path = join(root, content, folder, 'index.generated.ts');
    const text = sourceOf(await cardsIn(join(root, content, folder)));
    if (globSync(path).length > 0 && readFileSync(path, 'utf8') === text) continue;
    stale.push(folder);
    if (!checkOnly) writeFileSync(path, text);
  }
  return stale;
}

if (import.meta.main) {
  const checkOnly = process.argv.includes('--check');
  const stale = await generateRegistries(fileURLToPath(new URL('..', import.meta.url)), checkOnly);
  for (const folder of checkOnly ? stale : []) {
    console.error(`content/${folder}/index.generated.ts is not what is in the folder: npm run generate`);
    process.exitCode = 1;
  }
}
