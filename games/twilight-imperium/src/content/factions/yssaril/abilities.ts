import { open } from '@orrery/kernel';
import { playerOf } from '../../../model/readers.ts';
import { actionCardLimit, furtherDraws } from '../../../moments/cards/queries.ts';
import { afterFactionAbility } from '../../../moments/factions/windows.ts';
import { discardChosen } from '../../../verbs/cards/cards.ts';
import { modify } from '../../ability.ts';
import { ability } from '../faction.ts';

export const stallTactics = ability('stall-tactics', {
  componentAction: {
    possible: (game, me) => playerOf(game, me).actionCards.length > 0,
    *play(game, me) {
      yield* discardChosen(game, me, 1);
      yield* open(game, afterFactionAbility, { seat: me, ability: 'stall-tactics' });
    },
  },
});

/** One additional card per draw, of any number; then discards one card before anything else. */
export const scheming = ability('scheming', { passive: [modify(furtherDraws, (_seat, further) => further + 1)] });

/** No hand limit; game effects cannot prevent it. */
export const crafty = ability('crafty', { passive: [modify(actionCardLimit, () => Number.POSITIVE_INFINITY)] });
