import { lawStats } from '../../../model/agenda/law-stats.ts';
import { hasPrintedAbilities, unitStats } from '../../../moments/units/queries.ts';
import { votersFor } from '../../../verbs/agenda/votes.ts';
import { gainTradeGoodsTogether } from '../../../verbs/economy/economy.ts';
import { agenda, forbid, modify } from '../agenda.ts';

const id = 'articles-of-war';

export const articlesOfWar = agenda({
  id,
  passive: [
    modify(unitStats, ({ unit }, stats) => lawStats[id](unit, stats)),
    forbid(hasPrintedAbilities, ({ unit }) => unit === 'mech'),
  ],
  *against(game) {
    yield* gainTradeGoodsTogether(
      game,
      votersFor(game, game.agenda!.votes, 'for').map(seat => ({ seat, count: 3 })),
    );
  },
});
