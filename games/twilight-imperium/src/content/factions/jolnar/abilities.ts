import { technologies } from '../../../model/cards/technologies.ts';
import { prerequisitesIgnored } from '../../../moments/cards/queries.ts';
import { combatBonus } from '../../../moments/combat/queries.ts';
import { mayUseFactionAbilities } from '../../../moments/factions/queries.ts';
import { canPaySecondary } from '../../../moments/phases/queries.ts';
import { whenFollowing } from '../../../moments/phases/windows.ts';
import { takePrimary } from '../../../verbs/phases/strategy-cards.ts';
import { modify, on } from '../../ability.ts';
import { ability } from '../faction.ts';

/** Combat rolls only, not unit abilities. */
export const fragile = ability('fragile', { passive: [modify(combatBonus, (_roll, bonus) => bonus - 1)] });

export const brilliant = ability('brilliant', {
  passive: [
    // The primary ability is free.
    modify(
      canPaySecondary,
      ({ seat, card }, can, game) => can || (card === 'technology' && mayUseFactionAbilities(game, seat, true)),
      ({ seat }) => seat,
    ),
  ],
  responses: [
    on(whenFollowing, {
      when: (_game, me, { seat, card }) => seat === me && card === 'technology',
      play: (_game, _me, moment) => takePrimary(moment),
    }),
  ],
});

/** Applied automatically: declining never helps. */
export const analytical = ability('analytical', {
  passive: [
    modify(prerequisitesIgnored, ({ seat, technology }, ignored, game) =>
      technologies[technology].upgrades === undefined && mayUseFactionAbilities(game, seat, true)
        ? ignored + 1
        : ignored,
    ),
  ],
});
