import type { Seat } from '@orrery/kernel';
import type { State } from '../../../model/state.ts';
import { startOfSpaceCombat } from '../../../moments/combat/windows.ts';
import { startOfGroundCombat } from '../../../moments/invasion/windows.ts';
import { whenSystemActivated } from '../../../moments/movement/windows.ts';
import { fromHand, inPlay, promissoryNote } from '../../promissory-notes/promissory-note.ts';
import { activatesOwner, giveBack } from '../../promissory-notes/trust.ts';

const inItsCombat = {
  stays: true,
  when: (_game: State, me: Seat, _owner: Seat, { attacker, defender }: { attacker: Seat; defender: Seat }) =>
    me === attacker || me === defender,
  *play() {},
} as const;

/** It stays in play, whoever the combat opponent is. */
export const antivirus = promissoryNote(
  'antivirus',
  fromHand(startOfSpaceCombat, inItsCombat),
  fromHand(startOfGroundCombat, inItsCombat),
  inPlay(whenSystemActivated, activatesOwner, giveBack),
);
