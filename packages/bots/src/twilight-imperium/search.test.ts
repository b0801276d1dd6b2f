import { type Ask, type KernelState, quickRandom, redeal, seedFrom, Table } from '@orrery/kernel';
import { twilightImperium } from '@orrery/twilight-imperium';
import { expect, test } from 'vitest';
import type { BotInput } from '../common/bot.ts';
import { consult } from '../index.ts';
import { searchBot } from './search.ts';
import { stewardBot } from './steward.ts';

function newTable(seed: string) {
  const options = twilightImperium.readOptions({ factions: ['sol', 'hacan', 'letnev'] }, 3);
  if (!options.ok) throw new Error(options.message);
  return new Table(twilightImperium, { seats: 3, options: options.value, seed: seedFrom(seed) });
}

/** Questions of some kinds that come up in a game of stewards, with the table as it was. */
function* questions(table: ReturnType<typeof newTable>, kinds: readonly string[]) {
  for (let n = 0; !table.over; n++) {
    const ask = table.firstAsk()!;
    if (kinds.includes(ask.kind)) yield { ask, n };
    table.answer({ ask: ask.id, seat: ask.seat, value: consult(stewardBot, table, ask, { random: quickRandom(n) }) });
  }
}

test('it answers legally, the same for the same seed and iterations, and independent of hidden state', () => {
  const table = newTable('search');
  const choice = <G extends KernelState, V>(at: Table<G, V>, ask: Ask) =>
    consult(searchBot, at, ask, { random: quickRandom(4), budget: { iterations: 8 } });
  let tried = 0;
  for (const { ask, n } of questions(table, ['activate', 'follow'])) {
    const value = choice(table, ask);
    expect(table.check({ ask: ask.id, seat: ask.seat, value })).toMatchObject({ ok: true });
    const dealt = redeal(table, ask.seat, { seed: seedFrom(`${n}`) });
    const again = dealt.asks(ask.seat).find(({ id }) => id === ask.id)!;
    expect(choice(dealt, again), ask.kind).toEqual(value);
    if (++tried === 10) return;
  }
});

test('it searches only where one turn shows the difference, and follows the steward elsewhere', () => {
  const table = newTable('elsewhere');
  let worlds = 0;
  const choose = (ask: Ask) => {
    worlds = 0;
    const input: BotInput = { view: table.view(ask.seat), ask, random: quickRandom(1) };
    const imagine = () => {
      worlds++;
      return undefined;
    };
    return [searchBot.choose({ ...input, imagine }), stewardBot.choose(input)];
  };
  for (const { ask } of questions(table, ['strategy-card', 'activate'])) {
    const [own, stewards] = choose(ask);
    expect(own).toEqual(stewards);
    expect(worlds > 0).toBe(ask.kind === 'activate');
    if (ask.kind === 'activate') return;
  }
});
