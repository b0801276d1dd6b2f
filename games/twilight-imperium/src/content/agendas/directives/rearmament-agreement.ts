import type { Rule, Seat } from '@orrery/kernel';
import { playerOf, seatsClockwise, systemWith } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { isOfType } from '../../../moments/units/counts-as.ts';
import { callBack, choosePlaceFor } from '../../../verbs/units/recall.ts';
import { replaceUnits } from '../../../verbs/units/replacement.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { ownUnits } from '../../own-units.ts';
import { planetsForUnit } from '../../planets-for-unit.ts';
import { agenda } from '../agenda.ts';

const id = 'rearmament-agreement';

/**
 * Places a mech in the home system: from reinforcements or, if the seat chooses, removed from another place.
 */
function* placeMech(game: State, seat: Seat): Rule {
  const { home } = playerOf(game, seat);
  const planets = planetsForUnit(game, seat, 'mech').filter(planet => systemWith(game, planet.id).id === home);
  const planet = yield* choosePlaceFor(game, seat, 'mech', id, planets, {
    key: each => each.id,
    at: each => ({ planet: each.id }),
  });
  if (!planet) return;
  yield* callBack(game, seat, 'mech', 1);
  yield* placeUnits(game, seat, 'mech', 1, { system: home, planet: planet.id });
}

export const rearmamentAgreement = agenda({
  id,
  *for(game) {
    for (const seat of seatsClockwise(game, game.speaker)) yield* placeMech(game, seat);
  },
  *against(game) {
    for (const seat of seatsClockwise(game, game.speaker))
      for (const { area, count } of ownUnits(game, seat, isOfType('mech')))
        yield* replaceUnits(game, seat, 'mech', 'infantry', count, area);
  },
});
