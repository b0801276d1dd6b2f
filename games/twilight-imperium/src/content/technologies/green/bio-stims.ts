import { choose, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { planetsOf, playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { specialtiesOn } from '../../../moments/galaxy/queries.ts';
import { endOfTurn } from '../../../moments/phases/windows.ts';
import { readyTechnology } from '../../../verbs/cards/technology.ts';
import { readyPlanet } from '../../../verbs/economy/readying.ts';
import { on, technology } from '../technology.ts';

const tiredPlanets = (game: State, me: Seat): PlanetId[] =>
  planetsOf(game, me)
    .filter(planet => planet.exhausted && specialtiesOn(game, planet).length > 0)
    .map(({ id }) => id);

const otherTechnologies = (game: State, me: Seat): TechnologyId[] => {
  const { technologies, exhausted } = playerOf(game, me);
  return technologies.filter(id => id !== 'bio-stims' && exhausted.includes(id));
};

export const bioStims = technology({
  id: 'bio-stims',
  responses: [
    on(endOfTurn, {
      exhausts: true,
      when: (game, me, { seat }) =>
        seat === me && (tiredPlanets(game, me).length > 0 || otherTechnologies(game, me).length > 0),
      *play(game, me) {
        const worlds = tiredPlanets(game, me);
        const chosen = yield* choose(
          me,
          'bio-stims.ready',
          [
            ...worlds.map(id => ({ key: id, at: { planet: id } })),
            ...otherTechnologies(game, me).map(id => ({ key: id, at: { technology: id } })),
          ],
          { key: ({ key }) => key, at: ({ at }) => at },
        );
        if ('planet' in chosen.at) yield* readyPlanet(game, chosen.at.planet);
        else yield* readyTechnology(game, me, chosen.at.technology);
      },
    }),
  ],
});
