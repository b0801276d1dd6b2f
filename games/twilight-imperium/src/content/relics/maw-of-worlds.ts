import { choose } from '@orrery/kernel';
import { startOfAgendaPhase } from '../../moments/phases/windows.ts';
import { purgeRelic } from '../../verbs/cards/relics.ts';
import { gainable, gainTechnology } from '../../verbs/cards/technology.ts';
import { exhaustPlanet, readyPlanetsOf } from '../../verbs/economy/economy.ts';
import { on, relic } from './relic.ts';

export const mawOfWorlds = relic({
  id: 'maw-of-worlds',
  responses: [
    on(startOfAgendaPhase, {
      when: (game, me) => gainable(game, me).length > 0,
      *play(game, me) {
        yield* purgeRelic(game, me, 'maw-of-worlds');
        for (const { id } of readyPlanetsOf(game, me)) yield* exhaustPlanet(game, id);
        const technology = yield* choose(me, 'maw-of-worlds', gainable(game, me), { at: id => ({ technology: id }) });
        yield* gainTechnology(game, me, technology);
      },
    }),
  ],
});
