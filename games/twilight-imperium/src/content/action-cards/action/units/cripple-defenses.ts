import type { PlanetId } from '../../../../model/galaxy/planets.ts';
import { isOnBoard, systemWith } from '../../../../model/readers.ts';
import { isOfType } from '../../../../moments/units/counts-as.ts';
import { destroyAllIn } from '../../../../verbs/units/destruction.ts';
import { action } from '../../action-card.ts';
import { planetAims, planetsOfOthers } from '../../aims.ts';

export const crippleDefenses = action({
  id: 'cripple-defenses',
  possible: () => true,
  aims: (game, me) => planetAims(planetsOfOthers(game, me)), // with a PDS or without: R-105
  *resolve(game, me, _moment, { aim }) {
    const planet = aim as PlanetId;
    if (!isOnBoard(game, planet)) return; // no units there
    yield* destroyAllIn(game, { system: systemWith(game, planet).id, planet }, isOfType('pds'), me);
  },
});
