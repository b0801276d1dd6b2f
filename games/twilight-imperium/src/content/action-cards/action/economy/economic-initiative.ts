import { planetsOf } from '../../../../model/readers.ts';
import { traitsOn } from '../../../../moments/galaxy/queries.ts';
import { readyPlanet } from '../../../../verbs/economy/readying.ts';
import { action } from '../../action-card.ts';

export const economicInitiative = action({
  id: 'economic-initiative',
  possible: () => true,
  *resolve(game, me) {
    for (const planet of planetsOf(game, me))
      if (planet.exhausted && traitsOn(game, planet).includes('cultural')) yield* readyPlanet(game, planet.id);
  },
});
