import type { Rule, Seat } from '@orrery/kernel';
import { hasUnitsIn, systemOf } from '../../model/readers.ts';
import type { CardKey, State, SystemId } from '../../model/state.ts';
import { returnNote } from '../../verbs/cards/notes.ts';

/** Has the holder of a note activated a system with a unit of its owner? */
export const activatesOwner = (
  game: State,
  me: Seat,
  owner: Seat,
  { seat, system }: { readonly seat: Seat; readonly system: SystemId },
): boolean => seat === me && hasUnitsIn(systemOf(game, system), owner);

export const giveBack = (game: State, _me: Seat, note: CardKey): Rule => returnNote(game, note);
