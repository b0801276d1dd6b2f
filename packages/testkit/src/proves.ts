import type { KernelState, Table } from '@orrery/kernel';
import { test } from 'vitest';
import { checkPosition } from './properties.ts';

const started: Table<KernelState, unknown>[] = [];

/** Puts a table under the checks that `proves` makes when its test ends. */
export function watch<G extends KernelState, V>(table: Table<G, V>): Table<G, V> {
  started.push(table as unknown as Table<KernelState, unknown>);
  return table;
}

/**
 * One test that proves one rule (or several, joined by ", ") and names it; a test of what a component does names the
 * component beside it: `relics/the-codex`. Afterwards no decision may be open, the
 * log must replay to the same table, and no view may show a secret.
 */
export function proves(rules: string, title: string, body: () => void): void {
  test(`${rules}: ${title}`, () => {
    started.length = 0;
    body();
    for (const table of started) {
      const open = table.asks().map(ask => `${ask.kind} of seat ${ask.seat}`);
      if (open.length > 0) throw new Error(`still open at the end: ${open.join(', ')}`);
      const problems = checkPosition(table, title);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    }
  });
}
