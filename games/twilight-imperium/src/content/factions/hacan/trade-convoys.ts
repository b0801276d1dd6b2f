import type { Seat } from '@orrery/kernel';
import { playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { dealsAfar } from '../../../moments/economy/queries.ts';
import { whenSystemActivated } from '../../../moments/movement/windows.ts';
import { asAction, inPlay, promissoryNote } from '../../promissory-notes/promissory-note.ts';
import { activatesOwner, giveBack } from '../../promissory-notes/trust.ts';

const hasConvoys = (game: State, seat: Seat): boolean =>
  playerOf(game, seat).notesInPlay.some(note => note.startsWith('trade-convoys#'));

/** While in play, its holder can make transactions with any player. */
const convoys: Parameters<typeof dealsAfar.install>[0] = (game, { seat, partner }, may) =>
  may || hasConvoys(game, seat) || hasConvoys(game, partner);

export const tradeConvoys = promissoryNote(
  'trade-convoys',
  asAction,
  () => dealsAfar.install(convoys),
  inPlay(whenSystemActivated, activatesOwner, giveBack),
);
