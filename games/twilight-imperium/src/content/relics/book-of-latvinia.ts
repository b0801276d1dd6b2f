import type { Seat } from '@orrery/kernel';
import { technologies } from '../../model/cards/technologies.ts';
import { specialties, type TechnologyId } from '../../model/ids.ts';
import { planetsOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { specialtiesOn } from '../../moments/galaxy/queries.ts';
import { purgeRelic } from '../../verbs/cards/relics.ts';
import { researchTechnology } from '../../verbs/cards/technology.ts';
import { gainPoints } from '../../verbs/objectives/points.ts';
import { makeSpeaker } from '../../verbs/phases/speaker.ts';
import { relic } from './relic.ts';

const id = 'book-of-latvinia';

const isBasic = (technology: TechnologyId): boolean =>
  Object.keys(technologies[technology].prerequisites ?? {}).length === 0;

const hasAllSpecialties = (game: State, me: Seat): boolean => {
  const found = planetsOf(game, me).flatMap(planet => specialtiesOn(game, planet));
  return specialties.every(colour => found.includes(colour));
};

export const bookOfLatvinia = relic({
  id,
  *whenGained(game, me) {
    for (let i = 0; i < 2; i++) yield* researchTechnology(game, me, { which: isBasic });
  },
  componentAction: {
    possible: (game, me) => game.speaker !== me || hasAllSpecialties(game, me), // LRR 22.3
    *play(game, me) {
      const isWise = hasAllSpecialties(game, me);
      yield* purgeRelic(game, me, id);
      if (isWise) yield* gainPoints(game, me, 1, id);
      else yield* makeSpeaker(game, me);
    },
  },
});
