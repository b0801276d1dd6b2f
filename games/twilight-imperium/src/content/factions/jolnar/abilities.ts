import { technologies } from '../../../model/technologies.ts';
import { combatBonus, mayUseFactionAbilities, prerequisitesIgnored } from '../../../moments/queries.ts';
import { whenFollowing } from '../../../moments/windows.ts';
import { takePrimary } from '../../../verbs/strategy-cards.ts';
import { modify, on } from '../../ability.ts';
import { ability } from '../faction.ts';

/** Combat rolls alone: unit abilities are no combat. */
export const fragile = ability('fragile', { passive: [modify(combatBonus, (_roll, bonus) => bonus - 1)] });

export const brilliant = ability('brilliant', {
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
