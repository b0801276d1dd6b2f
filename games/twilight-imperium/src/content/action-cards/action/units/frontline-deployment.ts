import type { PlanetId } from '../../../../model/galaxy/planets.ts';
import { systemWith } from '../../../../model/readers.ts';
import { placeUnits } from '../../../../verbs/units/units.ts';
import { planetsForUnit } from '../../../planets-for-unit.ts';
import { action } from '../../action-card.ts';
import { planetAims } from '../../aims.ts';

export const frontlineDeployment = action({
  id: 'frontline-deployment',
  possible: () => true,
  aims: (game, me) => planetAims(planetsForUnit(game, me, 'infantry')),
  *resolve(game, me, _moment, { aim }) {
    const planet = aim as PlanetId;
    yield* placeUnits(game, me, 'infantry', 3, { system: systemWith(game, planet).id, planet });
  },
});
