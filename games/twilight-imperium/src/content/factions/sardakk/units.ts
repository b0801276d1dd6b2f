import { systemOf } from '../../../model/readers.ts';
import { combatBonus } from '../../../moments/combat/queries.ts';
import { afterSustainDamage } from '../../../moments/combat/windows.ts';
import { opponentIn, produceHits } from '../../../verbs/combat/combat-effects.ts';
import { modify, on } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

export const exotrireme = factionUnit('exotrireme');

/** +1 to combat rolls of other ships with it. */
export const cmorranNorr = factionUnit('cmorran-norr', {
  passive: [
    modify(combatBonus, ({ seat, unit }, bonus, game) => {
      if (unit === 'flagship' || game.combat?.kind !== 'space') return bonus;
      const { space } = systemOf(game, game.combat.system);
      return space.some(group => group.seat === seat && group.unit === 'flagship') ? bonus + 1 : bonus;
    }),
  ],
});

/** Produces a hit when it sustains damage in ground combat. */
export const valkyrieExoskeleton = factionUnit('valkyrie-exoskeleton', {
  responses: [
    on(afterSustainDamage, {
      must: true,
      when: ({ combat }, me, { seat, unit, area }) =>
        seat === me &&
        unit === 'mech' &&
        combat?.kind === 'ground' &&
        combat.planet === area.planet &&
        opponentIn(combat, me) !== undefined,
      *play(game, me, { cause }) {
        yield* produceHits(game, me, 1, cause);
      },
    }),
  ],
});
