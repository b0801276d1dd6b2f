import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { sendBack } from './landing.ts';

proves('LRR 49.2, action-cards/parley', 'what is sent back from one planet is not committed there any more', () => {
  const landed = (['new-albion', 'starpoint'] as const).map(planet => ({
    planet,
    unit: 'infantry' as const,
    count: 1,
    damaged: 0,
  }));
  const landing = { seat: 0, system: '27', landed };
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .units('sol', '27', { carrier: 1 })
    .units('sol', 'new-albion', { infantry: 1 })
    .units('sol', 'starpoint', { infantry: 1 })
    .planets('sol', 'starpoint')
    .with(game => {
      game.tactical = {
        seat: 0,
        system: '27',
        step: 'ground-combat',
        friends: [],
        waves: [],
        committed: ['new-albion', 'starpoint'],
        extraMove: null,
      };
    })
    .runs(game => sendBack(game, landing, 'new-albion'));
  deepEqual(
    [seat('sol').units('27'), seat('sol').units('new-albion'), seat('sol').units('starpoint')],
    [{ carrier: 1, infantry: 1 }, {}, { infantry: 1 }],
  );
  deepEqual(
    [table.state.tactical?.committed, landing.landed.map(({ planet }) => planet)],
    [['starpoint'], ['starpoint']],
  );
});
