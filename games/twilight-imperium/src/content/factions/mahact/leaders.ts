import { choose, type Seat } from '@orrery/kernel';
import { guestsOf, hasToken, playerOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { mayActivateAgain } from '../../../moments/movement/queries.ts';
import { strategicActionUnderWay } from '../../../moments/phases/initiative.ts';
import { otherStandIns, type StandIn } from '../../../moments/tokens/queries.ts';
import { removeToken } from '../../../verbs/tokens/tokens.ts';
import { allow, type Part } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

const AGENT = 'jae-mir-kan';

/** Systems with the active player's tokens, in another player's strategic action. */
const tokensToUse = (game: State, me: Seat): SystemId[] => {
  const { active } = game;
  if (active === null || active === me || !strategicActionUnderWay(game)) return [];
  return game.systems.filter(system => hasToken(system, active)).map(({ id }) => id);
};

/** A player who has or copies the agent exhausts their own card. */
const spendsAnothers: Part = ({ id, piece = id, isOwnedBy, isReady, exhaust, afterExhausted }) =>
  otherStandIns.installFor(id, (game, me, cards) => {
    if (!isOwnedBy(game, me) || !isReady(game, me) || tokensToUse(game, me).length === 0) return cards;
    const standIn: StandIn = {
      card: piece,
      at: { card: id },
      *use(state, seat) {
        yield* exhaust(state, seat);
        const system = yield* choose(seat, AGENT, tokensToUse(state, seat), { at: each => ({ system: each }) });
        yield* removeToken(state, state.active!, system);
        if (afterExhausted) yield* afterExhausted(state, seat);
        return state.active!;
      },
    };
    return [...cards, standIn];
  });

/** Spends or places a token of the active player instead of an own one. */
export const jaeMirKan = leader({
  id: AGENT,
  faction: 'mahact',
  kind: 'agent',
  passive: [spendsAnothers],
});

export const ilNaViroset = leader({
  id: 'il-na-viroset',
  faction: 'mahact',
  kind: 'commander',
  unlocks: (game, me) => guestsOf(game, me).length >= 2,
  passive: [allow(mayActivateAgain, ({ seat }, game) => game.active === seat && !playerOf(game, seat).eliminated)],
});
