import type { KernelState, Table } from '@orrery/kernel';
import { onTestFinished, test } from 'vitest';
import { checkKept, piecesOf } from './hidden-pieces.ts';
import { checkPosition } from './properties.ts';
import { watchReveals } from './reveals.ts';

interface Watched {
  readonly table: Table<KernelState, unknown>;
  /** A game's hint about the table when a test has failed. */
  readonly remarks: () => readonly string[];
  /** The pieces that were hidden when it began and must still be somewhere at the end. */
  readonly pieces: ReadonlySet<string>;
  /** Reveals to a seat by answers that can still be undone. */
  readonly revealed: readonly string[];
}

const started: Watched[] = [];

/** Registers a table for the checks of `proves` at the end of its test. Some pieces may leave the game by its rules. */
export function watch<G extends KernelState, V>(
  table: Table<G, V>,
  remarks: () => readonly string[] = () => [],
  mayLeave: (piece: string) => boolean = () => false,
): Table<G, V> {
  const any = table as unknown as Table<KernelState, unknown>;
  const pieces = new Set([...piecesOf(any.game, any.state)].filter(piece => !mayLeave(piece)));
  started.push({ table: any, remarks, pieces, revealed: watchReveals(any) });
  return table;
}

type Laid = readonly (readonly [stream: string, outcome: readonly number[]])[];

/** Prepared outcomes that were not used. */
export function unused<G extends KernelState, V>({ log }: Table<G, V>, laid: Laid): string[] {
  const left = laid.map(([stream, outcome]) => `${stream}: ${outcome.join(' ')}`);
  for (const entry of log)
    if (entry.t === 'chance' && entry.injected) {
      const place = left.indexOf(`${entry.stream}: ${entry.out.join(' ')}`);
      if (place >= 0) left.splice(place, 1);
    }
  return left;
}

/** Fails the current test at its end if prepared outcomes are left, also outside `proves`. */
export function expectUsed<G extends KernelState, V>(table: Table<G, V>, laid: Laid): void {
  if (laid.length === 0) return;
  onTestFinished(({ task }) => {
    const left = task.result?.state === 'fail' ? [] : unused(table, laid);
    if (left.length === 0) return;
    const streams = new Set(table.log.flatMap(entry => (entry.t === 'chance' ? [entry.stream] : [])));
    const rolled = [...streams].join(', ') || 'none';
    throw new Error(`prepared, but never rolled: ${left.join('; ')} (streams used: ${rolled})`);
  });
}

/**
 * One test that proves one rule (or several, joined by ", ") and names it; a test of what a component does names the
 * component beside it: `relics/the-codex`. Afterwards no decision may be open, the
 * log must replay to the same table, and no view may show a secret.
 */
export function proves(rules: string, title: string, body: () => void): void {
  test(`${rules}: ${title}`, () => {
    started.length = 0;
    try {
      body();
    } catch (error) {
      throw withRemarks(error);
    }
    for (const { table, pieces, revealed } of started) {
      const open = table.asks().map(ask => `${ask.kind} of seat ${ask.seat}`);
      if (open.length > 0) throw new Error(`still open at the end: ${open.join(', ')}`);
      const problems = [...checkPosition(table, title), ...checkKept(table, pieces), ...revealed];
      if (problems.length > 0) throw new Error(problems.join('\n'));
    }
  });
}

function withRemarks(error: unknown): unknown {
  const remarks = started.flatMap(each => each.remarks());
  if (error instanceof Error && remarks.length > 0) error.message = [error.message, ...remarks].join('\n');
  return error;
}
