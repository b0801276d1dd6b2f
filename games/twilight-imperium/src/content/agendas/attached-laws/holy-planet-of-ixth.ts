import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { planetOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { productionOf } from '../../../moments/economy/queries.ts';
import { afterControlLost, whenControlGained } from '../../../moments/galaxy/windows.ts';
import { gainPoints, losePoints } from '../../../verbs/objectives/points.ts';
import { agenda, modify, on } from '../agenda.ts';

const id = 'holy-planet-of-ixth';

const isHoly = (game: State, planet: PlanetId): boolean => planetOf(game, planet).attachments.includes(id);

export const holyPlanetOfIxth = agenda({
  id,
  passive: [modify(productionOf, ({ planet }, value) => (planet?.attachments.includes(id) ? 0 : value))],
  responses: [
    on(whenControlGained, {
      must: true,
      atOnce: true,
      when: (game, me, { seat, planet }) => seat === me && isHoly(game, planet),
      play: (game, me) => gainPoints(game, me, 1, id),
    }),
    on(afterControlLost, {
      must: true,
      atOnce: true,
      when: (game, me, { seat, planet }) => seat === me && isHoly(game, planet),
      play: (game, me) => losePoints(game, me, 1, id),
    }),
  ],
  *elected(game, outcome) {
    yield* gainPoints(game, planetOf(game, outcome as PlanetId).controller!, 1, id);
  },
});
