import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves(
  'LRR 15.1, action-cards/blitz',
  'ships without Bombardment have one die of it that hits on 6; fighters do not',
  () => {
    const { seat, table: played } = table()
      .units('sol', '19', { cruiser: 2, dreadnought: 1, fighter: 1 })
      .units('hacan', 'wellon', { infantry: 4 })
      .planets('hacan', 'wellon')
      .actionCards('sol', 'blitz')
      .actionCards('hacan', 'x')
      .dice('bombardment', 5, 6, 5)
      .start(activate({ system: '19' }));
    seat('hacan').isNotAsked();
    seat('sol').isAsked('before-invasion').isOffered('blitz').chooses('blitz');
    seat('sol').isAsked('bombardment').isOfferedLines({ 'cruiser@wellon': 2, 'dreadnought@wellon': 1 });
    seat('sol').allots({ 'cruiser@wellon': 2, 'dreadnought@wellon': 1 });
    deepEqual([seat('hacan').units('wellon'), played.state.lasting], [{ infantry: 2 }, []]);
  },
);

proves('LRR 49, action-cards/blitz', 'not where there is no planet to invade', () => {
  const { table: played } = table()
    .units('sol', '46', { cruiser: 1 })
    .actionCards('sol', 'blitz')
    .start(activate({ system: '46' }));
  deepEqual(played.over, true);
});

proves(
  'action-cards/blitz',
  'Planetary Shield still protects its planet; not playable where every planet has it',
  () => {
    const { table: played } = table()
      .units('sol', '19', { dreadnought: 1, fighter: 1 })
      .units('hacan', 'wellon', { infantry: 1 })
      .planets('hacan', 'wellon')
      .actionCards('sol', 'blitz')
      .start(activate({ system: '19' }));
    deepEqual(
      played.asks().map(({ kind }) => kind),
      ['bombardment'],
    );
    played.answer({ ask: played.asks()[0]!.id, seat: 0, value: {} });
    const { seat } = table()
      .units('sol', '19', { cruiser: 1 })
      .units('hacan', 'wellon', { infantry: 1, pds: 1 })
      .planets('hacan', 'wellon')
      .actionCards('sol', 'blitz')
      .start(activate({ system: '19' }));
    seat('hacan').isAsked('space-cannon').passes();
    seat('sol').isAsked('before-invasion').chooses('blitz');
    deepEqual(seat('hacan').units('wellon'), { infantry: 1, pds: 1 });
  },
);
