import { chooseSome, type Rule, type Seat } from '@orrery/kernel';
import type { Planet } from '../../../model/galaxy/state.ts';
import { planetsOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { usesSpecialtiesFreely } from '../../../moments/cards/queries.ts';
import { specialtiesOn } from '../../../moments/galaxy/queries.ts';
import { duringOwnTurn, endOfActionPhase } from '../../../moments/phases/windows.ts';
import { exhaustPlanet, gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { allow, on, technology } from '../technology.ts';

const readySpecialties = (game: State, me: Seat): Planet[] =>
  planetsOf(game, me).filter(planet => !planet.exhausted && specialtiesOn(game, planet).length > 0);

function* sellResearch(game: State, me: Seat): Rule {
  const chosen = yield* chooseSome(me, 'psychoarchaeology.planets', readySpecialties(game, me), {
    at: ({ id }) => ({ planet: id }),
    min: 1,
  });
  for (const { id } of chosen) {
    yield* exhaustPlanet(game, id);
    yield* gainTradeGoods(game, me, 1); // one at a time
  }
}

const hasSome = (game: State, me: Seat): boolean => readySpecialties(game, me).length > 0;

export const psychoarchaeology = technology({
  id: 'psychoarchaeology',
  passive: [allow(usesSpecialtiesFreely, () => true)], // lifts LRR 90.15
  // "During the action phase": before each own action, and once more when all have passed.
  responses: [
    on(duringOwnTurn, { when: hasSome, play: sellResearch }),
    on(endOfActionPhase, { when: hasSome, play: sellResearch }),
  ],
});
