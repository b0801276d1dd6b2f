import { secretLimit } from '../../moments/queries.ts';
import { drawSecretObjective } from '../../verbs/cards.ts';
import { modify, relic } from './relic.ts';

export const theObsidian = relic({
  id: 'the-obsidian',
  parts: [modify(secretLimit, value => value + 1)],
  *whenGained(game, me) {
    yield* drawSecretObjective(game, me);
  },
});
