import type { PlanetId } from '../../../../model/galaxy/planets.ts';
import { isOnBoard, planetOf, systemWith } from '../../../../model/readers.ts';
import { traitsOn } from '../../../../moments/galaxy/queries.ts';
import { exhaustPlanet } from '../../../../verbs/economy/economy.ts';
import { destroySome } from '../../../../verbs/units/destruction.ts';
import { action } from '../../action-card.ts';
import { planetAims, planetsOfOthers } from '../../aims.ts';

export const unstablePlanet = action({
  id: 'unstable-planet',
  possible: () => true,
  aims: (game, me) =>
    planetAims(planetsOfOthers(game, me).filter(planet => traitsOn(game, planet).includes('hazardous'))),
  *resolve(game, me, _moment, { aim }) {
    const planet = aim as PlanetId;
    if (!planetOf(game, planet).exhausted) yield* exhaustPlanet(game, planet);
    if (!isOnBoard(game, planet)) return; // has no units
    const area = { system: systemWith(game, planet).id, planet };
    yield* destroySome(game, area, 'infantry', { upTo: 3, by: me, asked: 'unstable-planet' });
  },
});
