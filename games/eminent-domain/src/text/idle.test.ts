import { expect, test } from 'vitest';
import { rolePhase } from '../rules/role-phase.ts';
import { given } from '../testing/index.ts';
import { optionText, tableForText } from './index.ts';

/** What is said beside each role that the first player may lead. */
function notes(table: ReturnType<ReturnType<typeof given>['start']>['table']): Record<string, string | undefined> {
  const [ask] = table.asks(0);
  if (ask?.form !== 'pick') throw new Error('no role is asked for');
  const words = tableForText(table.view(0), seat => `seat ${seat}`);
  return Object.fromEntries(ask.options.map(option => [option.key, optionText(ask, option, words).note]));
}

test('a role that would do nothing says so, and why', () => {
  const { table } = given(2).start(rolePhase({}));
  const { colonize, produce, trade, research, warfare } = notes(table);
  expect(colonize).toBe('does nothing now: you have no planet face down');
  expect(produce).toBe('does nothing now: you have no empty slot');
  expect(trade).toBe('does nothing now: you have nothing to trade');
  expect(research).toBe('does nothing now: no technology is within your reach');
  expect(warfare).toBe('take fighters, or attack a planet');
});
