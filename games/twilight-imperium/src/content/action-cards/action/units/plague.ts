import type { PlanetId } from '../../../../model/galaxy/planets.ts';
import { isOnBoard, systemWith } from '../../../../model/readers.ts';
import { rollAgainst } from '../../../../verbs/units/destruction.ts';
import { action } from '../../action-card.ts';
import { planetAims, planetsOfOthers } from '../../aims.ts';

export const plague = action({
  id: 'plague',
  possible: () => true,
  aims: (game, me) => planetAims(planetsOfOthers(game, me)), // infantry or not: R-105
  *resolve(game, me, _moment, { aim }) {
    const planet = aim as PlanetId;
    if (!isOnBoard(game, planet)) return; // no units there
    yield* rollAgainst(game, { system: systemWith(game, planet).id, planet }, 'infantry', { needs: 6, by: me });
  },
});
