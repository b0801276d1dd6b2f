import { choose, type Rule, type Seat } from '@orrery/kernel';
import type { StrategyCardId } from '../../../model/ids.ts';
import { playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { followsFreely, placesToken } from '../../../moments/phases/queries.ts';
import { strategyCards } from '../../../moments/phases/registry.ts';
import { beforeSecondaries, endOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { swapStrategyCards } from '../../../verbs/phases/strategy-cards.ts';
import { modify } from '../../ability.ts';
import { installLasting } from '../../lasting.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

const id = 'acquiescence';

const cardsOf = (game: State, seat: Seat): StrategyCardId[] => playerOf(game, seat).strategyCards.map(card => card.id);

function* pickCard(game: State, me: Seat, asked: string, of: Seat): Rule<StrategyCardId> {
  const held = cardsOf(game, of);
  return held.length === 1 ? held[0]! : yield* choose(me, asked, held, { at: card => ({ strategyCard: card }) });
}

/** Does the secondary ability cost this seat a token? */
const costsToken = (game: State, seat: Seat, card: StrategyCardId): boolean =>
  !followsFreely(game, { seat, card }, strategyCards.of(card).freeSecondary === true) &&
  !game.freeSecondaries.includes(seat);

const isFor = (game: State, seat: Seat, card: StrategyCardId): boolean =>
  lastingOf(game, seat, id).some(({ aim }) => aim === card);

/** Base: swaps strategy cards. Codex I: its holder resolves a secondary of the owner for free. */
export const acquiescence = promissoryNote(
  id,
  fromHand(endOfStrategyPhase, {
    before: 'codex1',
    when: (game, me, owner) => cardsOf(game, me).length > 0 && cardsOf(game, owner).length > 0,
    *play(game, me, owner) {
      const mine = yield* pickCard(game, me, `${id}.mine`, me);
      const theirs = yield* pickCard(game, me, `${id}.theirs`, owner);
      yield* swapStrategyCards(game, { seat: me, card: mine }, { seat: owner, card: theirs });
    },
  }),
  fromHand(beforeSecondaries, {
    since: 'codex1',
    when: (game, me, owner, { seat, card }) => seat === owner && costsToken(game, me, card),
    *play(game, me, _owner, { card }) {
      yield* lastUntil(game, { id, seat: me, until: 'strategic-action', aim: card });
    },
  }),
  () =>
    installLasting(id, [
      modify(followsFreely, ({ seat, card }, freely, game) => freely || isFor(game, seat, card)),
      modify(placesToken, ({ seat, card }, places, game) => places && !isFor(game, seat, card)),
    ]),
);
