import { query, type Seat } from '@orrery/kernel';
import { geometryOf } from '../../model/galaxy/galaxy.ts';
import type { System } from '../../model/galaxy/state.ts';
import type { State } from '../../model/state.ts';
import { adjacentFor } from '../movement/routes.ts';

/** Who has a unit in a system or controls a planet there, a bit for each seat. */
function presentIn({ space, planets }: System): number {
  let seats = 0;
  for (const group of space) seats |= 1 << group.seat;
  for (const { controller, units } of planets) {
    if (controller !== null) seats |= 1 << controller;
    for (const group of units) seats |= 1 << group.seat;
  }
  return seats;
}

/** Are two seats neighbours by something that either of them has, wherever they are? */
export const neighboursBesides = query<State, { seat: Seat; other: Seat }, boolean>('neighbours-besides');

/**
 * Which of these seats are a seat's neighbours: both have a unit or a planet in one system, or in two that are adjacent
 * as either of them sees it (LRR 60).
 */
export function neighboursAmong(game: State, seat: Seat, others: readonly Seat[]): Seat[] {
  if (others.length === 0) return [];
  const { index } = geometryOf(game.galaxy);
  const present = game.systems.map(presentIn);
  /** Who is in systems where a seat is, or beside them as it sees it. */
  const metBy = (viewer: Seat): number => {
    let met = 0;
    for (let i = 0; i < present.length; i++) {
      const seats = present[i]!;
      if (((seats >> viewer) & 1) === 0) continue;
      met |= seats;
      for (const id of adjacentFor(game, viewer, game.systems[i]!.id)) met |= present[index.get(id)!]!;
    }
    return met;
  };
  const met = metBy(seat);
  return others.filter(
    other =>
      ((met >> other) & 1) === 1 ||
      ((metBy(other) >> seat) & 1) === 1 ||
      neighboursBesides(game, { seat, other }, false),
  );
}

export const areNeighbours = (game: State, a: Seat, b: Seat): boolean => neighboursAmong(game, a, [b]).length > 0;
