import { open, type Rule } from '@orrery/kernel';
import type { State } from '../../model/state.ts';
import { type Arriving, arrivalOf } from '../../moments/movement/arrival.ts';
import { haveArrived } from '../../moments/movement/mover.ts';
import { afterShipsArrived } from '../../moments/movement/windows.ts';

/** Opens the window after ships arrived in a system, if any did. */
export function* announceArrival(game: State, arrived: Arriving): Rule {
  if (haveArrived(game, arrived)) yield* open(game, afterShipsArrived, arrivalOf(game, arrived));
}
