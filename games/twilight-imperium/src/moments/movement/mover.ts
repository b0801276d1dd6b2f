import type { Seat } from '@orrery/kernel';
import { systemOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { isShip } from '../units/counts-as.ts';
import type { ShipsArrived } from './windows.ts';

/** Which player "moves ships": whoever has done it, and where nobody else has, their owner. */
export const moverOf = ({ seat, by = seat }: Pick<ShipsArrived, 'seat' | 'by'>): Seat => by;

/** Are there ships among what has arrived? Docks that move as ships do are none, and what a rift took did not come. */
export const haveArrived = (
  game: State,
  { seat, system, ships }: Pick<ShipsArrived, 'seat' | 'system' | 'ships'>,
): boolean => ships.some(ship => ship.count > 0 && isShip(game, { seat, ...ship }, systemOf(game, system)));

/** Have ships moved in the tactical action under way: set out, and not been lost in a gravity rift? */
export function haveShipsMoved(game: State): boolean {
  const { seat, system, waves } = game.tactical!;
  return haveArrived(game, { seat, system, ships: waves.flatMap(({ ships, path }) => (path.length > 0 ? ships : [])) });
}
