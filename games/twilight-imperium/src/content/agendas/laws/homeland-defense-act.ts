import { seatsClockwise } from '../../../model/readers.ts';
import { isOfType } from '../../../moments/units/counts-as.ts';
import { structureLimit } from '../../../moments/units/queries.ts';
import { destroyOwnUnit } from '../../../verbs/units/destruction.ts';
import { enforceStructureLimits } from '../../../verbs/units/structures.ts';
import { agenda, modify } from '../agenda.ts';

const id = 'homeland-defense-act';

export const homelandDefenseAct = agenda({
  id,
  passive: [
    modify(structureLimit, ({ seat, planet, unit }, most) =>
      unit === 'pds' && planet.controller === seat ? Number.POSITIVE_INFINITY : most,
    ),
  ],
  *against(game) {
    for (const seat of seatsClockwise(game, game.speaker)) yield* destroyOwnUnit(game, seat, id, isOfType('pds'));
  },
  lost: enforceStructureLimits,
});
