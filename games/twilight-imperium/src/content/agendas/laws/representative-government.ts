import type { Rule } from '@orrery/kernel';
import type { AgendaId } from '../../../model/agenda/agendas.ts';
import type { State } from '../../../model/state.ts';
import { mayAddVotes, mayVoteWithPlanets, votesWithoutPlanets } from '../../../moments/agenda/queries.ts';
import { traitsOn } from '../../../moments/galaxy/queries.ts';
import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { votersFor } from '../../../verbs/agenda/votes.ts';
import { lastFor } from '../../../verbs/cards/lasting.ts';
import { exhaustPlanet, readyPlanetsOf } from '../../../verbs/economy/economy.ts';
import { agenda, modify, on } from '../agenda.ts';

/** Each player casts one vote and cannot exhaust planets. */
const headCount = [modify(mayVoteWithPlanets, () => false), modify(votesWithoutPlanets, (_seat, votes) => votes + 1)];

const postponeAgenda =
  (id: AgendaId) =>
  (game: State): Rule =>
    lastFor(game, votersFor(game, game.agenda!.votes, 'against'), { id, until: 'next-strategy-phase', aim: null });

const exhaustsCulturalPlanets = [
  on(startOfStrategyPhase, {
    must: true,
    commutes: 'exhausts-planets',
    when: () => true,
    *play(game, me) {
      for (const planet of readyPlanetsOf(game, me))
        if (traitsOn(game, planet).includes('cultural')) yield* exhaustPlanet(game, planet.id);
    },
  }),
];

export const representativeGovernment = agenda({
  id: 'representative-government',
  passive: headCount,
  against: postponeAgenda('representative-government'),
  lasting: exhaustsCulturalPlanets,
});

export const representativeGovernmentPok = agenda({
  id: 'representative-government-pok',
  passive: [...headCount, modify(mayAddVotes, () => false)],
  against: postponeAgenda('representative-government-pok'),
  lasting: exhaustsCulturalPlanets,
});
