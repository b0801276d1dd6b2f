import type { Rule, Seat } from '@orrery/kernel';
import { planetsOf, seatsClockwise } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { specialtiesOn } from '../../../moments/galaxy/queries.ts';
import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { isOfType } from '../../../moments/units/counts-as.ts';
import { lastFor } from '../../../verbs/cards/lasting.ts';
import { exhaustPlanet } from '../../../verbs/economy/economy.ts';
import { destroyNamed, giveUp, ownUnits } from '../../own-units.ts';
import { agenda, on } from '../agenda.ts';

const id = 'arms-reduction';

function* keepOnly(game: State, seat: Seat, unit: 'dreadnought' | 'cruiser', most: number): Rule {
  const own = ownUnits(game, seat, isOfType(unit));
  const all = own.reduce((sum, { count }) => sum + count, 0);
  yield* destroyNamed(game, seat, own, yield* giveUp(seat, `${id}.${unit}`, own, all - most));
}

export const armsReduction = agenda({
  id,
  *for(game) {
    for (const seat of seatsClockwise(game, game.speaker)) {
      yield* keepOnly(game, seat, 'dreadnought', 2);
      yield* keepOnly(game, seat, 'cruiser', 4);
    }
  },
  against: game => lastFor(game, seatsClockwise(game, game.speaker), { id, until: 'next-strategy-phase', aim: null }),
  lasting: [
    on(startOfStrategyPhase, {
      must: true,
      commutes: 'exhausts-planets',
      when: () => true,
      *play(game, me) {
        for (const planet of planetsOf(game, me))
          if (!planet.exhausted && specialtiesOn(game, planet).length > 0) yield* exhaustPlanet(game, planet.id);
      },
    }),
  ],
});
