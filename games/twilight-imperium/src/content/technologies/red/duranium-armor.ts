import { choose } from '@orrery/kernel';
import { afterHitsAssigned } from '../../../moments/combat/windows.ts';
import { areaOfCombat, repairable, repairUnit } from '../../../verbs/combat/combat-effects.ts';
import { on, technology } from '../technology.ts';

export const duraniumArmor = technology({
  id: 'duranium-armor',
  responses: [
    on(afterHitsAssigned, {
      must: true,
      when: (game, me, { seat }) => seat === me && repairable(game, me).length > 0,
      *play(game, me) {
        const units = repairable(game, me).map(({ unit }) => unit);
        const unit =
          units.length === 1
            ? units[0]!
            : yield* choose(me, 'duranium-armor.repair', units, { at: each => ({ unit: each }) });
        yield* repairUnit(game, me, unit, areaOfCombat(game.combat!));
      },
    }),
  ],
});
