import { technologies } from '../../../model/cards/technologies.ts';
import {
  canPaySecondary,
  combatBonus,
  mayUseFactionAbilities,
  prerequisitesIgnored,
} from '../../../moments/queries.ts';
import { whenFollowing } from '../../../moments/windows.ts';
import { takePrimary } from '../../../verbs/phases/strategy-cards.ts';
import { modify, on } from '../../ability.ts';
import { ability } from '../faction.ts';

/** Combat rolls alone: unit abilities are no combat. */
export const fragile = ability('fragile', { passive: [modify(combatBonus, (_roll, bonus) => bonus - 1)] });

export const brilliant = ability('brilliant', {
  passive: [
    // The primary ability costs nothing more.
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

/** Nobody would not want to ignore one, so nobody is asked. */
export const analytical = ability('analytical', {
  passive: [
    modify(prerequisitesIgnored, ({ seat, technology }, ignored, game) =>
      technologies[technology].upgrades === undefined && mayUseFactionAbilities(game, seat, true)
        ? ignored + 1
        : ignored,
    ),
  ],
});
