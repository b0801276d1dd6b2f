import { equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { eliminate } from './elimination.ts';

proves('LRR 33.8', 'the speaker token goes to the next player who is still in the game', () => {
  const { table } = given('sol', 'hacan', 'letnev', 'jolnar')
    .speaker('sol')
    .planets('letnev', 'bereg')
    .planets('jolnar', 'lodor')
    .units('letnev', 'bereg', { infantry: 1 })
    .units('jolnar', 'lodor', { infantry: 1 })
    .runs(function* (game) {
      yield* eliminate(game, 1);
      yield* eliminate(game, 0);
    });
  equal(table.state.speaker, 2);
});
