import { countOf, planetOf, playerOf } from '../../../model/readers.ts';
import { combatBonus, hitsProduced } from '../../../moments/combat/queries.ts';
import { modify } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

/** Each of its dice with an unmodified 9 or 10 produces two additional hits. */
export const hylarim = factionUnit('j-n-s-hylarim', {
  passive: [
    modify(hitsProduced, ({ roll, dice }, hits) =>
      roll === 'space-combat'
        ? hits + 2 * dice.filter(({ unit, result }) => unit === 'flagship' && result >= 9).length
        : hits,
    ),
  ],
});

/** Cancels Fragile for infantry on its planet, but not for itself. */
export const shieldPaling = factionUnit('shield-paling', {
  passive: [
    modify(combatBonus, ({ seat, unit }, bonus, game) => {
      const planet = game.combat?.planet;
      const covered =
        unit === 'infantry' &&
        planet &&
        playerOf(game, seat).sheet.includes('fragile') &&
        countOf(planetOf(game, planet).units, seat, each => each === 'mech') > 0;
      return covered ? bonus + 1 : bonus;
    }),
  ],
});
