import { type Import, importsOf, type Package, packagesIn, resolve } from './modules.ts';
import { isCode, isTest, type Problem, problemAt, type SourceFile } from './source.ts';

const packages = (folder: string) => `packages/${folder}`;
const kernel = packages('kernel');
const table = [kernel, packages('tabletop')];

/**
 * What each folder may import besides itself. `./` is a folder of the same game, `games/*` any game by its package
 * name; a name with `(types)` after it may be imported for its types only.
 */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel': [],
  'packages/tabletop': [kernel],
  'packages/protocol': [`${kernel} (types)`],
  'packages/host': [kernel, packages('protocol')],
  'packages/testkit': [kernel],
  'packages/catalogue': [...table, 'games/*'],
  'packages/bots/threads': [kernel, packages('catalogue'), packages('bots')],
  'packages/bots': [kernel, 'games/*/src/view'],

  'games/*/src/rulebook': table,
  'games/*/src/model': table,
  'games/*/src/moments': [...table, './model'],
  'games/*/src/verbs': [...table, './moments', './model'],
  'games/*/src/rules': [...table, './verbs', './moments', './model'],
  'games/*/src/content': [...table, './verbs', './moments', './model'],
  'games/*/src/text': [...table, './view', './model/ids', './model/objectives/progress', './rulebook'],
  'games/*/src/view': [...table, './content', './model'],
  'games/*/src/summary': [...table, './text', './view'],
  'games/*/src/drawing': [...table, './view'],
  'games/*/src/picture': [...table, './drawing', './text', './view'],
  'games/*/src/testing': [...table, packages('testkit'), './verbs', './moments', './view', './model', './index.ts'],
  'games/*/src/reach': [...table, './moments', './model', './index.ts', './view (types)'],
  'games/*/src/odds': [...table, './rules', './moments', './verbs', './model', './index.ts'],
  'games/*/src/plan': [
    ...table,
    ...['./rules', './moments', './verbs', './model', './reach', './odds', './index.ts', './view (types)'],
  ],
  'games/*/src/maps': [...table, './model'],
  'games/*/src/progress': [...table, ...['./moments', './verbs', './model', './plan', './index.ts', './view (types)']],
  'games/*/src/overlays': [
    ...table,
    ...['./rules', './moments', './verbs', './model', './reach', './index.ts', './view (types)'],
  ],
  // States of older versions are plain data to them: they must not change when today's model does.
  'games/*/src/migrations': [kernel],
  'games/*/src/index.ts': [...table, './migrations', './rules', './moments', './content', './view', './model'],

  'apps/server': [kernel, packages('catalogue'), packages('protocol'), packages('host'), packages('bots')],
  // The engine in the browser, for tables without a server; the rest of the app only shows what it is told.
  'apps/web/src/solo': [
    kernel,
    packages('catalogue'),
    packages('protocol'),
    packages('host'),
    packages('bots'),
    'apps/web/src/feed',
    'apps/web/src/lessons',
  ],
  'apps/web/src/testing': [
    kernel,
    packages('catalogue'),
    'apps/server',
    'apps/web/src/solo',
    'games/*/src/reach',
    'games/*/src/view',
  ],
  // Plays tables up to the positions of the screenshots.
  'apps/web/src/pictures': [
    kernel,
    packages('catalogue'),
    packages('host'),
    packages('bots'),
    'games/*/src/view (types)',
    'apps/server',
    'apps/web/src/testing',
  ],
  // Shows everything that is drawn, in `npm run dev` only.
  'apps/web/src/gallery': [kernel, packages('catalogue'), 'games/*/src/view', 'games/*/src/text', 'apps/web'],
  // Computes fights and movement in a worker, with the game's rules.
  'apps/web/src/boards/twilight-imperium/thread': [
    `${kernel} (types)`,
    'games/*/src/odds',
    'games/*/src/plan',
    'games/*/src/progress',
    'games/*/src/overlays',
    'games/*/src/reach',
    'games/*/src/view (types)',
  ],
  'apps/web/src/boards/twilight-imperium/odds': [
    `${kernel} (types)`,
    'games/*/src/odds (types)',
    'games/*/src/plan (types)',
    'games/*/src/view',
    'games/*/src/text',
    'apps/web',
  ],
  'apps/web': [
    `${kernel} (types)`,
    packages('protocol'),
    packages('catalogue/src/rules'),
    'games/*/src/view',
    'games/*/src/text',
    'games/*/src/maps',
    'games/*/src/summary',
    'games/*/src/drawing',
    'games/*/src/picture',
    packages('tabletop'),
    'games/*/src/plan (types)',
    'games/*/src/progress (types)',
    'games/*/src/overlays (types)',
    'games/*/src/reach (types)',
    'apps/web/src/solo',
    'apps/web/src/boards/twilight-imperium/odds',
    'apps/web/src/boards/twilight-imperium/thread',
  ],
  // Plays at a server from outside, so it speaks the protocol.
  'apps/bench/src/server': [kernel, packages('catalogue'), packages('protocol'), 'apps/server', 'apps/bench'],
  'apps/bench': [kernel, packages('catalogue'), 'games/*/src/odds'],
  // Plays at a server from outside, so it speaks the protocol.
  'apps/cli/src/external-bots': [kernel, packages('protocol'), 'apps/cli'],
  'apps/cli': [
    kernel,
    packages('catalogue'),
    packages('bots'),
    packages('host'),
    packages('testkit'),
    'apps/server',
    'apps/bench',
    'games/*/src/view',
    'games/*/src/text',
    'games/*/src/odds',
    'games/*/src/progress',
    'games/*/src/summary',
    'games/*/src/picture',
    `${packages('tabletop')} (types)`,
    'apps/cli/src/external-bots',
  ],
};

