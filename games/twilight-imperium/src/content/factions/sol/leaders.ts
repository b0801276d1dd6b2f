import { controls, hasToken, planetOf, planetsOf } from '../../../model/readers.ts';
import { resources } from '../../../moments/galaxy/queries.ts';
import { startOfGroundCombat } from '../../../moments/invasion/windows.ts';
import { mayPlaceOn } from '../../../moments/units/queries.ts';
import { removeToken } from '../../../verbs/tokens/tokens.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
import { oneDieMore } from '../../leaders/one-die-more.ts';

export const evelynDelouis = oneDieMore('evelyn-delouis', 'sol', 'ground');

/** Places infantry in ground combats on own planets; can be shared. */
export const claireGibson = leader({
  id: 'claire-gibson',
  faction: 'sol',
  kind: 'commander',
  unlocks: (game, me) => planetsOf(game, me).reduce((sum, planet) => sum + resources(game, planet), 0) >= 12,
  responses: [
    on(startOfGroundCombat, {
      when: (game, me, { planet, attacker, defender }) =>
        (me === attacker || me === defender) &&
        controls(game, me, planet) &&
        mayPlaceOn(game, { seat: me, planet: planetOf(game, planet), unit: 'infantry' }, true),
      *play(game, me, { system, planet }) {
        yield* placeUnits(game, me, 'infantry', 1, { system, planet });
      },
    }),
  ],
});

export const jaceX = leader({
  id: 'jace-x-4th-air-legion',
  faction: 'sol',
  kind: 'hero',
  componentAction: {
    possible: (game, me) => game.systems.some(system => hasToken(system, me)),
    *play(game, me) {
      for (const system of game.systems) if (hasToken(system, me)) yield* removeToken(game, me, system.id);
    },
  },
});
