import { systemWith } from '../../../../model/readers.ts';
import { placeUnits } from '../../../../verbs/units/units.ts';
import { planetsForUnit } from '../../../planets-for-unit.ts';
import { action } from '../../action-card.ts';

export const riseOfAMessiah = action({
  id: 'rise-of-a-messiah',
  possible: () => true,
  *resolve(game, me) {
    for (const { id } of planetsForUnit(game, me, 'infantry'))
      yield* placeUnits(game, me, 'infantry', 1, { system: systemWith(game, id).id, planet: id });
  },
});
