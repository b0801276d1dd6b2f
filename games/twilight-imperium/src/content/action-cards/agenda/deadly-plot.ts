import { planetsOf } from '../../../model/readers.ts';
import { whenOutcomeResolves } from '../../../moments/agenda/windows.ts';
import { stopAgenda, wantedOtherOutcome } from '../../../verbs/agenda/votes.ts';
import { exhaustPlanet } from '../../../verbs/economy/economy.ts';
import { reaction } from '../action-card.ts';

export const deadlyPlot = reaction({
  id: 'deadly-plot',
  window: whenOutcomeResolves,
  when: (game, me, { outcome, cancelled }) =>
    game.phase === 'agenda' && !cancelled && wantedOtherOutcome(game, me, outcome),
  *resolve(game, me, moment) {
    yield* stopAgenda(moment);
    for (const planet of planetsOf(game, me)) if (!planet.exhausted) yield* exhaustPlanet(game, planet.id);
  },
});
