import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import { type Span, spans } from '../../model/cards/state.ts';
import { given } from '../../testing/index.ts';
import { endEffects, endLasting, lastingOf, lastUntil } from './lasting.ts';

/** The spans left, of one effect each, after ending a span. */
const leftAfter = (over: Span): Span[] => {
  const { table } = given('sol', 'hacan', 'letnev')
    .phase('agenda')
    .runs(function* (game) {
      for (const until of spans) yield* lastUntil(game, { id: 'test', seat: 0, until, aim: null });
      yield* lastUntil(game, { id: 'test', seat: 1, until: over, aim: null });
      endLasting(game, over);
    });
  deepEqual(lastingOf(table.state, 1, 'test'), []);
  return lastingOf(table.state, 0, 'test').map(({ until }) => until);
};

test('what is over takes with it all that lasted as long, or as long as a part of it', () => {
  const phases = ['agenda-phase', 'round', 'next-strategy-phase'];
  deepEqual(leftAfter('combat-round'), [
    'combat',
    'invasion',
    'tactical-action',
    'strategic-action',
    'turn',
    ...phases,
  ]);
  deepEqual(leftAfter('invasion'), ['tactical-action', 'strategic-action', 'turn', ...phases]);
  deepEqual(leftAfter('tactical-action'), ['strategic-action', 'turn', ...phases]);
  deepEqual(leftAfter('strategic-action'), ['turn', ...phases]);
  deepEqual(leftAfter('turn'), phases);
  deepEqual(leftAfter('agenda-phase'), ['round', 'next-strategy-phase']);
  deepEqual(leftAfter('next-strategy-phase'), []);
});

test('nothing lasts as long as an agenda phase that is not under way (R-163)', () => {
  const { table } = given('sol', 'hacan', 'letnev').runs(game =>
    lastUntil(game, { id: 'test', seat: 0, until: 'agenda-phase', aim: null }),
  );
  deepEqual(table.state.lasting, []);
});

test('an effect that ends before its time leaves those of other cards and other players', () => {
  const { table } = given('sol', 'hacan', 'letnev').runs(function* (game) {
    for (const [seat, id] of [
      [0, 'one'],
      [0, 'two'],
      [1, 'one'],
    ] as const)
      yield* lastUntil(game, { id, seat, until: 'round', aim: null });
    endEffects(game, 0, 'one');
  });
  deepEqual(
    table.state.lasting.map(({ seat, id }) => [seat, id]),
    [
      [0, 'two'],
      [1, 'one'],
    ],
  );
});
