import { mayAddVotes } from '../../../moments/agenda/queries.ts';
import { afterAgendaResolved, whenCastingVotes } from '../../../moments/agenda/windows.ts';
import { endOfTurn } from '../../../moments/phases/windows.ts';
import { addVotes } from '../../../verbs/agenda/votes.ts';
import { exhaustTechnology } from '../../../verbs/cards/technology.ts';
import { redistributeTokens } from '../../../verbs/tokens/tokens.ts';
import { on, technology } from '../technology.ts';

const id = 'predictive-intelligence';

export const predictiveIntelligence = technology({
  id,
  responses: [
    on(endOfTurn, {
      exhausts: true,
      when: (_game, me, { seat }) => seat === me,
      *play(game, me) {
        yield* redistributeTokens(game, me);
      },
    }),
    on(whenCastingVotes, {
      whileReady: true,
      when: (game, me, { seat }) => seat === me && mayAddVotes(game, me, true),
      *play(game, _me, cast) {
        yield* addVotes(game, cast, 3, id);
      },
    }),
    on(afterAgendaResolved, {
      must: true,
      atOnce: true,
      whileReady: true,
      when: (_game, me, { outcome, stakes }) =>
        stakes.some(stake => stake.seat === me && stake.card === id && stake.outcome !== outcome),
      *play(game, me) {
        yield* exhaustTechnology(game, me, id);
      },
    }),
  ],
});
