import { technologyPrice } from '../../moments/cards/queries.ts';
import type { StrategyCard } from '../../moments/phases/registry.ts';
import { canPayForResearch, researchTechnology } from '../../verbs/cards/technology.ts';

export const technologyCard: StrategyCard = {
  id: 'technology', // LRR 91

  *primary(game, me) {
    yield* researchTechnology(game, me); // LRR 91.2
    yield* researchTechnology(game, me, { price: technologyPrice(game, me, 6) });
  },

  canPay: (game, seat) => canPayForResearch(game, seat, technologyPrice(game, seat, 4)),

  *secondary(game, me) {
    yield* researchTechnology(game, me, { price: technologyPrice(game, me, 4) }); // LRR 91.3
  },
};
