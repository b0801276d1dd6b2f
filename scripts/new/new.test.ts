import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../repository.ts';
import { withImport, withRow } from './edits.ts';
import { plans } from './main.ts';

const game = 'games/twilight-imperium';
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const list = (folder: string): string[] => globSync(`${folder}/**/*.ts`, { cwd: root });
const usual = {
  ...{ set: 'te', copies: 1, when: 'action', folder: undefined, colour: 'red', faction: undefined },
  ...{ deck: 'cultural', law: false, electPlayer: false, read, list },
};

/** A copy of the game in a folder of its own. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-new-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['src', 'package.json'])
    cpSync(join(root, game, path), join(folder, game, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const run = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/new/main.ts'), ...args, '--root', folder], { encoding: 'utf8' });

test('a new action card is in the game with an id, a card, words and a test', () => {
  const folder = copy();
  const { status, stdout } = run(
    folder,
    'action-card',
    'windfall',
    '--folder',
    'action/economy',
    '--set',
    'pok',
    '--copies',
    '2',
  );
  expect(status).toBe(0);
  const written = [...stdout.matchAll(/^written: (.*)$/gm)].map(([, path]) => path!);
  expect(written).toHaveLength(4); // the id, the card, its test and its words
  for (const path of written) expect(readFileSync(join(folder, path), 'utf8'), path).toContain('windfall');
  const registry = readFileSync(join(folder, game, 'src/content/action-cards/index.generated.ts'), 'utf8');
  expect(registry).toContain('  windfall,\n');

  const again = run(folder, 'action-card', 'windfall', '--folder', 'action/economy');
  expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('is there already')]);
});

test('a wrong kind, id or window changes nothing', () => {
  for (const args of [
    ['spaceship', 'windfall'],
    ['relic', 'No Id'],
    ['action-card', 'windfall', '--when', 'never'],
    ['action-card', 'windfall'],
    ['action-card', 'windfall', '--folder', 'nowhere'],
    ['technology', 'warp-core', '--colour', 'pink'],
  ]) {
    const { status, stderr } = run(root, ...args);
    expect([args, status]).toEqual([args, 2]);
    expect(stderr).toMatch(
      /npm run new|there is no window|in which folder\? --folder is one of action\/cards, |--colour is blue, /,
    );
  }
  expect(list(`${game}/src/content/action-cards`).filter(path => path.includes('windfall'))).toEqual([]);
});

const kinds: [kind: string, id: string, more: object][] = [
  ['action-card', 'windfall', { folder: 'action/economy' }],
  ['action-card', 'windfall', { when: 'after-system-activated' }],
  ['relic', 'old-orb', {}],
  ['agenda', 'fair-trade', {}],
  ['agenda', 'fair-trade', { law: true }],
  ['agenda', 'fair-trade', { law: true, electPlayer: true }],
  ['technology', 'warp-core', {}],
  ['technology', 'warp-core', { faction: 'sol' }],
  ['exploration', 'old-mine', { deck: 'hazardous' }],
  ['promissory-note', 'open-door', {}],
  ['promissory-note', 'open-door', { faction: 'sol' }],
  ['faction-ability', 'thrift', { faction: 'letnev' }],
];

test.each(kinds)('the tables that a new %s needs are where they are looked for (%s, %o)', (kind, id, more) => {
  const { files, rows, imports = [] } = plans[kind]!({ ...usual, id, ...more });
  for (const path of Object.keys(files)) expect(existsSync(join(root, path)), path).toBe(false);
  for (const row of rows) expect(withRow(read(row.path), row)).toContain(row.text);
  for (const { path } of imports) expect(read(path)).toContain('import');
});

test('a new action card lies with the others of its window, a technology with those of its colour', () => {
  const fileOf = (kind: string, more: object): string =>
    Object.keys(plans[kind]!({ ...usual, id: 'new-one', ...more }).files)[0]!.replace(`${game}/src/content/`, '');
  expect(fileOf('action-card', { when: 'after-system-activated' })).toBe('action-cards/movement/new-one.ts');
  expect(fileOf('action-card', { when: 'after-system-activated', folder: 'cards' })).toBe(
    'action-cards/cards/new-one.ts',
  );
  expect(fileOf('technology', { colour: 'green' })).toBe('technologies/green/new-one.ts');
  expect(fileOf('agenda', { law: true })).toBe('agendas/laws/new-one.ts');
  expect(fileOf('agenda', {})).toBe('agendas/directives/new-one.ts');
  expect(fileOf('agenda', { law: true, electPlayer: true })).toBe('agendas/owned-laws/new-one.ts');
  expect(fileOf('agenda', { electPlayer: true })).toBe('agendas/directives/new-one.ts');
});

test('an agenda that elects a player is voted on with the players, in its facts and in its test', () => {
  const { files, rows } = plans.agenda!({ ...usual, id: 'master-of-the-mint', law: true, electPlayer: true });
  const [card, proof] = Object.values(files);
  expect(card).toContain('passive: []');
  expect(card).not.toContain('against');
  expect(proof).toContain("isOffered('0', '1', '2').chooses('1')");
  expect(rows.map(({ text }) => text)).toEqual([
    "  'master-of-the-mint': law('te', 'player'),",
    expect.stringContaining("name: 'Master of the Mint'"),
  ]);
  const directive = plans.agenda!({ ...usual, id: 'one-off', electPlayer: true });
  expect(Object.values(directive.files)[0]).toContain('*elected(_game, _player) {}');
});

test('a new faction ability is on the list of what is printed, on the sheet of its faction and in its texts', () => {
  const folder = copy();
  const at = (path: string): string => readFileSync(join(folder, game, 'src', path), 'utf8');
  const { status, stdout } = run(folder, 'faction-ability', 'thrift', '--faction', 'letnev');
  expect(status).toBe(0);
  expect([...stdout.matchAll(/^written: .*?\/src\/(.*)$/gm)].map(([, path]) => path)).toEqual([
    'content/factions/letnev/thrift.ts',
    'content/factions/letnev/thrift.test.ts',
    'model/factions/printed-factions.ts',
    'text/factions/letnev.ts',
    'content/factions/letnev/index.ts',
  ]);
  expect(at('model/factions/printed-factions.ts')).toContain("\n  thrift: te('letnev'),\n");
  expect(at('text/factions/letnev.ts')).toContain("    thrift: {\n      name: 'Thrift',");
  expect(at('content/factions/letnev/index.ts')).toMatch(
    /import \{ thrift \} from '.\/thrift.ts';[\s\S]*\n {4}thrift,\n/,
  );
  expect(at('content/factions/letnev/thrift.test.ts')).toContain("given('letnev', 'sol', 'hacan')");
});

test('a faction ability that is printed already keeps its row; another faction or no faction is refused', () => {
  const wanted = { ...usual, id: 'armada', faction: 'letnev' };
  const { rows } = plans['faction-ability']!(wanted);
  const printed = rows.find(({ path }) => path.endsWith('printed-factions.ts'))!;
  expect(withRow(read(printed.path), printed)).toBe(read(printed.path));
  const refusals = [
    [{ faction: 'sol' }, "armada is an ability of another faction in .*: base\\('letnev'\\)"],
    [{ faction: undefined }, 'whose is it\\? --faction is one of arborec, argent, '],
    [{ faction: 'moles' }, 'whose is it'],
    [{ set: 'codex1' }, 'no set is called "codex1"'],
  ] as const;
  for (const [more, message] of refusals)
    expect(() => plans['faction-ability']!({ ...wanted, ...more })).toThrow(new RegExp(message));
});

test('a new faction gets all that is printed for it', () => {
  const printed = `
export const allAbilities = {
  stealth: te('moles'),
  burrow: te('others'),
};
export const allFactionUnits = {
  'deep-digger': unit(te('moles'), 'mech'),
};
export const allLeaders = {
  tala: te('moles'),
  old: te('moles'),
  deep: te('moles'),
};`;
  const { files, rows } = plans.faction!({ ...usual, id: 'moles', read: () => printed });
  const texts = Object.values(files).join('\n');
  for (const id of ['stealth', 'deep-digger', 'tala', 'old', 'deep']) expect(texts).toContain(`'${id}'`);
  expect(texts).not.toContain('burrow');
  expect(texts).toContain("leader({ id: 'deep', faction: 'moles', kind: 'hero' })");
  for (const row of rows) expect(withRow(read(row.path), row)).toContain(row.text);
  expect(() => plans.faction!({ ...usual, id: 'voles', read: () => printed })).toThrow('no faction is called "voles"');
});

const table = { path: 'a.ts', table: 'const rows = {' };

test('a row goes to the end of its table, once', () => {
  const text = 'const rows = {\n  one: 1,\n};\nconst others = {\n  two: 2,\n};\n';
  const added = withRow(text, { ...table, text: '  two: 3,' });
  expect(added).toBe('const rows = {\n  one: 1,\n  two: 3,\n};\nconst others = {\n  two: 2,\n};\n');
  expect(() => withRow(added, { ...table, text: '  two: 4,' })).toThrow('two is in a.ts already');
  expect(withRow(added, { ...table, text: '  two: 4,', isOptional: true })).toBe(added);
  expect(() => withRow('', { ...table, text: '  two: 4,' })).toThrow('a.ts has no line');
});

test('a row may come from another table, and a table may stand on one line', () => {
  const text = 'const rows = {};\nconst others = {\n  two: 2,\n};\n';
  const moved = withRow(text, { ...table, text: '  two: 3,', insteadOf: 'const others = {' });
  expect(moved).toBe('const rows = {\n  two: 2,\n};\nconst others = {\n};\n');
  const list = { path: 'a.ts', table: '  list: [' };
  expect(withRow('  list: [one, two],\n', { ...list, text: '    three,' })).toBe(
    '  list: [\n    one,\n    two,\n    three,\n  ],\n',
  );
});

test('an import goes after the others', () => {
  const text = "import { a } from './a.ts';\n\nconst b = a;\n";
  expect(withImport(text, 'c', './c.ts')).toBe(
    "import { a } from './a.ts';\nimport { c } from './c.ts';\n\nconst b = a;\n",
  );
});
