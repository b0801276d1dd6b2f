import { expect, test } from 'vitest';
import { filesOf, printed } from './fixtures.ts';
import { checkPools } from './pools.ts';

const problemsOf = (text: string, path = 'games/twilight-imperium/src/content/factions/sol/abilities.ts') =>
  printed(checkPools(filesOf({ [path]: text })));

const said = 'command tokens are read through spendable, tokensIn and the like';

test.each([
  'const can = playerOf(game, me).tokens.strategy > 0;',
  "const can = playerOf(game, me)['tokens']['strategy'] > 0;",
  'const { tokens } = playerOf(game, me);',
  'const { faction, tokens: pools } = playerToChange(game, me);',
  'const all = player.tokens[pool];',
  'const spare = tokens.reinforcements;',
  'const { fleet } = player.tokens;',
  'const mine = playerOf(game, me).tokens;',
])('%s', text => {
  expect(problemsOf(text)).toEqual([`games/twilight-imperium/src/content/factions/sol/abilities.ts:1: ${said}`]);
});

test.each([
  "const can = spendable(game, me, 'strategy') > 0;",
  'const here = system.tokens.includes(me);',
  'const { tokens } = systemToChange(game, system); tokens.push(me); tokens[0];',
  'player.tokens = { ...none };',
  'const { faction } = playerOf(game, me);',
])('not a raw read: %s', text => {
  expect(problemsOf(text)).toEqual([]);
});

test.each([
  'games/twilight-imperium/src/verbs/tokens/tokens.ts',
  'games/twilight-imperium/src/model/audit.ts',
  'games/twilight-imperium/src/view/view.ts',
  'games/twilight-imperium/src/content/factions/sol/sol.test.ts',
])('%s may read them', path => {
  expect(problemsOf('const can = playerOf(game, me).tokens.strategy > 0;', path)).toEqual([]);
});

test.each(['rules/movement/tactical-action.ts', 'moments/units/queries.ts', 'verbs/factions/elimination.ts'])(
  '%s may not',
  path => {
    expect(problemsOf('playerOf(game, me).tokens.tactic;', `games/twilight-imperium/src/${path}`)).toHaveLength(1);
  },
);
