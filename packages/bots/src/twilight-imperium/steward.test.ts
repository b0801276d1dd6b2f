import { type AnswerValue, type Ask, quickRandom, redeal, seedFrom, simplestAnswer, Table } from '@orrery/kernel';
import { twilightImperium } from '@orrery/twilight-imperium';
import { describe, expect, test } from 'vitest';
import { consult, makeBot } from '../index.ts';
import { stewardBot } from './steward.ts';

function newTable(seats: number, seed: string) {
  const options = twilightImperium.readOptions({}, seats);
  if (!options.ok) throw new Error(options.message);
  return new Table(twilightImperium, { seats, options: options.value, seed: seedFrom(seed) });
}

function answer(table: ReturnType<typeof newTable>, { id, seat, kind }: Ask, value: AnswerValue): void {
  const outcome = table.answer({ ask: id, seat, value });
  if (!outcome.ok) throw new Error(`${kind} ${JSON.stringify(value)}: ${outcome.code}`);
}

const random = makeBot('twilight-imperium', 'random', '1')!;

test('a steward beats random bots, and every answer of a whole game is legal', () => {
  const table = newTable(3, 'alone');
  const dice = quickRandom(1);
  while (!table.over) {
    const ask = table.firstAsk()!;
    answer(table, ask, consult(ask.seat === 1 ? stewardBot : random, table, ask, { random: dice }));
  }
  expect(table.standing!.winners).toEqual([1]);
  expect(table.standing!.scores[1]).toBeGreaterThanOrEqual(5);
});

test('stewards play legally among themselves, and choose the same after hidden pieces were redealt', () => {
  const table = newTable(6, 'redealt');
  let positions = 0;
  for (let asked = 0; positions < 200 && !table.over; asked++) {
    const ask = table.firstAsk()!;
    const value = consult(stewardBot, table, ask, { random: quickRandom(asked) });
    if (asked % 3 === 0) {
      const dealt = redeal(table, ask.seat, { seed: seedFrom(`deal ${asked}`) });
      const again = dealt.asks(ask.seat).find(each => each.id === ask.id)!;
      expect(consult(stewardBot, dealt, again, { random: quickRandom(9) }), ask.kind).toEqual(value);
      positions++;
    }
    answer(table, ask, value);
  }
  expect(positions).toBe(200);
});

describe('an unknown question', () => {
  const table = newTable(3, 'unknown');
  const options = ['one', 'two', 'three'].map(key => ({ key }));
  const asked = (ask: object): Ask => ({ id: '0.0', seat: 0, kind: 'no-such-kind', prompt: {}, ...ask }) as Ask;
  const said = (ask: Ask): AnswerValue => stewardBot.choose({ view: table.view(0), ask, random: quickRandom(1) });

  test('is passed where possible', () => {
    expect(said(asked({ form: 'pick', options, min: 0, max: 2 }))).toEqual([]);
  });

  test('gets the simplest answer otherwise', () => {
    for (const ask of [
      asked({ form: 'pick', options, min: 2, max: 2 }),
      asked({ form: 'order', options }),
      asked({ form: 'number', min: 3, max: 7 }),
      asked({ form: 'allocate', lines: [{ key: 'a', min: 0, max: 2 }], min: 1, max: 2, suggest: { a: 1 } }),
    ])
      expect(said(ask)).toEqual(simplestAnswer(ask));
  });

  test('a known kind of question never gets an answer that is not offered', () => {
    for (const kind of ['action', 'activate', 'move.from', 'vote', 'research', 'follow'])
      expect(said({ ...asked({ form: 'pick', options, min: 1, max: 1 }), kind } as Ask)).toHaveLength(1);
    for (const kind of ['produce', 'commit', 'pay-resources', 'gain-tokens']) {
      const ask = asked({ form: 'allocate', lines: [{ key: 'a', min: 0, max: 2 }], min: 1, max: 2, suggest: { a: 1 } });
      const known = { ...ask, kind, prompt: { system: table.view(0).systems[0]!.id } } as Ask;
      expect(said(known)).toEqual({ a: 1 });
    }
  });

  test('an answer that a rule would refuse is replaced by the simplest one', () => {
    const lines = [{ key: 'tactic', min: 0, max: 3 }];
    const ask = asked({ form: 'allocate', lines, min: 0, max: 3, suggest: {}, checked: true });
    const kind = { ...ask, kind: 'gain-tokens' } as Ask;
    const input = { view: table.view(0), ask: kind, random: quickRandom(1) };
    expect(stewardBot.choose({ ...input, isLegal: () => false })).toEqual({});
    expect(stewardBot.choose(input)).toEqual({});
  });
});
