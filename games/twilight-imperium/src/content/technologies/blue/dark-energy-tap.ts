import { hasUnitsIn, seatsInPlay, systemOf } from '../../../model/readers.ts';
import { mayRetreatTo } from '../../../moments/combat/queries.ts';
import { afterTacticalAction } from '../../../moments/movement/windows.ts';
import { hasShips } from '../../../moments/units/counts-as.ts';
import { exploreFrontier } from '../../../verbs/galaxy/exploration.ts';
import { allow, on, technology } from '../technology.ts';
export const darkEnergyTap = technology({
  id: 'dark-energy-tap',
  passive: [
    allow(
      mayRetreatTo,
      ({ seat, system }, game) => !seatsInPlay(game).some(other => other !== seat && hasUnitsIn(system, other)),
    ),
  ],
  responses: [
    on(afterTacticalAction, {
      must: true,
      when: (game, me, { seat, system }) =>
        seat === me && systemOf(game, system).frontier && hasShips(game, systemOf(game, system), me),
      *play(game, me, { system }) {
        yield* exploreFrontier(game, me, system);
      },
    }),
  ],
});
