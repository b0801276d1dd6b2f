import { startOfCombatRound } from '../../../moments/combat/windows.ts';
import { fleetLimit } from '../../../moments/units/queries.ts';
import { lastUntil } from '../../../verbs/cards/lasting.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { spendableGoods, spendTradeGoods } from '../../../verbs/economy/goods.ts';
import { modify, on } from '../../ability.ts';
import { rerollsInSpace } from '../../rerolls.ts';
import { ability } from '../faction.ts';

const PRICE = 2;

/** Paid once per round, before dice are rolled. */
export const munitionsReserves = ability(
  'munitions-reserves',
  {
    responses: [
      on(startOfCombatRound, {
        when: (game, me) =>
          game.combat?.kind === 'space' &&
          opponentIn(game.combat, me) !== undefined &&
          spendableGoods(game, me) >= PRICE,
        *play(game, me) {
          yield* spendTradeGoods(game, me, PRICE);
          yield* lastUntil(game, { id: 'munitions-reserves', seat: me, until: 'combat-round', aim: null });
        },
      }),
    ],
  },
  rerollsInSpace('munitions-reserves'),
);

export const armada = ability('armada', { passive: [modify(fleetLimit, (_where, limit) => limit + 2)] });
