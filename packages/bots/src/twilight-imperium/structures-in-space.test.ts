import { quickRandom, seedFrom, Table } from '@orrery/kernel';
import { twilightImperium } from '@orrery/twilight-imperium';
import { expect, test } from 'vitest';
import { consult } from '../index.ts';
import { stewardBot } from './steward.ts';

test('the steward places space docks that stand in space', () => {
  const options = twilightImperium.readOptions({ factions: ['saar', 'sol', 'hacan'] }, 3);
  if (!options.ok) throw new Error(options.message);
  const table = new Table(twilightImperium, { seats: 3, options: options.value, seed: seedFrom('drifting') });
  for (let asked = 0; ; asked++) {
    const ask = table.firstAsk()!;
    const value = consult(stewardBot, table, ask, { random: quickRandom(asked) });
    if (ask.kind === 'place-structure' && ask.seat === 0) {
      expect(value).toEqual([expect.stringMatching(/@/)]);
      return;
    }
    expect(table.answer({ ask: ask.id, seat: ask.seat, value }).ok, ask.kind).toBe(true);
  }
});