/** Test libraries, which need not be in a workspace's package.json. */
const testLibraries = ['vitest', 'fast-check'];
const mayTest = (file: SourceFile) =>
  isTest(file) || /^packages\/testkit\/|^(games|apps)\/[^/]+\/src\/testing\//.test(file.path);

const workspaceOf = (path: string) => /^(?:packages|games|apps)\/[^/]+/.exec(path)?.[0];
const within = (path: string, folder: string) =>
  path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`);

/** The line of the table a file falls under. */
function placeOf(path: string): string | undefined {
  const anyGame = path.replace(/^games\/[^/]+/, 'games/*');
  return Object.keys(arrows).find(folder => within(anyGame, folder));
}

function isAllowed(file: SourceFile, place: string | undefined, target: string, typeOnly: boolean): boolean {
  const own = workspaceOf(file.path);
  if (workspaceOf(target) === own && (isTest(file) || placeOf(target) === place)) return true;

  const forTests = own === packages('bots') ? [packages('testkit'), 'games/*/src/index.ts'] : [packages('testkit')]; // bots are tried on a game
  const allowed = [...(place ? (arrows[place] ?? []) : []), ...(isTest(file) ? forTests : [])];
  return allowed.some(arrow => {
    const folder = arrow.replace(' (types)', '');
    if (folder !== arrow && !typeOnly) return false;
    if (folder.startsWith('./')) return within(target, `${own}/src/${folder.slice(2)}`);
    return within(target, folder) || within(target.replace(/^games\/[^/]+/, 'games/*'), folder);
  });
}

function objection(file: SourceFile, { specifier, typeOnly }: Import, all: ReadonlyMap<string, Package>) {
  const own = workspaceOf(file.path);
  const target = resolve(file.path, specifier, all);

  if (target.kind === 'outside') {
    if (target.name.startsWith('@orrery/')) return `no workspace is called ${target.name}`;
    if (target.name.startsWith('node:') || (testLibraries.includes(target.name) && mayTest(file))) return undefined;
    if (own === 'apps/web' && target.name.startsWith('virtual:')) return undefined; // made by its vite.config.ts
    const workspace = [...all.values()].find(({ folder }) => folder === own);
    const isNamed = !workspace || workspace.dependencies.has(target.name);
    return isNamed ? undefined : `${own}/package.json does not name ${target.name}`;
  }
  if (target.kind === 'hidden') return `${target.name} does not export ${target.entry}`;
  if (target.relative && workspaceOf(target.path) !== own)
    return `${specifier} leaves ${own}; import the package by its name`;

  // A test at the top of src/ is about the whole package, so it may import what index.ts may.
  const place = placeOf(file.path) ?? (isTest(file) ? placeOf(`${own}/src/index.ts`) : undefined);
  if (isAllowed(file, place, target.path, typeOnly)) return undefined;
  return `${place ?? file.path} may not import ${placeOf(target.path) ?? target.path} (${specifier})`;
}

/** Folders import only what the table allows, and other packages only through their exports. */
export function checkArrows(files: readonly SourceFile[]): Problem[] {
  const all = packagesIn(files);
  const sources = files.filter(file => isCode(file) && /^(packages|games|apps)\/[^/]+\/src\//.test(file.path));

  return sources.flatMap(file => {
    if (!placeOf(file.path) && !isTest(file)) {
      return [
        problemAt(file, { start: 0 }, 'lies in no folder that the table of arrows (scripts/checks/arrows.ts) knows'),
      ];
    }
    return importsOf(file).flatMap(one => {
      const message = objection(file, one, all);
      return message ? [problemAt(file, one, message)] : [];
    });
  });
}
