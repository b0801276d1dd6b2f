import type { Ask } from '@orrery/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Draft, noChoice } from './choice.ts';
import { AskPanel } from './panel.tsx';

const base = { id: '1', seat: 0, kind: 'test', about: 'test', prompt: {} } as const;
const cards: Ask = { ...base, form: 'pick', min: 0, max: 3, options: ['a', 'b', 'c'].map(key => ({ key })) };
const units: Ask = {
  ...{ ...base, form: 'allocate', min: 0, max: 4, suggest: { a: 2 } },
  lines: [{ key: 'a', min: 0, max: 4 }],
};

const drawn = (ask: Ask, draft: Draft): string => {
  const asking = { ...noChoice, ask, draft, problem: undefined, isSending: false, isHeld: false };
  return renderToStaticMarkup(
    createElement(AskPanel, {
      asking: { ...asking, pass: () => {}, answer: () => {}, playFirst: () => {} },
      words: { question: 'Which cards?', pass: 'No card' },
      wordsOf: ({ key }) => ({ label: `card ${key}` }),
      isOnBoard: () => false,
    }),
  );
};

const button = (ask: Ask, draft: Draft): string => /<button[^>]*button main[^>]*>([^<]*)/.exec(drawn(ask, draft))![1]!;

test('the button says what it confirms', () => {
  expect(button(cards, { form: 'pick', keys: [] })).toBe('No card');
  expect(button(cards, { form: 'pick', keys: ['b'] })).toBe('Confirm: card b');
  expect(button(cards, { form: 'pick', keys: ['b', 'c'] })).toBe('Confirm these 2');
  expect(button(units, { form: 'allocate', amounts: {} })).toBe('Choose nothing');
  expect(button(units, { form: 'allocate', amounts: { a: 3 } })).toBe('Confirm these 3');
});

test('the suggestion is offered where something else is chosen', () => {
  expect(drawn(units, { form: 'allocate', amounts: { a: 2 } })).not.toContain('Use the suggestion');
  expect(drawn(units, { form: 'allocate', amounts: { a: 1 } })).toContain('Use the suggestion');
});
