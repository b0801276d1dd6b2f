import type { PlanetId } from '../../model/galaxy/planets.ts';
import { planetOf, playerOf, seatsInPlay } from '../../model/readers.ts';
import { afterLawEnacted, whenAgendaElects } from '../../moments/agenda/windows.ts';
import { isAtHome } from '../../moments/galaxy/systems.ts';
import { afterControlLost } from '../../moments/galaxy/windows.ts';
import { afterPassed, startOfAgendaPhase } from '../../moments/phases/windows.ts';
import { type Fact, reached, scoredIn, scoredInAny } from './condition.ts';

const lawsInPlay = reached('laws', 3, ({ laws }) => laws.length);
const threeLaws: Fact = (game, seat) => lawsInPlay.isMet!(game, seat);

export const ofMoments = {
  /** In any home system. */
  'become-a-martyr': scoredIn(afterControlLost, (game, me, { seat, planet }) => seat === me && isAtHome(game, planet)),

  'prove-endurance': scoredIn(
    afterPassed,
    (game, me, { seat }) => seat === me && seatsInPlay(game).every(each => playerOf(game, each).passed),
  ),

  'dictate-policy': {
    ...scoredInAny(scoredIn(startOfAgendaPhase, threeLaws), scoredIn(afterLawEnacted, threeLaws)),
    progress: lawsInPlay.progress!,
  },

  'drive-the-debate': scoredIn(
    whenAgendaElects,
    (game, me, { elected }) =>
      elected.seat === me ||
      (elected.planet !== undefined && planetOf(game, elected.planet as PlanetId).controller === me),
  ),
};
