import { playerOf, seatsClockwise, systemOf } from '../../../model/readers.ts';
import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { discardLaw } from '../../../verbs/agenda/laws.ts';
import { lastFor } from '../../../verbs/cards/lasting.ts';
import { exhaustPlanet } from '../../../verbs/economy/economy.ts';
import { agenda, on } from '../agenda.ts';

const id = 'new-constitution';

export const newConstitution = agenda({
  id,
  isMoot: ({ laws }) => laws.length === 0,
  *for(game) {
    for (const law of [...game.laws]) yield* discardLaw(game, law.id);
    yield* lastFor(game, seatsClockwise(game, game.speaker), { id, until: 'next-strategy-phase', aim: null });
  },
  lasting: [
    on(startOfStrategyPhase, {
      must: true,
      commutes: 'exhausts-planets',
      when: () => true,
      *play(game, me) {
        const { home } = playerOf(game, me);
        for (const { controller, exhausted, id: planet } of systemOf(game, home).planets)
          if (controller === me && !exhausted) yield* exhaustPlanet(game, planet);
      },
    }),
  ],
});
