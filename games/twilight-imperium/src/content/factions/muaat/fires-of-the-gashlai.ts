import type { Seat } from '@orrery/kernel';
import { technologies } from '../../../model/cards/technologies.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { fleetPoolOf, hasTechnology } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { gainable, gainTechnology } from '../../../verbs/cards/technology.ts';
import { loseToken } from '../../../verbs/tokens/tokens.ts';
import { actionFromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

/** The seat's war sun technology, if it can be gained and is not owned. */
const unknown = (game: State, seat: Seat): TechnologyId | undefined =>
  gainable(game, seat).find(id => technologies[id].upgrades === 'war-sun' && !hasTechnology(game, seat, id));

/** The owner must have a token in the fleet pool to lose. */
export const firesOfTheGashlai = promissoryNote(
  'fires-of-the-gashlai',
  actionFromHand({
    when: (game, me, owner) => unknown(game, me) !== undefined && fleetPoolOf(game, owner) > 0,
    *play(game, me, owner) {
      yield* loseToken(game, owner, 'fleet');
      yield* gainTechnology(game, me, unknown(game, me)!);
    },
  }),
);
