import { whenSystemActivated } from '../../../moments/movement/windows.ts';
import { asAction, inPlay, promissoryNote } from '../../promissory-notes/promissory-note.ts';
import { activatesOwner, giveBack } from '../../promissory-notes/trust.ts';

/** Pillage looks for it in the play area of whoever would be robbed. */
export const promiseOfProtection = promissoryNote(
  'promise-of-protection',
  asAction,
  inPlay(whenSystemActivated, activatesOwner, giveBack),
);
