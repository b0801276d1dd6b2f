import { choose, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { allPlanets, isMecatol } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { whenAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { afterStrategyPrimary, afterStrategySecondary } from '../../../moments/phases/windows.ts';
import { stopAgenda } from '../../../verbs/agenda/votes.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';
import { spendable, spendToken } from '../../../verbs/tokens/tokens.ts';
import { on, type Reaction } from '../../ability.ts';
import { ability } from '../faction.ts';
import { besidePlanetsOf } from './nearby.ts';

/** Planets without units that Peace Accords may gain. */
function willing(game: State, me: Seat): PlanetId[] {
  const near = besidePlanetsOf(game, me);
  return allPlanets(game)
    .filter(
      ({ planet, system }) =>
        planet.controller !== me && planet.units.length === 0 && !isMecatol(planet.id) && near.has(system.id),
    )
    .map(({ planet }) => planet.id);
}

const accord: Reaction<{ readonly seat: Seat; readonly card: string }> = {
  when: (game, me, { seat, card }) => seat === me && card === 'diplomacy' && willing(game, me).length > 0,
  *play(game, me) {
    const planets = willing(game, me);
    const planet =
      planets.length === 1
        ? planets[0]!
        : yield* choose(me, 'peace-accords.planet', planets, { at: id => ({ planet: id }) });
    yield* gainControl(game, me, planet);
  },
};

export const peaceAccords = ability('peace-accords', {
  responses: [on(afterStrategyPrimary, accord), on(afterStrategySecondary, accord)],
});

/** The replacement agenda can be quashed too. */
export const quash = ability('quash', {
  responses: [
    on(whenAgendaRevealed, {
      when: (game, me, { cancelled }) => !cancelled && spendable(game, me, 'strategy') > 0,
      *play(game, me, moment) {
        yield* spendToken(game, me, 'strategy');
        yield* stopAgenda(moment);
      },
    }),
  ],
});
