import { chooseSome } from '@orrery/kernel';
import { playerOf, seatsClockwise } from '../../../model/readers.ts';
import { afterTechnologyResearched } from '../../../moments/cards/windows.ts';
import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { isNonFighterShip } from '../../../moments/units/counts-as.ts';
import { lastFor } from '../../../verbs/cards/lasting.ts';
import { exhaustPlanet, readyPlanetsOf } from '../../../verbs/economy/economy.ts';
import { destroyOwnUnit } from '../../../verbs/units/destruction.ts';
import { agenda, on } from '../agenda.ts';

const id = 'anti-intellectual-revolution';

export const antiIntellectualRevolution = agenda({
  id,
  responses: [
    on(afterTechnologyResearched, {
      must: true,
      when: (_game, me, { seat }) => seat === me,
      play: (game, me) => destroyOwnUnit(game, me, `${id}.ship`, isNonFighterShip),
    }),
  ],
  against: game => lastFor(game, seatsClockwise(game, game.speaker), { id, until: 'next-strategy-phase', aim: null }),
  lasting: [
    on(startOfStrategyPhase, {
      must: true,
      when: () => true,
      *play(game, me) {
        const ready = readyPlanetsOf(game, me);
        const { technologies, copies = [] } = playerOf(game, me);
        const count = Math.min(technologies.length - copies.length, ready.length);
        if (count === 0) return;
        const planets =
          count === ready.length
            ? ready
            : yield* chooseSome(me, `${id}.planets`, ready, {
                at: planet => ({ planet: planet.id }),
                min: count,
                max: count,
              });
        for (const planet of planets) yield* exhaustPlanet(game, planet.id);
      },
    }),
  ],
});
