import { choose, type Rule, type Seat } from '@orrery/kernel';
import { othersClockwise, playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { mayResolveAbilities } from '../../../moments/abilities.ts';
import { commoditiesAsGoods, type Lending } from '../../../moments/economy/queries.ts';
import { duringOwnTurn, startOfTurn } from '../../../moments/phases/windows.ts';
import { endEffects, lastUntil } from '../../../verbs/cards/lasting.ts';
import { on, type Part } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

const ID = 'xander-alexin-victori-iii';

const traders = (game: State, me: Seat): Seat[] =>
  othersClockwise(game, me).filter(seat => playerOf(game, seat).commodities > 0);

/** Another player's commodities are as good as trade goods, for one payment of this turn. */
function* lend(game: State, me: Seat): Rule {
  const seat = yield* choose(me, ID, traders(game, me), { key: String, at: each => ({ seat: each }) });
  yield* lastUntil(game, { id: ID, seat, until: 'turn', aim: null });
}

/** The agent is exhausted by the payment itself. */
const forOneself: Part = card => {
  const lending: Lending = {
    *use(game, seat) {
      yield* card.exhaust(game, seat);
      if (card.afterExhausted) yield* card.afterExhausted(game, seat);
    },
  };
  commoditiesAsGoods.installFor(card.id, (game, seat, known) =>
    known === null &&
    card.isOwnedBy(game, seat) &&
    card.isReady(game, seat) &&
    playerOf(game, seat).commodities > 0 &&
    mayResolveAbilities(game, seat, true)
      ? lending
      : known,
  );
};

const whoeverWasLent: Part = card => {
  const lending: Lending = {
    *use(game, seat) {
      endEffects(game, seat, ID);
    },
  };
  commoditiesAsGoods.installFor(card.id, (game, seat, known) => (card.isOwnedBy(game, seat) ? lending : known));
};

/** For oneself with any payment; for others in one's own turn or as a turn begins. */
export const xanderAlexinVictoriIii = leader({
  id: ID,
  faction: 'keleres',
  kind: 'agent',
  source: 'codex3',
  passive: [forOneself],
  responses: [
    on(duringOwnTurn, { exhausts: true, when: (game, me) => traders(game, me).length > 0, play: lend }),
    on(startOfTurn, {
      exhausts: true,
      when: (game, me, { seat }) => seat !== me && traders(game, me).length > 0,
      play: lend,
    }),
  ],
  lasting: [whoeverWasLent],
});
