import { eminentDomain } from '@orrery/eminent-domain';
import type { View } from '@orrery/eminent-domain/view';
import { seedFrom, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { answer } from './greedy.ts';
import { searched } from './worth.ts';

/** How many questions of a kind some games put, and how many of them were answered alike in haste. */
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

test('in haste it follows when it would at leisure, nearly always: playouts without followers mislead a search', () => {
  const { asked, share } = agreement('follow');
  expect(asked).toBeGreaterThan(150);
  expect(share).toBeGreaterThan(0.8);
});
