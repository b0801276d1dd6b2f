import { planetsOf, seatsClockwise } from '../../../model/readers.ts';
import { traitsOn } from '../../../moments/galaxy/queries.ts';
import { startOfAgendaPhase } from '../../../moments/phases/windows.ts';
import { exhaustPlanet } from '../../../verbs/economy/economy.ts';
import { reaction } from '../action-card.ts';
import { seatAims } from '../aims.ts';

export const ancientBurialSites = reaction({
  id: 'ancient-burial-sites',
  window: startOfAgendaPhase,
  when: () => true,
  aims: (game, me) => seatAims(seatsClockwise(game, me)), // including oneself and players without such a planet: R-175
  *resolve(game, _me, _moment, { aim }) {
    for (const planet of planetsOf(game, Number(aim)))
      if (!planet.exhausted && traitsOn(game, planet).includes('cultural')) yield* exhaustPlanet(game, planet.id);
  },
});
