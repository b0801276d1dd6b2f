import { choose, open } from '@orrery/kernel';
import { systemWith } from '../../../model/readers.ts';
import { mayMake } from '../../../moments/economy/queries.ts';
import { whenFactionAbility } from '../../../moments/factions/windows.ts';
import { startOfStatusPhase } from '../../../moments/phases/windows.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { modify, on } from '../../ability.ts';
import { planetsForUnit } from '../../planets-for-unit.ts';
import { ability } from '../faction.ts';

/** Own space docks cannot produce infantry; each status phase one infantry is placed, or what replaces it. */
export const mitosis = ability('mitosis', {
  passive: [modify(mayMake, ({ unit, made }, may) => may && !(unit === 'space-dock' && made === 'infantry'))],
  responses: [
    on(startOfStatusPhase, {
      must: true,
      when: (game, me) => planetsForUnit(game, me, 'infantry').length > 0,
      *play(game, me) {
        const moment = { seat: me, ability: 'mitosis' as const, replaced: false };
        yield* open(game, whenFactionAbility, moment);
        if (moment.replaced) return;
        const planets = planetsForUnit(game, me, 'infantry').map(({ id }) => id);
        const planet =
          planets.length === 1
            ? planets[0]!
            : yield* choose(me, 'mitosis.planet', planets, { at: id => ({ planet: id }) });
        yield* placeUnits(game, me, 'infantry', 1, { system: systemWith(game, planet).id, planet });
      },
    }),
  ],
});
