import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { gainControl } from '../../verbs/galaxy/planets.ts';

const taken = () =>
  given('sol', 'hacan', 'letnev').relics('sol', 'shard-of-the-throne').points('sol', 1).planets('sol', 'jord');

proves('LRR 33.1, relics/shard-of-the-throne', 'whoever takes the last planet of its owner takes it, too', () => {
  const { seat, table } = taken().runs(function* (game) {
    yield* gainControl(game, 1, 'jord');
  });
  deepEqual([table.state.seats[0]!.eliminated, seat('hacan').player.relics], [true, ['shard-of-the-throne']]);
  deepEqual([seat('hacan').points, table.state.purged], [1, []]);
});

proves('LRR 1.16, relics/shard-of-the-throne', 'it changes hands before anything that comes after the gain', () => {
  const { seat } = taken()
    .planets('sol', 'quann')
    .planets('hacan', 'arretze')
    .goods('hacan', { tradeGoods: 3 })
    .technology('hacan', 'integrated-economy')
    .runs(function* (game) {
      yield* gainControl(game, 1, 'jord');
    });
  seat('hacan').isAsked('after-control-gained').isOffered('integrated-economy');
  deepEqual([seat('sol').points, seat('hacan').points], [0, 1]);
  seat('hacan').passes();
});
