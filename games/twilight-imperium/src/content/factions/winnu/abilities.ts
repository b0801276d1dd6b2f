import type { Seat } from '@orrery/kernel';
import type { Planet } from '../../../model/galaxy/state.ts';
import { structureTypes } from '../../../model/ids.ts';
import { isMecatol } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { custodiansPrice } from '../../../moments/invasion/queries.ts';
import { afterTacticalAction } from '../../../moments/movement/windows.ts';
import { placementsOf, placeStructure } from '../../../verbs/units/structures.ts';
import { modify, on } from '../../ability.ts';
import { ability } from '../faction.ts';

export const bloodTies = ability('blood-ties', { passive: [modify(custodiansPrice, () => 0)] });

const isGainedMecatol =
  ({ tactical }: State) =>
  ({ id }: Planet): boolean =>
    isMecatol(id) && tactical?.gained?.includes(id) === true;

const hasRoom = (game: State, me: Seat): boolean =>
  placementsOf(game, me, structureTypes, isGainedMecatol(game)).length > 0;

/** After the Production step, so a new space dock cannot produce in this action. */
export const reclamation = ability('reclamation', {
  responses: [
    on(afterTacticalAction, {
      when: (game, me, { seat }) => seat === me && hasRoom(game, me),
      *play(game, me) {
        for (const unit of structureTypes) yield* placeStructure(game, me, [unit], 'must', isGainedMecatol(game));
      },
    }),
  ],
});
