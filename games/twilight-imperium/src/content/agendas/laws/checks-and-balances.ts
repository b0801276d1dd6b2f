import { choose } from '@orrery/kernel';
import { othersClockwise, playerOf, seatsClockwise, strategyCardsEach } from '../../../model/readers.ts';
import { agendaReadies } from '../../../moments/agenda/queries.ts';
import { whenStrategyCardChosen } from '../../../moments/phases/windows.ts';
import { lastFor } from '../../../verbs/cards/lasting.ts';
import { agenda, modify, on } from '../agenda.ts';

const id = 'checks-and-balances';

export const checksAndBalances = agenda({
  id,
  responses: [
    on(whenStrategyCardChosen, {
      must: true,
      when: (_game, me, { seat, refused }) => seat === me && !refused,
      *play(game, me, moment) {
        const lacking = othersClockwise(game, me).filter(
          seat => playerOf(game, seat).strategyCards.length < strategyCardsEach(game),
        );
        if (lacking.length === 0) return;
        moment.to =
          lacking.length === 1 ? lacking[0]! : yield* choose(me, id, lacking, { key: String, at: seat => ({ seat }) });
      },
    }),
  ],
  against: game => lastFor(game, seatsClockwise(game, game.speaker), { id, until: 'agenda-phase', aim: null }),
  lasting: [modify(agendaReadies, (_seat, most) => Math.min(most, 3))],
});
