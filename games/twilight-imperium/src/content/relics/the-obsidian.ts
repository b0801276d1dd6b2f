import { secretLimit } from '../../moments/objectives/queries.ts';
import { drawSecretObjective, keepToSecretLimit } from '../../verbs/cards/cards.ts';
import { modify, relic } from './relic.ts';

export const theObsidian = relic({
  id: 'the-obsidian',
  passive: [modify(secretLimit, (_seat, limit) => limit + 1)],
  *whenGained(game, me) {
    yield* drawSecretObjective(game, me);
  },
  *whenLost(game, me) {
    yield* keepToSecretLimit(game, me);
  },
});
