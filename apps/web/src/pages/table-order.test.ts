import type { TableSummary } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { byUrgency } from './table-order.ts';

const table = (id: string, part: Partial<TableSummary>) =>
  ({ id, status: 'playing', seat: 1, waiting: [], ...part }) as unknown as TableSummary;

test('tables that wait for me come first, those that are over last', () => {
  const tables = [
    table('over', { status: 'over' }),
    table('theirs', { waiting: [0] }),
    table('gathering', { status: 'gathering' }),
    table('mine', { waiting: [0, 1] }),
  ];
  expect(byUrgency(tables).map(({ id }) => id)).toEqual(['mine', 'theirs', 'gathering', 'over']);
});
