import { eminentDomain } from '@orrery/eminent-domain';
import type { View } from '@orrery/eminent-domain/view';
import { quickRandom, seedFrom, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { answer, greedyBot } from './greedy.ts';
import { searched } from './worth.ts';

/** How many questions of a kind came up, and how many got the same answer in fast mode. */
function agreement(kind: string) {
  const options = eminentDomain.readOptions({}, 2);
  if (!options.ok) throw new Error(options.message);
  let [asked, alike] = [0, 0];
  for (let game = 0; game < 8; game++) {
    const table = new Table(eminentDomain, { seats: 2, options: options.value, seed: seedFrom(`haste/${game}`) });
    for (let ask = table.firstAsk(); ask; ask = table.firstAsk()) {
      const view: View = table.view(ask.seat);
      const value = answer(view, ask, searched);
      if (ask.kind === kind) {
        asked++;
        if (String(answer(view, ask, searched, true)) === String(value)) alike++;
      }
      table.answer({ ask: ask.id, seat: ask.seat, value });
    }
  }
  return { asked, share: alike / asked };
}

test('fast mode follows nearly always when normal mode does: playouts without followers mislead a search', () => {
  const { asked, share } = agreement('follow');
  expect(asked).toBeGreaterThan(150);
  expect(share).toBeGreaterThan(0.8);
});

test('it sometimes leads Research, and only when that gains a technology', () => {
  const options = eminentDomain.readOptions({}, 3);
  if (!options.ok) throw new Error(options.message);
  let [turns, led, taken] = [0, 0, 0];
  for (let game = 0; game < 12; game++) {
    const table = new Table(eminentDomain, { seats: 3, options: options.value, seed: seedFrom(`research/${game}`) });
    const bots = [0, 1, 2].map(seat => greedyBot(`research/${game}/${seat}`));
    for (let ask = table.firstAsk(); ask; ask = table.firstAsk()) {
      const view: View = table.view(ask.seat);
      const value = bots[ask.seat]!.choose({ view, ask, random: quickRandom(game) });
      if (ask.kind === 'role') {
        turns++;
        if (String(value) === 'research') led++;
      }
      if (ask.kind === 'research' && view.turn.seat === ask.seat && String(value) !== '') taken++;
      table.answer({ ask: ask.id, seat: ask.seat, value });
    }
  }
  expect(led).toBeGreaterThanOrEqual(turns / 60);
  expect(taken).toBeGreaterThanOrEqual(led);
});
