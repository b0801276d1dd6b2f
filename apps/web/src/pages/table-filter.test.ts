import type { TableSummary } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { noFilter, passes } from './table-filter.ts';

const table = (part: Partial<TableSummary>): TableSummary => ({
  ...{
    id: 'a',
    game: 'eminent-domain',
    title: '',
    status: 'gathering',
    clock: { kind: 'none' },
    onTimeout: 'wait',
    seat: null,
  },
  ...{
    seats: [
      { name: 'Ann', bot: false },
      { name: null, bot: false },
      { name: null, bot: true },
    ],
  },
  ...{ waiting: [], offline: [], away: [], since: null, deadline: null, updated: 0 },
  ...part,
});

test('open tables are filtered by game, players, pace and free seats', () => {
  const slow = table({});
  const live = table({ game: 'twilight-imperium', clock: { kind: 'bank', seconds: 1800, increment: 30 } });
  const full = table({
    seats: [
      { name: 'Ann', bot: false },
      { name: null, bot: true },
    ],
  });
  const days = table({ clock: { kind: 'each', seconds: 86_400 } });
  const all = [slow, live, full, days];
  expect(all.filter(each => passes(each, noFilter))).toEqual(all);
  expect(all.filter(each => passes(each, { ...noFilter, game: 'twilight-imperium' }))).toEqual([live]);
  expect(all.filter(each => passes(each, { ...noFilter, players: 2 }))).toEqual([full]);
  expect(all.filter(each => passes(each, { ...noFilter, pace: 'live' }))).toEqual([live]);
  expect(all.filter(each => passes(each, { ...noFilter, pace: 'slow' }))).toEqual([slow, full, days]);
  expect(all.filter(each => passes(each, { ...noFilter, hasFreeSeat: true }))).toEqual([slow, live, days]);
});
