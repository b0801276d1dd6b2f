import { planetOf, playerOf, systemWith } from '../../model/readers.ts';
import { isLegendary } from '../../moments/queries.ts';
import { afterControlLost } from '../../moments/windows.ts';
import { gainPoints, losePoints } from '../../verbs/points.ts';
import { passRelic } from '../../verbs/relics.ts';
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
    on(afterControlLost, {
      must: true,
      when: (game, me, { seat, planet, to }) =>
        seat === me &&
        to !== null &&
        (isLegendary(game, planetOf(game, planet)) || systemWith(game, planet).id === playerOf(game, me).home),
      play: (game, me, { to }) => passRelic(game, me, to!, 'shard-of-the-throne'),
    }),
  ],
});
