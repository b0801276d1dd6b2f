import type { GameEvent } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { LogWords } from '../text/game-words.ts';
import { filteredNews, type Sorting } from './use-filters.ts';

const FROM = 10;
const events: readonly GameEvent[] = [
  { type: 'activated', data: { seat: 1 } },
  { type: 'moved', data: { seat: 1 } },
  { type: 'hit', data: { seat: 1, target: 0 } },
  { type: 'scored', data: { seat: 2 } },
  { type: 'passed', data: { seat: 2 } },
];
const line = (event: number, seat: number, text: string): LogWords => ({
  ...{ event, seat, text, parts: [{ text }], heading: undefined },
});
const all = [
  line(10, 1, 'Bo activates'),
  line(11, 1, 'Bo attacks'),
  line(13, 2, 'Cy scores'),
  line(14, 2, 'Cy passes'),
];
const sorting: Sorting = {
  isAboutMe: ({ data }) => data.target === 0,
  isAboutObjectives: ({ type }) => type === 'scored',
  neighbours: () => () => {},
};
const news = { shown: all, all, events, from: FROM };
const texts = (...args: Parameters<typeof filteredNews>) =>
  Object.fromEntries(filteredNews(...args).map(({ name, lines }) => [name, lines?.map(({ text }) => text)]));

test('a filter keeps the lines one of whose events fits, the merged ones included', () => {
  expect(texts(news, sorting, [2])).toEqual({
    all: all.map(({ text }) => text),
    me: ['Bo attacks'],
    neighbours: ['Cy scores', 'Cy passes'],
    objectives: ['Cy scores'],
  });
});

test('neighbours are not known at once', () => {
  expect(texts(news, sorting, undefined).neighbours).toBe(undefined);
});

test('only what the game sorts by is offered', () => {
  const { neighbours: _, isAboutObjectives: __, ...rest } = sorting;
  expect(Object.keys(texts(news, rest, undefined))).toEqual(['all', 'me']);
  expect(Object.keys(texts(news, undefined, undefined))).toEqual(['all']);
});

test('events that were cut off before the log begins are not read', () => {
  expect(texts({ ...news, events: events.slice(3), from: 13 }, sorting, []).me).toEqual([]);
});
