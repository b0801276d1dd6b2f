import { countOf, planetOf, playerOf } from '../../../model/readers.ts';
import { combatBonus, hitsProduced } from '../../../moments/combat/queries.ts';
import { modify } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

/** Each 9 or 10 that its dice show, whatever is added or taken away, brings two hits more. */
export const hylarim = factionUnit('j-n-s-hylarim', {
  passive: [
    modify(hitsProduced, ({ roll, dice }, hits) =>
      roll === 'space-combat'
        ? hits + 2 * dice.filter(({ unit, result }) => unit === 'flagship' && result >= 9).length
        : hits,
    ),
  ],
});

/** Gives infantry beside it back what Fragile takes; it stays fragile itself. */
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
