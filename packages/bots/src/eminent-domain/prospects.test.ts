import { eminentDomain } from '@orrery/eminent-domain';
import { cardsInRound, type State, type View } from '@orrery/eminent-domain/view';
import { imagine, quickRandom, seedFrom, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { consult } from '../consult.ts';
import { greedyBot } from './greedy.ts';
import { chanceToWin, prospects } from './prospects.ts';
import { temperament } from './worth.ts';

const weights = temperament('prospects');

function* positions() {
  const options = eminentDomain.readOptions({}, 2);
  if (!options.ok) throw new Error(options.message);
  const table = new Table(eminentDomain, { seats: 2, options: options.value, seed: seedFrom('prospects') });
  const greedy = greedyBot('prospects');
  for (let n = 0; !table.over; n++) {
    const ask = table.firstAsk()!;
    if (n % 11 === 0) yield { table, n };
    table.answer({ ask: ask.id, seat: ask.seat, value: consult(greedy, table, ask, { random: quickRandom(n) }) });
  }
}

test('prospects depend only on what the seat can know: its view, and the cards that moved in public', () => {
  let tried = 0;
  for (const { table, n } of positions())
    for (const seat of [0, 1]) {
      const other = imagine(table, seat, { seed: seedFrom(`${n}`) });
      if (!other) continue;
      const of = ({ state }: { state: State }, each: number) => cardsInRound(state, each);
      for (const each of [0, 1]) expect(of(other, each)).toEqual(of(table, each));
      expect(prospects(other.view(seat), of(other, seat), weights)).toBe(
        prospects(table.view(seat), of(table, seat), weights),
      );
      tried++;
    }
  expect(tried).toBeGreaterThan(20);
});

test('one more point is worth about one point, whatever its source', () => {
  for (const { table } of positions()) {
    const view: View = table.view(0);
    const richer = { ...view, empires: view.empires.map(empire => ({ ...empire, score: empire.score + 1 })) };
    const cards = cardsInRound(table.state, 0);
    const gain = prospects(richer, cards, weights) - prospects(view, cards, weights);
    expect(gain).toBeGreaterThan(0.9);
    expect(gain).toBeLessThan(1.2);
  }
});

test('the leader is likely to win, and more likely near the end', () => {
  expect(chanceToWin(0, 7)).toBe(0.5);
  expect(chanceToWin(4, 7)).toBeCloseTo(1 - chanceToWin(-4, 7));
  expect(chanceToWin(4, 0)).toBeGreaterThan(chanceToWin(4, 7));
  expect(chanceToWin(4, 7)).toBeGreaterThan(0.7);
});
