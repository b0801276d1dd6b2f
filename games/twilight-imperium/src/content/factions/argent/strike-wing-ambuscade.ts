import { beforeAbilityRoll } from '../../../moments/combat/windows.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

/** Once what the commander of the Argent Flight does each time. */
export const strikeWingAmbuscade = promissoryNote(
  'strike-wing-ambuscade',
  fromHand(beforeAbilityRoll, {
    when: (_game, me, _owner, { seat }) => seat === me,
    *play(_game, _me, _owner, moment) {
      moment.more++;
    },
  }),
);
