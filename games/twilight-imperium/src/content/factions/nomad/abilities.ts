import { afterAgendaResolved } from '../../../moments/agenda/windows.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { on } from '../../ability.ts';
import { ability } from '../faction.ts';

/** Three agents; they are dealt with the other leaders: `leaders.ts`. */
export const theCompany = ability('the-company', {});

/** Once for an agenda, however often it voted for that outcome or predicted it. */
export const futureSight = ability('future-sight', {
  responses: [
    on(afterAgendaResolved, {
      must: true,
      when: (_game, me, { outcome, votes, stakes }) =>
        votes.some(vote => vote.seat === me && vote.count > 0 && vote.outcome === outcome) ||
        stakes.some(stake => stake.seat === me && stake.outcome === outcome),
      play: (game, me) => gainTradeGoods(game, me, 1),
    }),
  ],
});
