import { systemOf } from '../../model/readers.ts';
import { barragesGranted } from '../../moments/combat/queries.ts';
import { shipsOf } from '../../moments/units/counts-as.ts';
import { modify, relic } from './relic.ts';

const roll = { hitsOn: 6, dice: 3 } as const;

/** No unit rolls; the dice are attributed to its owner's first ship. */
export const metaliVoidArmaments = relic({
  id: 'metali-void-armaments',
  passive: [
    modify(barragesGranted, ({ seat, system }, shots, game) => {
      const [ship] = shipsOf(game, systemOf(game, system), seat);
      return ship ? [...shots, { unit: ship.unit, roll }] : shots;
    }),
  ],
});
