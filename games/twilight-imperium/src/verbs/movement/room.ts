import type { Amounts, Line, Seat } from '@orrery/kernel';
import type { Wave } from '../../model/movement/state.ts';
import type { State } from '../../model/state.ts';
import { takesRoom } from '../../moments/units/counts-as.ts';
import { lossesOf } from '../combat/hits.ts';
import { firstOf } from '../tokens/tokens.ts';

type Load = Wave['cargo'][number];

/** Does it use capacity? Even other cargo needs a ship with capacity. */
export const takesRoomAboard = (game: State, seat: Seat, load: Load): boolean =>
  takesRoom(game, { seat, ...load }, { system: load.at, planet: load.planet });

/** How many of these loads ships with this capacity could transport. */
export const mostAboard = (game: State, seat: Seat, loads: readonly Load[], capacity: number): number =>
  loads.reduce((sum, load) => sum + (takesRoomAboard(game, seat, load) ? 0 : load.count), capacity);

/** The capacity the chosen units use. */
export const roomTaken = (
  game: State,
  seat: Seat,
  loads: readonly Load[],
  amounts: Amounts,
  keyOf: (load: Load) => string,
): number =>
  loads.reduce((sum, load) => sum + (takesRoomAboard(game, seat, load) ? lossesOf(amounts, keyOf(load)).count : 0), 0);

/** Fills the capacity in the order of the lines; includes all loads that use none. */
export function fullLoad(
  game: State,
  seat: Seat,
  loads: readonly Load[],
  lines: readonly Line[],
  capacity: number,
  keyOf: (load: Load) => string,
): Amounts {
  const free = new Set(loads.filter(load => !takesRoomAboard(game, seat, load)).map(keyOf));
  const isFree = ({ key }: Line): boolean => free.has(key.replace('!', ''));
  const riders = Object.fromEntries(lines.filter(isFree).map(({ key, max }) => [key, max]));
  return {
    ...firstOf(
      lines.filter(line => !isFree(line)),
      capacity,
    ),
    ...riders,
  };
}
