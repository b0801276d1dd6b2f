import { hasPrintedAbilities, unitStats } from '../../moments/queries.ts';
import { gainTradeGoods } from '../../verbs/economy.ts';
import { votersFor } from '../../verbs/votes.ts';
import { agenda, forbid, modify } from './agenda.ts';
import { changed } from './changed-stats.ts';

/** Cost and combat are no abilities. */
const bare = changed(({ cost, combat, sustain }) => ({
  ...(cost !== undefined && { cost }),
  ...(combat && { combat }),
  ...(sustain && { sustain }),
}));

export const articlesOfWar = agenda({
  id: 'articles-of-war',
  passive: [
    modify(unitStats, ({ unit }, stats) => (unit === 'mech' ? bare(stats) : stats)),
    forbid(hasPrintedAbilities, ({ unit }) => unit === 'mech'),
  ],
  *against(game) {
    for (const seat of votersFor(game, game.agenda!.votes, 'for')) yield* gainTradeGoods(game, seat, 3);
  },
});
