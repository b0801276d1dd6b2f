import { choose, chooseNumber, type Rule, type Seat } from '@orrery/kernel';
import { othersClockwise, playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { mayAddVotes } from '../../../moments/agenda/queries.ts';
import { whenCastingVotes } from '../../../moments/agenda/windows.ts';
import { whenProducing } from '../../../moments/economy/windows.ts';
import { duringOwnTurn, startOfTurn } from '../../../moments/phases/windows.ts';
import { addToVotes } from '../../../verbs/agenda/votes.ts';
import { gainCommodities, roomForCommodities } from '../../../verbs/economy/commodities.ts';
import { replenishCommodities } from '../../../verbs/economy/economy.ts';
import { spendableGoods, spendTradeGoods } from '../../../verbs/economy/goods.ts';
import { on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

/** Gain 2 commodities, or replenish another player's, even if those are full. */
function* supply(game: State, me: Seat): Rule {
  const choices = [
    ...(roomForCommodities(game, me) > 0 ? [{ key: 'gain', at: { token: 'commodity', count: 2 } }] : []),
    ...othersClockwise(game, me).map(seat => ({ key: String(seat), at: { seat } })),
  ];
  const { key } = yield* choose(me, 'carth-of-golden-sands.who', choices, {
    key: each => each.key,
    at: each => each.at,
  });
  if (key === 'gain') yield* gainCommodities(game, me, 2);
  else yield* replenishCommodities(game, Number(key));
}

/** "During the action phase": before own actions and at the start of others' turns (R-151). */
export const carthOfGoldenSands = leader({
  id: 'carth-of-golden-sands',
  faction: 'hacan',
  kind: 'agent',
  responses: [
    on(duringOwnTurn, { exhausts: true, when: () => true, play: supply }),
    on(startOfTurn, { exhausts: true, when: (_game, me, { seat }) => seat !== me, play: supply }),
  ],
});

export const gilaTheSilvertongue = leader({
  id: 'gila-the-silvertongue',
  faction: 'hacan',
  kind: 'commander',
  unlocks: (game, me) => playerOf(game, me).tradeGoods >= 10,
  responses: [
    on(whenCastingVotes, {
      when: (game, me, { seat }) => seat === me && spendableGoods(game, me) > 0 && mayAddVotes(game, me, true),
      *play(game, me, cast) {
        const count = yield* chooseNumber(me, 'gila-the-silvertongue.goods', 1, spendableGoods(game, me));
        yield* spendTradeGoods(game, me, count);
        yield* addToVotes(cast, 2 * count, 'gila-the-silvertongue');
      },
    }),
  ],
});

export const harrughGefhara = leader({
  id: 'harrugh-gefhara',
  faction: 'hacan',
  kind: 'hero',
  responses: [
    on(whenProducing, {
      when: (_game, me, { seat }) => seat === me,
      *play(_game, _me, production) {
        production.free = true;
      },
    }),
  ],
});
