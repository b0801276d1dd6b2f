import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { isOnBoard, systemWith } from '../../../model/readers.ts';
import { destroyAllIn } from '../../../verbs/units/destruction.ts';
import { agenda } from '../agenda.ts';

export const demilitarizedZoneAgenda = agenda({
  id: 'demilitarized-zone-agenda',
  *elected(game, outcome) {
    const planet = outcome as PlanetId;
    if (!isOnBoard(game, planet)) return;
    yield* destroyAllIn(game, { system: systemWith(game, planet).id, planet }, () => true);
  },
});
