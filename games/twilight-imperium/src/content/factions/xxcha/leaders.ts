import { choose, mayChoose, type Rule, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { everyPlanet, isOnBoard, planetOf, planetsOf, systemWith } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { mayVote, votesOfPlanet } from '../../../moments/agenda/queries.ts';
import { influence } from '../../../moments/galaxy/queries.ts';
import { readyPlanet } from '../../../verbs/economy/readying.ts';
import { removeUnits } from '../../../verbs/units/units.ts';
import { modify } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
import { besidePlanetsOf } from './nearby.ts';

/** Exhausted planets of any player. */
const tired = (game: State): PlanetId[] =>
  everyPlanet(game)
    .filter(({ controller, exhausted }) => controller !== null && exhausted)
    .map(({ id }) => id);

/** May remove one infantry from a nearby planet. */
function* sendAway(game: State, me: Seat, planet: PlanetId): Rule {
  if (!isOnBoard(game, planet)) return;
  const { id: system } = systemWith(game, planet);
  const owners = planetOf(game, planet)
    .units.filter(({ unit }) => unit === 'infantry')
    .map(({ seat }) => seat);
  if (!besidePlanetsOf(game, me).has(system)) return;
  const owner = yield* mayChoose(me, 'ggrocuto-rinn.infantry', owners, {
    key: String,
    at: seat => ({ seat, unit: 'infantry', planet }),
    prompt: { planet },
  });
  if (owner !== undefined) yield* removeUnits(game, owner, 'infantry', 1, { system, planet });
}

export const ggrocutoRinn = leader({
  id: 'ggrocuto-rinn',
  faction: 'xxcha',
  kind: 'agent',
  componentAction: {
    possible: game => tired(game).length > 0,
    *play(game, me) {
      const planet = yield* choose(me, 'ggrocuto-rinn.planet', tired(game), { at: id => ({ planet: id }) });
      yield* readyPlanet(game, planet);
      yield* sendAway(game, me, planet);
    },
  },
});

/** Each exhausted planet casts one more vote, and its owner can always vote; votes not from planets are unchanged. */
export const elderQanoj = leader({
  id: 'elder-qanoj',
  faction: 'xxcha',
  kind: 'commander',
  unlocks: (game, me) => planetsOf(game, me).reduce((sum, planet) => sum + influence(game, planet), 0) >= 12,
  passive: [
    modify(
      votesOfPlanet,
      (_planet, votes) => votes + 1,
      ({ controller }) => controller!,
    ),
    modify(mayVote, () => true),
  ],
});
