import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { quickRandom } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { test } from 'vitest';
import { twilightImperium } from '../index.ts';
import { tableForText } from '../text/index.ts';
import type { TwilightImperiumEvent } from '../view/index.ts';
import { summaryOf } from './summary.ts';

const names = ['Ann', 'Bob', 'Cy'];

/** A game played at random for so many decisions, as a spectator sees it. */
function played(decisions: number) {
  const table = newTable(twilightImperium, { seats: 3, seed: 'summary' });
  const random = quickRandom(3);
  for (let i = 0; i < decisions && !table.over; i++) {
    const ask = table.firstAsk()!;
    table.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) });
  }
  const text = tableForText(table.view(null), seat => names[seat]!);
  return { state: table.state, text, events: table.events as unknown as TwilightImperiumEvent[] };
}

const { text } = played(0);
const summary = (events: readonly TwilightImperiumEvent[]) => summaryOf(events, 3, text);
const figure = (events: readonly TwilightImperiumEvent[], name: string) =>
  summary(events).figures.find(each => each.name.startsWith(name))?.values;

test('the score at the end of the last round is the score on the table, wherever a game stands', () => {
  const { state, events } = played(1500);
  const found = summaryOf(events, 3, text);
  ok(found.gains.length > 0);
  deepEqual(
    found.scores.at(-1),
    state.seats.map(({ points }) => points),
  );
  equal(found.parts.at(-1), `Round ${state.round}`);
  for (const { values } of found.figures) equal(values.length, 3);
  for (const { event, words } of found.moments) ok(event < events.length && words !== '');
});

test('nothing of what somebody alone learned is in it', () => {
  const { events } = played(600);
  const open = events.map(({ type, data }) => ({ type, data }) as TwilightImperiumEvent);
  deepEqual(summary(events), summary(open));
});

const points = (seat: number, by: string, count = 1) => ({ type: 'points', data: { seat, count, by } }) as const;
const round = (number: number) => ({ type: 'round', data: { round: number } }) as const;

test('points by round with what gave them, and who took the lead when', () => {
  const events = [
    ...[round(1), points(0, 'diversify-research'), round(2), points(1, 'diversify-research')],
    ...[points(1, 'custodians'), points(0, 'shard-of-the-throne', -1)],
  ] as const;
  const { parts, scores, gains, moments } = summary(events);
  deepEqual(parts, ['Round 1', 'Round 2']);
  deepEqual(scores, [
    [1, 0, 0],
    [0, 2, 0],
  ]);
  deepEqual(gains[0], { seat: 0, count: 1, what: 'Diversify Research', part: 0, event: 1 });
  ok(moments.some(({ event, words }) => event === 4 && /^Bob takes the lead/.test(words)));
  ok(moments.some(({ event, words }) => event === 5 && /^Ann loses 1 point/.test(words)));
});

test('luck compares hits with what the dice promise, rerolled dice included', () => {
  const die = (needs: number, result: number) => ({ unit: 'cruiser', needs, result }) as const;
  const events = [
    { type: 'rerolled', data: { seat: 0, dice: [die(7, 2)] } },
    { type: 'combat-roll', data: { seat: 0, hits: 2, dice: [die(7, 9), die(7, 8)] } },
    { type: 'space-cannon', data: { shooter: 1, target: 0, hits: 0, dice: [die(6, 1)], system: '18', planet: null } },
  ] as const;
  deepEqual(figure(events, 'Hits'), ['2 / 1.2 (+0.8)', '0 / 0.5 (−0.5)', '–']);
});

test('a fight counts for both sides, and what it cost decides how decisive it is', () => {
  const system = '18';
  const lost = (seat: number, by: number, count: number) =>
    ({
      type: 'destroyed',
      data: { seat, by, unit: 'dreadnought', count, system, planet: null, cause: 'combat' },
    }) as const;
  const events = [
    { type: 'combat', data: { kind: 'space', system, attacker: 0, defender: 1 } },
    ...[lost(0, 1, 1), lost(1, 0, 2)],
    { type: 'combat-over', data: { kind: 'space', system, winner: 0 } },
  ] as const;
  deepEqual(figure(events, 'Combats'), ['1 / 1', '0 / 1', '0 / 0']);
  deepEqual(figure(events, 'Units destroyed'), ['2 (8)', '1 (4)', '0 (0)']);
  match(summary(events).moments[0]!.words, /^Ann beats Bob at .*: 3 units destroyed$/);
});
