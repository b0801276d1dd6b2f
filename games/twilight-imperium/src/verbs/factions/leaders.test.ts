import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { purgeLeader } from './leaders.ts';

proves('LRR 51.12', 'a leader that is purged is gone, and other cards stay exhausted', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .leader('sol', 'evelyn-delouis')
    .leader('sol', 'claire-gibson')
    .technology('sol', 'sling-relay')
    .exhausted('sol', 'evelyn-delouis', 'sling-relay')
    .runs(game => purgeLeader(game, 0, 'evelyn-delouis'));
  const { leaders, exhausted } = seat('sol').player;
  deepEqual([leaders.map(({ id }) => id), exhausted], [['claire-gibson'], ['sling-relay']]);
  deepEqual(table.state.purged, ['evelyn-delouis']);
});
