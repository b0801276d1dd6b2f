import { systemOf } from '../../../../model/readers.ts';
import { canBombardIn } from '../../../../moments/invasion/queries.ts';
import { exhaustPlanet } from '../../../../verbs/economy/economy.ts';
import { action } from '../../action-card.ts';
import { systemAims } from '../../aims.ts';

export const tacticalBombardment = action({
  id: 'tactical-bombardment',
  possible: () => true,
  aims: (game, me) => systemAims(game.systems.filter(system => canBombardIn(game, me, system))), // even without ready planets: R-105
  *resolve(game, me, _moment, { aim }) {
    for (const { id, controller, exhausted } of systemOf(game, aim!).planets)
      if (controller !== null && controller !== me && !exhausted) yield* exhaustPlanet(game, id);
  },
});
