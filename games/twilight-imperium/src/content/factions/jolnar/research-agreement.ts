import { technologies } from '../../../model/cards/technologies.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { hasTechnology } from '../../../model/readers.ts';
import { afterTechnologyResearched } from '../../../moments/cards/windows.ts';
import { gainTechnology, isOpenTo } from '../../../verbs/cards/technology.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

export const researchAgreement = promissoryNote(
  'research-agreement',
  fromHand(afterTechnologyResearched, {
    when: (game, me, owner, { seat, technology }) => {
      const id = technology as TechnologyId;
      return (
        seat === owner &&
        technologies[id].faction === undefined &&
        !hasTechnology(game, me, id) &&
        isOpenTo(game, me, id)
      );
    },
    *play(game, me, _owner, { technology }) {
      yield* gainTechnology(game, me, technology as TechnologyId);
    },
  }),
);
