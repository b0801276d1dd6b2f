import { expect, test } from 'vitest';
import { filesOf } from './fixtures.ts';
import { checkSettling } from './settling.ts';

const problemsOf = (path: string, text: string) =>
  checkSettling(filesOf({ [path]: text, 'games/a/src/verbs/limits.ts': '', 'games/a/src/verbs/units.ts': '' })).map(
    ({ message }) => message,
  );
const objection = 'limits and elimination are settled between effects; content leaves them alone';

test.each([
  ['games/a/src/content/cards/card.ts', "import { enforceLimits } from '../../verbs/limits.ts';"],
  ['games/a/src/content/cards/card.ts', "import { enforceLimits } from '../../verbs/units/limits.ts';"],
  ['games/a/src/content/own.ts', "import { eliminate } from '../verbs/elimination.ts';"],
])('%s may not: %s', (path, text) => {
  expect(problemsOf(path, text)).toEqual([objection]);
});

test.each([
  ['games/a/src/content/cards/card.ts', "import { removeUnits } from '../../verbs/units.ts';"],
  ['games/a/src/content/cards/card.test.ts', "import { enforceLimits } from '../../verbs/limits.ts';"],
  ['games/a/src/rules/round.ts', "import { enforceLimits } from '../verbs/limits.ts';"],
])('%s may: %s', (path, text) => {
  expect(problemsOf(path, text)).toEqual([]);
});
