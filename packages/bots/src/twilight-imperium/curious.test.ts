import { quickRandom, seedFrom, Table } from '@orrery/kernel';
import { twilightImperium } from '@orrery/twilight-imperium';
import { usesIn } from '@orrery/twilight-imperium/printed';
import { expect, test } from 'vitest';
import { randomBot } from '../common/random.ts';
import { consult } from '../index.ts';
import { curiousBot } from './curious.ts';

/** What a game between such bots uses, as `agendas/mutiny`. */
function usesOf(bot: typeof curiousBot): string[] {
  const options = twilightImperium.readOptions({}, 4);
  if (!options.ok) throw new Error(options.message);
  const table = new Table(twilightImperium, { seats: 4, options: options.value, seed: seedFrom('curious 4') });
  const random = quickRandom(5);
  while (!table.over) {
    const { id, seat, kind } = table.firstAsk()!;
    const value = consult(bot, table, table.firstAsk()!, { random });
    const outcome = table.answer({ ask: id, seat, value });
    if (!outcome.ok) throw new Error(`${kind} ${JSON.stringify(value)}: ${outcome.code}`);
  }
  const answers = table.log.flatMap(entry => (entry.t === 'answer' ? [entry.value] : []));
  return [...usesIn(table.events, answers)];
}

test('P7: curious bots reach Mecatol Rex and vote, use leaders and score more often than random bots', () => {
  const count = (uses: readonly string[], kind: string) => uses.filter(use => use.startsWith(`${kind}/`)).length;
  const [curious, anybody] = [usesOf(curiousBot), usesOf(randomBot)];
  expect(count(curious, 'agendas')).toBeGreaterThan(3);
  expect(count(anybody, 'agendas')).toBe(0);
  expect(count(curious, 'leaders')).toBeGreaterThan(count(anybody, 'leaders'));
  expect(count(curious, 'objectives')).toBeGreaterThan(count(anybody, 'objectives'));
});
