import type { Seat } from '@orrery/kernel';
import { hasUnitsIn } from '../model/readers.ts';
import type { State, SystemId } from '../model/state.ts';
import { adjacentFor } from './routes.ts';

/** Systems where a seat has a unit or controls a planet. */
const presenceOf = (game: State, seat: Seat): SystemId[] =>
  game.systems
    .filter(system => hasUnitsIn(system, seat) || system.planets.some(({ controller }) => controller === seat))
    .map(({ id }) => id);

/** Both have a unit or a planet in one system, or in two that are adjacent as either of them sees it (LRR 60). */
export function areNeighbours(game: State, a: Seat, b: Seat): boolean {
  const ones = presenceOf(game, a);
  const twos = new Set(presenceOf(game, b));
  return ones.some(
    id => twos.has(id) || [a, b].some(seat => adjacentFor(game, seat, id).some(other => twos.has(other))),
  );
}

/** Which of these seats are a seat's neighbours; as `areNeighbours`, but the seat's own surroundings are worked out once. */
export function neighboursAmong(game: State, seat: Seat, others: readonly Seat[]): Seat[] {
  if (others.length === 0) return [];
  const own = presenceOf(game, seat);
  const reach = new Set(own);
  for (const id of own) for (const near of adjacentFor(game, seat, id)) reach.add(near);
  return others.filter(other => {
    const theirs = presenceOf(game, other);
    return (
      theirs.some(id => reach.has(id)) ||
      theirs.some(id => adjacentFor(game, other, id).some(near => own.includes(near)))
    );
  });
}
