import { systemWith } from '../../model/readers.ts';
import { placeUnits } from '../../verbs/units.ts';
import { action } from './action-card.ts';
import { landingsOf } from './landings.ts';

export const riseOfAMessiah = action({
  id: 'rise-of-a-messiah',
  possible: () => true,
  *resolve(game, me) {
    for (const { id } of landingsOf(game, me, 'infantry'))
      yield* placeUnits(game, me, 'infantry', 1, { system: systemWith(game, id).id, planet: id });
  },
});
