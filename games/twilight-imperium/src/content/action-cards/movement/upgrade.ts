import { countOf, systemOf } from '../../../model/readers.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { pieceAvailable } from '../../../verbs/units/recall.ts';
import { replaceUnits } from '../../../verbs/units/replacement.ts';
import { reaction } from '../action-card.ts';

export const upgrade = reaction({
  id: 'upgrade',
  window: afterSystemActivated,
  when: (game, me, { seat, system }) =>
    seat === me &&
    countOf(systemOf(game, system).space, me, unit => unit === 'cruiser') > 0 &&
    pieceAvailable(game, me, 'dreadnought'),
  *resolve(game, me, { system }) {
    yield* replaceUnits(game, me, 'cruiser', 'dreadnought', 1, { system, planet: null });
  },
});
