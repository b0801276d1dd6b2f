import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { isOnBoard, planetOf, systemWith } from '../../../model/readers.ts';
import { destroySome } from '../../../verbs/units/destruction.ts';
import { agenda } from '../agenda.ts';

const id = 'core-mining';

export const coreMining = agenda({
  id,
  *elected(game, outcome) {
    const planet = planetOf(game, outcome as PlanetId);
    if (!isOnBoard(game, planet.id)) return;
    const area = { system: systemWith(game, planet.id).id, planet: planet.id };
    yield* destroySome(game, area, 'infantry', { upTo: 1, by: planet.controller!, asked: id });
  },
});
