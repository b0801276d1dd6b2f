import { quickRandom, type Seat, tablePainter } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { duel } from './duel.ts';

test('painted views equal fresh views, and are cached until rules run again', () => {
  let looks = 0;
  const watched: typeof duel = {
    ...duel,
    view(state, seat) {
      looks++;
      return duel.view(state, seat);
    },
  };
  const table = newTable(watched, { seats: 3, seed: 'painted' });
  const painter = tablePainter(watched);
  const random = quickRandom(3);
  const viewers: readonly (Seat | null)[] = [0, 2, null];
  let waited = 0;
  for (let i = 0; i < 200 && !table.over; i++) {
    const { runs } = table;
    const before = painter.paint(table, viewers);
    const ask = table.firstAsk()!;
    table.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) });
    looks = 0;
    const now = painter.paint(table, viewers);
    expect(looks).toBe(table.runs === runs ? 0 : viewers.length);
    if (table.runs === runs) waited++;
    expect(now).toEqual(viewers.map(seat => duel.view(table.state, seat)));
    for (const [place, view] of now.entries())
      for (const part of Object.keys(view) as (keyof typeof view)[])
        if (JSON.stringify(view[part]) === JSON.stringify(before[place]![part]))
          expect(view[part], part).toBe(before[place]![part]);
  }
  expect(waited).toBeGreaterThan(0);
});

test('a viewer who joins later and another table of the same game get separate views', () => {
  const [one, other] = ['one', 'other'].map(seed => newTable(duel, { seats: 2, seed }));
  const painter = tablePainter(duel);
  painter.paint(one!, [0]);
  expect(painter.paint(one!, [1, 0])).toEqual([one!.view(1), one!.view(0)]);
  expect(painter.paint(other!, [0])).toEqual([other!.view(0)]);
});
