import { planetOf } from '../../model/readers.ts';
import type { ExplorationCard } from '../../moments/cards/registry.ts';
import { isGroundForce, isStructure, those } from '../../moments/units/counts-as.ts';
import { attach } from '../../verbs/galaxy/attachments.ts';
import { moveUnits, removeUnits } from '../../verbs/units/units.ts';
export const demilitarizedZone: ExplorationCard = {
  id: 'demilitarized-zone',
  *resolve(game, _me, { system, planet: id }, card) {
    const on = { system, planet: id! };
    const unitsThere = () => planetOf(game, id!).units.map(group => ({ ...group }));
    for (const { seat, unit, count, damaged } of unitsThere().filter(those(isStructure, game, on)))
      yield* removeUnits(game, seat, unit, count, on, damaged);
    for (const { seat, unit, count, damaged } of unitsThere().filter(those(isGroundForce, game, on)))
      yield* moveUnits(game, seat, unit, count, damaged, on, { system, planet: null });
    yield* attach(game, card, id!);
    return 'keep';
  },
};
