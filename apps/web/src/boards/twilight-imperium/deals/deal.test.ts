import { expect, test } from 'vitest';
import { type DealAsk, linesOf, partnerIn, partnersOf, templatesFor } from './deal.ts';

const line = (key: string, max = 1) => ({ key, at: {}, min: 0, max });

const ask: DealAsk = {
  ...{ id: '1', seat: 0, kind: 'transaction.deal', form: 'allocate', about: 'transaction.deal' },
  prompt: { partners: [1, 2] },
  lines: [
    line('1:give:commodities', 3),
    line('1:give:note:support-for-the-throne#0'),
    line('1:give:note:trade-agreement#0'),
    line('1:want:commodities', 2),
    line('1:want:trade-goods', 5),
    line('1:want:note:support-for-the-throne#1'),
    line('2:give:commodities', 3),
    line('no-more'),
  ],
  ...{ min: 0, max: 17, suggest: {} },
};

test('lines go by partner and side', () => {
  expect(partnersOf(ask)).toEqual([1, 2]);
  expect(linesOf(ask, 1, 'want').map(({ name, isNote }) => [name, isNote])).toEqual([
    ['commodities', false],
    ['trade-goods', false],
    ['note:support-for-the-throne#1', true],
  ]);
  expect(linesOf(ask, 2, 'want')).toEqual([]);
});

test('a draft is for the partner whom it names', () => {
  expect(partnerIn(ask, {})).toBeUndefined();
  expect(partnerIn(ask, { '2:give:commodities': 1, '1:give:commodities': 0 })).toBe(2);
  expect(partnerIn({ ...ask, kind: 'transaction.offer', prompt: { partner: 2 } }, {})).toBe(2);
});

test('usual deals are offered where both sides have the goods for them', () => {
  expect(templatesFor(ask, 1).map(({ id, amounts }) => [id, amounts])).toEqual([
    ['commodities', { '1:give:commodities': 2, '1:want:commodities': 2 }],
    ['sell', { '1:give:commodities': 3, '1:want:trade-goods': 3 }],
    ['support', { '1:give:note:support-for-the-throne#0': 1, '1:want:note:support-for-the-throne#1': 1 }],
    ['note', { '1:give:note:trade-agreement#0': 1, '1:want:trade-goods': 2 }],
  ]);
  expect(templatesFor(ask, 2)).toEqual([]);
});
