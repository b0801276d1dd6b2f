import { deepEqual, equal, ok } from 'node:assert/strict';
import { quickRandom } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { test } from 'vitest';
import { eminentDomain } from '../index.ts';
import { tableForText } from '../text/index.ts';
import type { EminentDomainEvent } from '../view/index.ts';
import { summaryOf } from './summary.ts';

/** A whole game played at random, as a spectator sees it. */
function played(seats: number) {
  const table = newTable(eminentDomain, { seats, seed: `summary ${seats}` });
  const random = quickRandom(seats);
  while (!table.over) {
    const ask = table.firstAsk()!;
    table.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) });
  }
  const text = tableForText(table.view(null), seat => `Player ${seat + 1}`);
  const events = table.events as unknown as EminentDomainEvent[];
  return { scores: table.standing!.scores, events, summary: summaryOf(events, seats, text), text };
}

test.each([2, 3, 4])('with %i players the influence that it adds up is the final score', seats => {
  const { scores, summary } = played(seats);
  deepEqual(summary.scores.at(-1), scores);
  equal(summary.parts.length, summary.scores.length);
  ok(summary.moments.some(({ words }) => words === 'The end of the game begins'));
  const [tokens, planets, technologies] = summary.figures;
  for (const seat of scores.keys())
    equal(
      [tokens, planets, technologies].reduce((sum, each) => sum + Number(each!.values[seat]), 0),
      scores[seat],
    );
});

test('nothing of what somebody alone learned is in it', () => {
  const { events, summary, text } = played(2);
  const open = events.map(({ type, data }) => ({ type, data }) as EminentDomainEvent);
  deepEqual(summaryOf(open, 2, text), summary);
});
