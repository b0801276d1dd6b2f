import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { given, type TestTable } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');
const rolls = (played: TestTable): number => eventsOf(played, 'rift-rolled').length;

proves('LRR 41.1, LRR 41.1a', 'a ship that passes a gravity rift goes one system farther', () => {
  const { seat } = table()
    .units(0, '20', { carrier: 1 })
    .token(0, '47')
    .dice('gravity-rift', 4)
    .start(activate({ system: '47' }));
  const sol = seat(0).isAsked('move.from').isOffered('20').chooses('20').allots({ carrier: 1 });
  deepEqual(sol.units('47'), { carrier: 1 });
});

proves('LRR 41.2, LRR 41.2b, LRR 95.1b', 'on 1 to 3 a ship is removed with what it carries, and not destroyed', () => {
  const { seat, table: played } = table()
    .units(0, '20', { carrier: 2 })
    .units(0, 'vefut-ii', { infantry: 5 })
    .token(0, '47')
    .dice('gravity-rift', 3, 4)
    .start(activate({ system: '47' }));
  const sol = seat(0).chooses('20').allots({ carrier: 2 });
  sol.allots({ '20:vefut-ii:infantry': 5 });

  deepEqual(sol.units('47'), { carrier: 1, infantry: 1 }); // the first carrier was full
  deepEqual(sol.units('vefut-ii'), {});
  equal(
    played.events.some(({ type }) => type === 'destroyed'),
    false,
  );
});

proves('LRR 41.2a', 'carried units do not roll', () => {
  const { seat, table: played } = table()
    .units(0, '41', { carrier: 1, fighter: 3 })
    .token(0, '18')
    .dice('gravity-rift', 10)
    .start(activate({ system: '18' }));
  seat(0).chooses('41').allots({ carrier: 1 }).allots({ '41:space:fighter': 3 });
  equal(rolls(played), 1);
});

proves('LRR 41.2', 'entering a gravity rift is safe', () => {
  const { seat, table: played } = table()
    .units(0, '20', { cruiser: 1 })
    .token(0, '41')
    .start(activate({ system: '41' }));
  const sol = seat(0).chooses('20').allots({ cruiser: 1 });
  equal(rolls(played), 0);
  deepEqual(sol.units('41'), { cruiser: 1 });
});

proves('LRR 41.3', 'each rift that a ship leaves gives it a move and a die', () => {
  const { seat, table: played } = table()
    .anomaly('39', 'gravity-rift')
    .units(0, '41', { carrier: 1 })
    .units(1, '20', { destroyer: 1 })
    .units(1, '25', { destroyer: 1 })
    .token(0, '16')
    .dice('gravity-rift', 4)
    .dice('gravity-rift', 4)
    .start(activate({ system: '16' }));
  const sol = seat(0).isOffered('41').chooses('41').allots({ carrier: 1 });
  equal(rolls(played), 2);
  deepEqual(sol.units('16'), { carrier: 1 });
});

proves('LRR 41.4', 'several gravity rifts in one system are one', () => {
  const { seat, table: played } = table()
    .anomaly('41', 'gravity-rift')
    .units(0, '41', { carrier: 1 })
    .token(0, '16')
    .dice('gravity-rift', 9)
    .start(activate({ system: '16' }));
  seat(0).isOffered('41').chooses('41').allots({ carrier: 1 });
  equal(rolls(played), 1);
});

proves('LRR 41.4', 'and add only 1 to the move value', () => {
  const { seat } = table()
    .anomaly('41', 'gravity-rift')
    .units(0, '41', { carrier: 1 })
    .token(0, '44')
    .token(0, '26')
    .start(activate({ system: '26' })); // 41 > 18 > 19 > 26, or 41 > 39 > 26 with the wormhole
  seat(0).isAsked('move.from').isOffered('41').passes();
  const { seat: other } = table()
    .anomaly('41', 'gravity-rift')
    .units(0, '41', { carrier: 1 })
    .token(0, '01')
    .start(activate({ system: '01' })); // three systems away
  other(0).isNotAsked();
});

proves('LRR 41.2b', 'cargo that a lost ship would have picked up later stays where it is', () => {
  const { seat } = table()
    .units(0, '41', { carrier: 1, fighter: 1 })
    .units(0, 'vefut-ii', { infantry: 2 })
    .token(0, '16')
    .dice('gravity-rift', 1)
    .start(activate({ system: '16' }));
  const sol = seat(0).chooses('41').allots({ carrier: 1 });
  sol.isOfferedLines({ '41:space:fighter': 1, '20:vefut-ii:infantry': 2 });
  sol.allots({ '41:space:fighter': 1, '20:vefut-ii:infantry': 2 });

  deepEqual([sol.units('41'), sol.units('16'), sol.units('vefut-ii')], [{}, {}, { infantry: 2 }]);
});

proves('LRR 58.5, LRR 37.3', 'ships lost in a rift do not count in the active system', () => {
  const { seat } = table()
    .units(0, '41', { cruiser: 2 })
    .units(0, '18', { cruiser: 2 })
    .token(0, '18')
    .dice('gravity-rift', 3, 10)
    .start(activate({ system: '18' }));
  const sol = seat(0).chooses('41').allots({ cruiser: 2 });
  deepEqual(sol.units('18'), { cruiser: 3 });
});

proves('LRR 41.2', 'of ships of one kind the damaged one can be lost, with the damaged mech that it carries', () => {
  const lost = (...results: number[]) => {
    const { seat } = table()
      .units(0, '41', { dreadnought: 1, 'dreadnought!': 1, 'mech!': 1, mech: 1 })
      .token(0, '47')
      .dice('gravity-rift', ...results)
      .start(activate({ system: '47' }));
    seat(0).chooses('41').allots({ dreadnought: 1, 'dreadnought!': 1 });
    seat(0).isAsked('move.cargo').allots({ '41:space:mech': 1, '41:space:mech!': 1 });
    return seat(0).units('47');
  };
  deepEqual(lost(10, 10), { 'dreadnought!': 1, dreadnought: 1, 'mech!': 1, mech: 1 });
  deepEqual(lost(1, 10), { dreadnought: 1, mech: 1 });
  deepEqual(lost(10, 1), { 'dreadnought!': 1, 'mech!': 1 });
});
