import type { Seat } from '@orrery/kernel';
import type { Planet } from '../../../model/galaxy/state.ts';
import { structureTypes } from '../../../model/ids.ts';
import { countOf, planetsOf, systemOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { afterTacticalAction } from '../../../moments/movement/windows.ts';
import { countAs, fightsIn, type Reader } from '../../../moments/units/counts-as.ts';
import { unitStats } from '../../../moments/units/queries.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { placementsOf, placeStructure } from '../../../verbs/units/structures.ts';
import { modify, on } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

const isTarget: Reader = (game, units, place) => units.unit !== 'fighter' && fightsIn('space')(game, units, place);

/** Its number of dice in the current space combat; otherwise undefined. */
function diceAgainst(game: State, me: Seat): number | undefined {
  const { combat } = game;
  const opponent = combat?.kind === 'space' ? opponentIn(combat, me) : undefined;
  return opponent === undefined ? undefined : countAs(isTarget, game, systemOf(game, combat!.system), opponent);
}

/** No dice against fighters only. */
export const salaiSaiCorian = factionUnit('salai-sai-corian', {
  passive: [
    modify(unitStats, ({ seat, unit }, stats, game) => {
      const dice = unit === 'flagship' && stats.combat ? diceAgainst(game, seat) : undefined;
      return dice === undefined ? stats : { ...stats, combat: { ...stats.combat!, dice } };
    }),
  ],
});

const mechsOn = (planet: Planet, me: Seat): number => countOf(planet.units, me, unit => unit === 'mech');

/** Planets with mechs that were gained in this action. */
const reclaimed = (game: State, me: Seat): Planet[] =>
  planetsOf(game, me).filter(planet => game.tactical?.gained?.includes(planet.id) && mechsOn(planet, me) > 0);

/** One structure per mech, within the planet's limits. */
export const reclaimer = factionUnit('reclaimer', {
  responses: [
    on(afterTacticalAction, {
      when: (game, me, { seat }) =>
        seat === me &&
        placementsOf(game, me, structureTypes, planet => reclaimed(game, me).includes(planet)).length > 0,
      *play(game, me) {
        for (const planet of reclaimed(game, me))
          for (let left = mechsOn(planet, me); left > 0; left--)
            yield* placeStructure(game, me, structureTypes, 'may', ({ id }) => id === planet.id);
      },
    }),
  ],
});
