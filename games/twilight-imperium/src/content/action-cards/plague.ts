import type { PlanetId } from '../../model/planets.ts';
import { allPlanets, systemWith } from '../../model/readers.ts';
import { rollAgainst } from '../../verbs/destruction.ts';
import { action } from './action-card.ts';
import { planetAims } from './aims.ts';

export const plague = action({
  id: 'plague',
  possible: () => true,
  aims: (game, me) =>
    planetAims(
      allPlanets(game)
        .map(({ planet }) => planet)
        .filter(({ controller }) => controller !== null && controller !== me), // infantry or not: R-105
    ),
  *resolve(game, me, _moment, { aim }) {
    const planet = aim as PlanetId;
    yield* rollAgainst(game, { system: systemWith(game, planet).id, planet }, 'infantry', { needs: 6, by: me });
  },
});
