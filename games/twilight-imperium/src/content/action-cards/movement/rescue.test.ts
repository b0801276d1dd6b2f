import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

const raid = () =>
  table()
    .token('sol', '46')
    .units('sol', '19', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .planets('hacan', 'arretze')
    .units('hacan', '40', { 'dreadnought!': 1, infantry: 1, destroyer: 1 })
    .token('hacan', '47')
    .units('hacan', '47', { cruiser: 1 })
    .actionCards('hacan', 'rescue')
    .actionCards('letnev', 'x');

proves(
  'LRR 95.1, action-cards/rescue',
  'one ship comes from anywhere without an own token, with what it carries (R-131)',
  () => {
    const { seat } = raid()
      .dice('combat', 1)
      .dice('combat', 10, 10)
      .start(activate({ system: '46' }));
    seat('sol').isAsked('move.from').chooses('19').allots({ cruiser: 1 });
    seat('letnev').isNotAsked();
    seat('hacan').isAsked('after-ships-moved').isOffered('rescue').chooses('rescue');
    seat('hacan').isAsked('rescue.aim').isOffered('dreadnought@40!', 'destroyer@40').chooses('dreadnought@40!');
    seat('hacan')
      .isAsked('rescue.cargo')
      .isOfferedLines({ 'space:infantry': 1 })
      .isBound(0, 1)
      .allots({ 'space:infantry': 1 });
    deepEqual(seat('hacan').units('46'), { cruiser: 1, 'dreadnought!': 1, infantry: 1 });
    deepEqual(seat('hacan').units('40'), { destroyer: 1 });
  },
);

proves('LRR 41.2, action-cards/rescue', 'out of a gravity rift it rolls', () => {
  const { seat } = raid()
    .units('hacan', '41', { cruiser: 1 })
    .dice('gravity-rift', 2)
    .dice('combat', 1)
    .dice('combat', 10)
    .start(activate({ system: '46' }));
  seat('sol').chooses('19').allots({ cruiser: 1 });
  seat('hacan').chooses('rescue').chooses('cruiser@41');
  deepEqual([seat('hacan').units('46'), seat('hacan').units('41')], [{ cruiser: 1 }, {}]);
});

proves('action-cards/rescue', 'not unless ships came, and not without own ships there', () => {
  const still = raid()
    .units('sol', '46', { cruiser: 1 })
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  still.seat('sol').isAsked('move.from').passes();
  still.seat('sol').isAsked('announce-retreat').passes();
  deepEqual(still.table.over, true);
  const away = table()
    .token('sol', '46')
    .units('sol', '19', { cruiser: 1 })
    .planets('hacan', 'arretze')
    .units('hacan', '40', { cruiser: 1 })
    .actionCards('hacan', 'rescue')
    .start(activate({ system: '46' }));
  away.seat('sol').chooses('19').allots({ cruiser: 1 });
  deepEqual(away.table.over, true);
});

proves('LRR 41.2, action-cards/rescue', 'not where gravity rifts took all ships that came', () => {
  const { seat, table: played } = table()
    .units('sol', '41', { cruiser: 1 })
    .units('hacan', '20', { cruiser: 1 })
    .planets('hacan', 'arretze')
    .units('hacan', '40', { cruiser: 1 })
    .actionCards('hacan', 'rescue')
    .dice('gravity-rift', 1)
    .start(activate({ system: '20' }));
  seat('sol').isAsked('move.from').chooses('41').allots({ cruiser: 1 });
  deepEqual([played.over, seat('hacan').player.actionCards], [true, ['rescue']]);
});

proves('action-cards/rescue', 'of several ships of a kind it is one, damaged or not as it was named', () => {
  const brings = (key: string) => {
    const { seat } = table()
      .token('sol', '46')
      .units('sol', '19', { cruiser: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .planets('hacan', 'arretze')
      .units('hacan', '40', { dreadnought: 1, 'dreadnought!': 2 })
      .actionCards('hacan', 'rescue')
      .dice('combat', 1)
      .dice('combat', 10, 10)
      .start(activate({ system: '46' }));
    seat('sol').chooses('19').allots({ cruiser: 1 });
    const { pointsAt } = seat('hacan').chooses('rescue').isOffered('dreadnought@40', 'dreadnought@40!');
    deepEqual(pointsAt, [
      { unit: 'dreadnought', system: '40' },
      { unit: 'dreadnought', system: '40', damaged: 1 },
    ]);
    seat('hacan').chooses(key);
    return [seat('hacan').units('46'), seat('hacan').units('40')];
  };
  deepEqual(brings('dreadnought@40'), [{ cruiser: 1, dreadnought: 1 }, { 'dreadnought!': 2 }]);
  deepEqual(brings('dreadnought@40!'), [
    { cruiser: 1, 'dreadnought!': 1 },
    { dreadnought: 1, 'dreadnought!': 1 },
  ]);
});
