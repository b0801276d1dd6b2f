import { choose, type Rule, type Seat } from '@orrery/kernel';
import { guestsOf, playerOf, systemOf, tokensIn, unitsIn } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { combatBonus } from '../../../moments/combat/queries.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { afterUnitsDestroyed } from '../../../moments/units/windows.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { convertCommodities, gainCommodities, roomForCommodities } from '../../../verbs/economy/commodities.ts';
import { endTurn } from '../../../verbs/phases/turns.ts';
import { sendTokenHome } from '../../../verbs/tokens/guests.ts';
import { gainTokens, spendToken } from '../../../verbs/tokens/tokens.ts';
import { modify, on } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

export const arviconRex = factionUnit('arvicon-rex', {
  passive: [
    modify(combatBonus, ({ seat, unit }, bonus, game) => {
      const opponent = game.combat ? opponentIn(game.combat, seat) : undefined;
      if (unit !== 'flagship' || opponent === undefined || guestsOf(game, seat).includes(opponent)) return bonus;
      return bonus + 2;
    }),
  ],
});

/** Gain a commodity, or convert one to a trade good. */
function* bringsGoods(game: State, me: Seat): Rule {
  const ways = [
    ...(roomForCommodities(game, me) > 0 ? ['gain'] : []),
    ...(playerOf(game, me).commodities > 0 ? ['convert'] : []),
  ];
  if (ways.length === 0) return;
  const way = ways.length === 1 ? ways[0]! : yield* choose(me, 'crimson-legionnaire', ways);
  if (way === 'gain') yield* gainCommodities(game, me, 1);
  else yield* convertCommodities(game, me, 1);
}

export const crimsonLegionnaire = factionUnit('crimson-legionnaire', {
  responses: [
    on(afterUnitsDestroyed, {
      must: true,
      when: (_game, me, { seat, unit }) => seat === me && unit === 'infantry',
      *play(game, me, { count }) {
        for (let i = 0; i < count; i++) yield* bringsGoods(game, me);
      },
    }),
  ],
});

const hasMech = (game: State, me: Seat, system: SystemId): boolean =>
  unitsIn(systemOf(game, system)).some(({ seat, unit }) => seat === me && unit === 'mech');

/** Has the owner a token of this player, possibly itself, in its fleet pool? */
const holdsTokenOf = (game: State, me: Seat, seat: Seat): boolean =>
  seat === me ? tokensIn(game, me, 'fleet') > 0 : guestsOf(game, me).includes(seat);

/** Ends the turn: no more abilities of the activation, but those of the end of the turn. */
export const starlancer = factionUnit('starlancer', {
  responses: [
    on(afterSystemActivated, {
      when: (game, me, { seat, system }) => hasMech(game, me, system) && holdsTokenOf(game, me, seat),
      *play(game, me, { seat }) {
        if (seat === me) yield* spendToken(game, me, 'fleet');
        else yield* sendTokenHome(game, me, seat);
        yield* gainTokens(game, seat, 1);
        yield* endTurn(game);
      },
    }),
  ],
});
