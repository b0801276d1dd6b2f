import { type Answer, type KernelState, type Seat, type Table, undoable } from '@orrery/kernel';
import { textsIn } from './hidden-pieces.ts';

type AnyTable<G extends KernelState> = Table<G, unknown>;

/** The pieces that each seat cannot tell from others. */
const unseenBySeat = <G extends KernelState>({ game, state, seats }: AnyTable<G>): ReadonlySet<string>[] =>
  Array.from({ length: seats }, (_, seat) => new Set(game.hidden(state, seat).flat()));

/** The pieces that events since an index have named to a seat. */
const namedTo = <G extends KernelState>({ events }: AnyTable<G>, seat: Seat, from: number): ReadonlySet<string> =>
  new Set(events.slice(from).flatMap(({ data, secret }) => textsIn([data, secret?.[seat]]).map(([text]) => text)));

/**
 * P3 for undo: an answer that shows a seat a piece for the first time cannot be undone without consent, unless the
 * answering seat knew the piece and has shown it itself. `before` has what seats could not see before the answer,
 * `events` the number of events then.
 */
function checkReveal<G extends KernelState>(
  table: AnyTable<G>,
  { seat, value }: Answer,
  before: readonly ReadonlySet<string>[],
  events: number,
): string[] {
  if (!undoable(table, seat)?.free) return [];
  const answered = JSON.stringify(value); // a piece named in it may exist only in a redealt table
  const now = unseenBySeat(table);
  return before.flatMap((unseen, each) => {
    const named = namedTo(table, each, events);
    const isSeen = (piece: string): boolean =>
      !now[each]!.has(piece) || (named.has(piece) && !answered.includes(piece));
    const seen = [...unseen].filter(piece => isSeen(piece) && before[seat]!.has(piece));
    return seen.length === 0 ? [] : [`P3: seat ${seat} may undo what showed ${seen.join(', ')} to seat ${each}`];
  });
}

/** Checks every answer that a table accepts from now on; returns the problems so far. */
export function watchReveals<G extends KernelState>(table: AnyTable<G>): readonly string[] {
  const problems: string[] = [];
  const answer = table.answer.bind(table);
  table.answer = (given: Answer) => {
    const before = unseenBySeat(table);
    const { length } = table.events;
    const outcome = answer(given);
    if (outcome.ok) problems.push(...checkReveal(table, given, before, length));
    return outcome;
  };
  return problems;
}
