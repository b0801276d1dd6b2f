import { choose } from '@orrery/kernel';
import { othersClockwise, playerOf } from '../../../model/readers.ts';
import { endOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { discardLaw } from '../../../verbs/agenda/laws.ts';
import { swapStrategyCards } from '../../../verbs/phases/strategy-cards.ts';
import { agenda, on } from '../agenda.ts';

const id = 'imperial-arbiter';

export const imperialArbiter = agenda({
  id,
  responses: [
    on(endOfStrategyPhase, {
      when: (game, me) =>
        playerOf(game, me).strategyCards.length > 0 &&
        othersClockwise(game, me).some(other => playerOf(game, other).strategyCards.length > 0),
      *play(game, me) {
        yield* discardLaw(game, id);
        const own = playerOf(game, me).strategyCards.map(each => ({ seat: me, card: each.id }));
        const others = othersClockwise(game, me).flatMap(seat =>
          playerOf(game, seat).strategyCards.map(each => ({ seat, card: each.id })),
        );
        const by = {
          key: ({ card }: { card: string }) => card,
          at: ({ card }: { card: string }) => ({ strategyCard: card }),
        };
        const given = own.length === 1 ? own[0]! : yield* choose(me, 'imperial-arbiter.give', own, by);
        const taken = yield* choose(me, 'imperial-arbiter.take', others, by);
        yield* swapStrategyCards(game, given, taken);
      },
    }),
  ],
});
