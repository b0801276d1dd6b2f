import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { planetOf } from '../../../model/readers.ts';
import { afterGroundForcesCommitted } from '../../../moments/invasion/windows.ts';
import { sendBack } from '../../../verbs/invasion/landing.ts';
import { reaction } from '../action-card.ts';
import { planetAims } from '../aims.ts';

export const parley = reaction({
  id: 'parley',
  window: afterGroundForcesCommitted,
  when: (_game, me, { seat }) => seat !== me,
  aims: (game, me, { landed }) =>
    planetAims(
      [...new Set(landed.map(({ planet }) => planet))]
        .map(planet => planetOf(game, planet))
        .filter(({ controller }) => controller === me),
    ),
  *resolve(game, _me, moment, { aim }) {
    yield* sendBack(game, moment, aim as PlanetId);
  },
});
