import { whenSystemActivated } from '../../../moments/movement/windows.ts';
import { asAction, inPlay, promissoryNote } from '../../promissory-notes/promissory-note.ts';
import { activatesOwner, giveBack } from '../../promissory-notes/trust.ts';

/** Pillage checks for it in the victim's play area. */
export const promiseOfProtection = promissoryNote(
  'promise-of-protection',
  asAction,
  inPlay(whenSystemActivated, activatesOwner, giveBack),
);
