import type { Game, KernelState, Seat, Table } from '@orrery/kernel';

type AnyTable<G extends KernelState> = Table<G, unknown>;

type Found = readonly [text: string, path: string];

/** Every string in a value (key or value), with its path. */
export function textsIn(value: unknown, path = ''): Found[] {
  if (typeof value === 'string') return [[value, path]];
  if (Array.isArray(value)) return value.flatMap(item => textsIn(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]): Found[] => [[key, path], ...textsIn(item, `${path}.${key}`)]);
}

/** All pieces of a game that are ever hidden: those that a spectator cannot tell apart at the start. */
export const piecesOf = <G extends KernelState>(game: Game<G>, state: G): ReadonlySet<string> =>
  new Set(game.hidden(state, null).flat());

/**
 * Checks that `hidden` misses no place: wherever a piece is in the state, a seat either sees it in its view or cannot tell it
 * from others in a pool, and never both. It walks the whole state, so new fields are covered automatically.
 */
export function checkHiddenPieces<G extends KernelState>(
  table: AnyTable<G>,
  seat: Seat | null,
  pieces: ReadonlySet<string>,
): string[] {
  const pooled = new Set(table.game.hidden(table.state, seat).flat());
  const seen = new Set<string>();
  for (const [text] of textsIn(table.view(seat))) seen.add(text);
  const problems = new Set<string>();
  const { stack: _stack, core: _core, ...rest } = table.state;
  for (const [text, path] of textsIn(rest)) {
    if (!pieces.has(text) || pooled.has(text) !== seen.has(text)) continue;
    problems.add(
      `${text} in ${path} is ${pooled.has(text) ? 'both hidden from and shown to' : 'neither hidden from nor shown to'} seat ${seat}`,
    );
  }
  return [...problems];
}

/** P5 over time: every piece that was hidden at the start still exists. */
export function checkKept<G extends KernelState>(table: AnyTable<G>, pieces: ReadonlySet<string>): string[] {
  const { stack: _stack, core: _core, ...rest } = table.state;
  const there = new Set(textsIn(rest).map(([text]) => text));
  return [...pieces].filter(piece => !there.has(piece)).map(piece => `P5: ${piece} is lost`);
}
