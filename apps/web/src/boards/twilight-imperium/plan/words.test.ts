import type { AnswerValue, Ask } from '@orrery/kernel';
import type { PlannedStep, Rehearsal } from '@orrery/twilight-imperium/plan';
import { expect, test } from 'vitest';
import { confirmWords, deedsOf } from './words.ts';

const askOf = (kind: string): Ask => ({
  ...{ id: '1', seat: 0, kind, prompt: {}, form: 'allocate', min: 0, max: 9, suggest: {} },
  lines: [{ key: 'infantry', min: 0, max: 9 }],
});

const planOf = (
  production: Rehearsal['production'],
  ...steps: (readonly [kind: string, value: AnswerValue])[]
): Rehearsal => ({
  steps: steps.map(
    ([kind, value]): PlannedStep => ({
      ...{ key: kind, ask: askOf(kind), value },
      ...{ events: [], isOnly: false, isReaction: false },
    }),
  ),
  ...{ stop: { why: 'complete' }, origins: [] },
  ...(production && { production }),
});

test('a plan says what sending it does, and nothing where nothing is done', () => {
  expect(deedsOf(planOf(undefined, ['move.from', []]))).toBe('move nothing');
  expect(deedsOf(planOf(undefined, ['move.from', []]), true)).toBe('move no more ships');
  expect(deedsOf(planOf(undefined, ['move.ships', { carrier: 1 }]), false, ['Gravity Drive'])).toBe(
    'use Gravity Drive, move 1 ship',
  );
  expect(
    deedsOf(
      planOf(
        undefined,
        ...([
          ['move.from', ['27']],
          ['move.ships', { carrier: 1 }],
          ['move.cargo', {}],
          ['commit', {}],
        ] as const),
      ),
    ),
  ).toBe('move 1 ship, carry nothing, land nothing');
  expect(
    deedsOf(planOf({ made: 3, limit: 5, cost: 4, funds: 9 }, ['move.from', []], ['produce', { infantry: 3 }])),
  ).toBe('produce 3 for 4 resources');
  expect(deedsOf(planOf({ made: 0, limit: 5, cost: 0, funds: 9 }, ['produce', {}]))).toBe('produce nothing');
  expect(deedsOf(planOf({ made: 2, limit: 5, cost: 1, funds: undefined }, ['produce', { infantry: 2 }]))).toBe(
    'produce 2 for nothing',
  );
});

test.each([
  ['move.cargo', 0, 'Carry nothing'],
  ['move.cargo', 3, 'Carry 3'],
  ['commit', 0, 'Land nothing'],
  ['produce', 0, 'Produce nothing'],
  ['sustain-damage', 0, 'Sustain nothing'],
  ['pay-resources', 2, 'Pay with these'],
  ['leadership.influence', 0, 'Spend nothing'],
  ['gain-tokens', 3, 'Place the tokens like this'],
  ['something-else', 2, undefined],
])('confirming %s of %i is called "%s"', (kind, count, words) => {
  expect(confirmWords(askOf(kind), { form: 'allocate', amounts: { infantry: count } })).toBe(words);
});
