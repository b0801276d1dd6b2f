import type { Ask } from '@orrery/kernel';
import type { Command, Picture } from '@orrery/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { draftOf, isComplete } from '../ask/choice.ts';
import type { Board } from '../boards/board.ts';
import type { Feed } from '../feed/feed.ts';

vi.mock('./orders.css', () => ({}));
const { Ahead, Orders } = await import('./orders.tsx');

const follow: Ask = {
  ...{ id: '0.5', seat: 2, kind: 'follow', prompt: {}, form: 'pick', min: 0, max: 1, ahead: true },
  about: 'follow-1-trade',
  options: [{ key: 'follow' }],
};

const picture = {
  asks: [follow],
  ahead: [{ about: 'follow-1-trade', value: ['follow'] }],
  orders: [{ seat: 2, window: 'after-voted', unless: 'concerns-me', until: 'round' }],
  standing: null,
} as unknown as Picture;

const board = {
  ask: () => ({ question: 'Follow?', pass: 'Do not follow' }),
  option: () => ({ label: 'Follow Trade' }),
} as unknown as Board<never>;

const feed = { send: async (_: Command) => ({ ok: true }) } as unknown as Feed;
const shown = (part: Picture) =>
  renderToStaticMarkup(createElement(Ahead, { feed, picture: part, board, props: {} as never }));

test('what was decided ahead is said in words, a pass too, and can be taken back', () => {
  expect(shown(picture)).toContain('You have decided ahead: Follow Trade.');
  expect(shown(picture)).toContain('Take it back');
  const pass = { ...picture, ahead: [{ about: 'follow-1-trade', value: [] }] };
  expect(shown(pass)).toContain('Do not follow');
  expect(shown({ ...picture, ahead: [] })).toBe('');
});

test('an answer given ahead is chosen when the question comes into sight again', () => {
  const draft = draftOf(follow, ['follow']);
  expect(draft).toEqual({ form: 'pick', keys: ['follow'] });
  expect(isComplete(follow, draft)).toBe(true);
});

test('standing orders are listed with their end by phase, and offered where one may react', () => {
  const moments = [
    { title: 'Agenda phase', moments: [{ window: 'after-voted', words: 'A player has voted' }] },
    { title: 'Turns', moments: [{ window: 'end-of-turn', words: 'The turn ends' }] },
  ];
  const asked: Ask = { ...follow, kind: 'after-voted', ahead: undefined } as unknown as Ask;
  const orders = (ask: Ask | undefined, seat: number | null) =>
    renderToStaticMarkup(createElement(Orders, { feed, picture, ask, seat, moments }));
  expect(orders(undefined, 2)).toMatch(
    /A player has voted.*value="unless" selected.*the end of the round.*The turn ends.*value="ask" selected/s,
  );
  expect(orders(undefined, 2)).not.toContain('Always pass this');
  expect(orders(asked, 2)).toContain('Pass this for the rest of the round');
  expect(orders(asked, 2)).toContain('Always pass this');
  expect(orders(asked, null)).toBe('');
});
