import { describe, expect, test } from 'vitest';
import { checkArrows } from './arrows.ts';
import { filesOf, manifest, printed } from './fixtures.ts';

const manifests = {
  'packages/kernel/package.json': manifest('@orrery/kernel', { '.': './src/index.ts' }, ['@noble/hashes']),
  'packages/tabletop/package.json': manifest('@orrery/tabletop', { '.': './src/index.ts' }),
  'packages/testkit/package.json': manifest('@orrery/testkit', { '.': './src/index.ts' }),
  'packages/catalogue/package.json': manifest('@orrery/catalogue', { '.': './src/index.ts' }),
  'packages/bots/package.json': manifest('@orrery/bots', { '.': './src/index.ts' }),
  'packages/protocol/package.json': manifest('@orrery/protocol', { '.': './src/index.ts' }),
  'games/eminent-domain/package.json': manifest('@orrery/eminent-domain', {
    '.': './src/index.ts',
    './view': './src/view/index.ts',
    './text': './src/text/index.ts',
  }),
  'games/twilight-imperium/package.json': manifest('@orrery/twilight-imperium', { '.': './src/index.ts' }),
  'apps/cli/package.json': manifest('@orrery/cli', { '.': './src/main.ts' }),
};

const problemsOf = (path: string, text: string) => printed(checkArrows(filesOf({ ...manifests, [path]: text })));
const game = 'games/eminent-domain/src';

describe('allowed', () => {
  test.each([
    ['packages/kernel/src/hash.ts', "import { blake3 } from '@noble/hashes/blake3.js'; import './types.ts';"],
    ['packages/tabletop/src/deck.ts', "import { shuffle } from '@orrery/kernel';"],
    [
      'packages/protocol/src/index.ts',
      "import type { Seat } from '@orrery/kernel'; import { type Ask } from '@orrery/kernel';",
    ],
    ['packages/testkit/src/proves.ts', "import { test } from 'vitest'; import assert from 'node:assert/strict';"],
    ['packages/catalogue/src/index.ts', "export * from '@orrery/eminent-domain'; import '@orrery/twilight-imperium';"],
    ['packages/bots/src/index.ts', "import type { View } from '@orrery/eminent-domain/view';"],
    [
      `${game}/rules/role-phase.ts`,
      "import '../verbs/deck.ts'; import '../model/ids.ts'; import './turn.ts'; import '@orrery/tabletop';",
    ],
    [
      `${game}/content/roles/survey.ts`,
      "import '../../verbs/survey.ts'; import '../../moments/role.ts'; import './role.ts';",
    ],
    [`${game}/text/english.ts`, "import type { RoleId } from '../model/ids.ts';"],
    [`${game}/view/index.ts`, "import '../content/index.ts'; import '../model/state.ts';"],
    [
      `${game}/testing/given.ts`,
      "import '@orrery/testkit'; import '../index.ts'; import '../verbs/deck.ts'; import '../model/ids.ts'; import 'vitest';",
    ],
    [`${game}/index.ts`, "import './rules/index.ts'; import './content/index.ts'; import './view/index.ts';"],
    [
      `${game}/rules/role-phase.test.ts`,
      "import '../content/roles/survey.ts'; import '../testing/given.ts'; import '@orrery/testkit'; import 'fast-check';",
    ],
    [`${game}/playouts.test.ts`, "import './index.ts'; import '@orrery/testkit';"],
    [
      'apps/server/src/main.ts',
      "import '@orrery/kernel'; import '@orrery/catalogue'; import '@orrery/protocol'; import '@orrery/bots';",
    ],
    [
      'apps/web/src/main.ts',
      "import '@orrery/protocol'; import '@orrery/eminent-domain/view'; import '@orrery/eminent-domain/text';",
    ],
    [
      'apps/cli/src/main.ts',
      "import '@orrery/catalogue'; import '@orrery/testkit'; import '@orrery/eminent-domain/text'; import 'node:fs';",
    ],
  ])('%s', (path, text) => {
    expect(problemsOf(path, text)).toEqual([]);
  });
});

describe('refused', () => {
  test.each([
    [
      'packages/kernel/src/a.ts',
      "import '@orrery/tabletop';",
      'packages/kernel may not import packages/tabletop (@orrery/tabletop)',
    ],
    [
      'packages/protocol/src/a.ts',
      "import { seats } from '@orrery/kernel';",
      'packages/protocol may not import packages/kernel (@orrery/kernel)',
    ],
    [
      'packages/bots/src/a.ts',
      "import '@orrery/eminent-domain';",
      'packages/bots may not import games/*/src/index.ts (@orrery/eminent-domain)',
    ],
    [
      'packages/bots/src/a.ts',
      "import '@orrery/eminent-domain/rules';",
      '@orrery/eminent-domain does not export ./rules',
    ],
    [
      'packages/tabletop/src/a.ts',
      "import '../../kernel/src/index.ts';",
      '../../kernel/src/index.ts leaves packages/tabletop; import the package by its name',
    ],
    ['packages/kernel/src/a.ts', "import 'lodash';", 'packages/kernel/package.json does not name lodash'],
    ['packages/kernel/src/a.ts', "import 'virtual:made';", 'packages/kernel/package.json does not name virtual:made'],
    ['packages/kernel/src/a.ts', "import 'vitest';", 'packages/kernel/package.json does not name vitest'],
    ['packages/kernel/src/a.ts', "import '@orrery/nothing';", 'no workspace is called @orrery/nothing'],
    [
      `${game}/rules/a.ts`,
      "import '../content/a.ts';",
      'games/*/src/rules may not import games/*/src/content (../content/a.ts)',
    ],
    [
      `${game}/content/a.ts`,
      "export { b } from '../rules/b.ts';",
      'games/*/src/content may not import games/*/src/rules (../rules/b.ts)',
    ],
    [
      `${game}/model/a.ts`,
      "const b = await import('../verbs/b.ts');",
      'games/*/src/model may not import games/*/src/verbs (../verbs/b.ts)',
    ],
    [
      `${game}/moments/a.ts`,
      "type B = import('../rules/b.ts').B;",
      'games/*/src/moments may not import games/*/src/rules (../rules/b.ts)',
    ],
    [
      `${game}/text/a.ts`,
      "import '../model/state.ts';",
      'games/*/src/text may not import games/*/src/model (../model/state.ts)',
    ],
    [
      `${game}/rules/a.ts`,
      "import '@orrery/testkit';",
      'games/*/src/rules may not import packages/testkit (@orrery/testkit)',
    ],
    [
      `${game}/rules/a.ts`,
      "import '@orrery/twilight-imperium';",
      'games/*/src/rules may not import games/*/src/index.ts (@orrery/twilight-imperium)',
    ],
    [
      `${game}/rules/a.test.ts`,
      "import '@orrery/bots';",
      'games/*/src/rules may not import packages/bots (@orrery/bots)',
    ],
    [`${game}/misc/a.ts`, '', 'lies in no folder that the table of arrows (scripts/checks/arrows.ts) knows'],
  ])('%s: %s', (path, text, message) => {
    expect(problemsOf(path, text)).toEqual([`${path}:1: ${message}`]);
  });
});
