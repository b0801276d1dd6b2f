import { planetOf, playerOf, systemWith } from '../../model/readers.ts';
import { isLegendary } from '../../moments/galaxy/queries.ts';
import { whenControlGained } from '../../moments/galaxy/windows.ts';
import { passRelic } from '../../verbs/cards/relics.ts';
import { gainPoints, losePoints } from '../../verbs/objectives/points.ts';
import { on, relic } from './relic.ts';

export const shardOfTheThrone = relic({
  id: 'shard-of-the-throne',
  *whenGained(game, me) {
    yield* gainPoints(game, me, 1, 'shard-of-the-throne');
  },
  *whenLost(game, me) {
    yield* losePoints(game, me, 1, 'shard-of-the-throne');
  },
  responses: [
    on(whenControlGained, {
      must: true,
      atOnce: true, // resolved first; an owner eliminated by losing the planet is eliminated afterwards
      when: (game, me, { planet, from }) =>
        from === me &&
        (isLegendary(game, planetOf(game, planet)) || systemWith(game, planet).id === playerOf(game, me).home),
      play: (game, me, { seat }) => passRelic(game, me, seat, 'shard-of-the-throne'),
    }),
  ],
});
