import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { placeStructure } from '../../../verbs/units/structures.ts';

const table = () => given('saar', 'sol', 'hacan').sheet('saar').planets('saar', 'ragh');

proves('LRR 79, technologies/floating-factory-ii, faction-units/floating-factory', 'what the docks can do', () => {
  const of = (...known: 'floating-factory-ii'[]) => {
    const { production, move, capacity, freeFighters } = statsOf(
      table()
        .technology('saar', ...known)
        .start().table.state,
      0,
      'space-dock',
    );
    return [production, move, capacity, freeFighters];
  };
  deepEqual(
    [of(), of('floating-factory-ii')],
    [
      [5, 1, 4, undefined],
      [7, 2, 5, undefined],
    ],
  );
});

proves(
  'LRR 58, LRR 95, faction-units/floating-factory',
  'it moves like a ship and carries units, and counts in no fleet pool',
  () => {
    const { seat } = table()
      .planets('saar', 'wellon')
      .units('saar', 'wellon', { infantry: 2 })
      .units('saar', '19', { 'space-dock': 1, fighter: 2 })
      .tokens('saar', { fleet: 1 })
      .units('saar', '26', { cruiser: 1 })
      .start(activate({ system: '46' }));
    const saar = seat('saar').isAsked('move.from').isOffered('19', '26').chooses('19').allots({ 'space-dock': 1 });
    saar.isAsked('move.cargo').isTold({ capacity: 4 }).allots({ '19:wellon:infantry': 2, '19:space:fighter': 2 });
    saar.isAsked('move.from').chooses('26').allots({ cruiser: 1 });
    deepEqual(saar.units('46'), { cruiser: 1, 'space-dock': 1, infantry: 2, fighter: 2 });
    saar.isAsked('produce').passes();
  },
);

proves(
  'LRR 41.2, LRR 11.1, faction-units/floating-factory',
  'it rolls for gravity rifts; asteroid fields take the technology',
  () => {
    const { seat } = table()
      .units('saar', '41', { 'space-dock': 1 })
      .dice('gravity-rift', 3)
      .start(activate({ system: '46' }));
    seat('saar').isAsked('move.from').chooses('41').allots({ 'space-dock': 1 });
    deepEqual(seat('saar').units('46'), {});
    const field = (...known: 'antimass-deflectors'[]) =>
      table()
        .technology('saar', ...known)
        .units('saar', '46', { 'space-dock': 1 })
        .start(activate({ system: '44' }));
    equal(field().table.over, true);
    field('antimass-deflectors').seat('saar').isAsked('move.from').passes();
  },
);

proves(
  'LRR 14, faction-units/floating-factory',
  'it is destroyed as soon as it is blockaded, before anybody fires',
  () => {
    const { seat } = table()
      .active('sol')
      .units('saar', '46', { 'space-dock': 1 })
      .planets('saar', 'vefut-ii')
      .technology('saar', 'pds-ii')
      .units('saar', 'vefut-ii', { pds: 1 })
      .units('sol', '19', { destroyer: 1 })
      .dice('space-cannon', 10)
      .start(activate({ system: '46' }));
    seat('sol').isAsked('move.from').chooses('19').allots({ destroyer: 1 });
    deepEqual(seat('saar').units('46'), {});
    seat('saar').isAsked('space-cannon').chooses('1');
    deepEqual([seat('sol').units('46'), seat('saar').units('46')], [{}, {}]);
    const lost = table()
      .active('sol')
      .units('saar', '20', { 'space-dock': 1 })
      .units('sol', '41', { destroyer: 1 })
      .dice('gravity-rift', 1)
      .start(activate({ system: '20' }));
    lost.seat('sol').isAsked('move.from').chooses('41').allots({ destroyer: 1 });
    deepEqual(lost.seat('saar').units('20'), { 'space-dock': 1 });
  },
);

const defence = () => table().active('sol').units('saar', '46', { 'space-dock': 1 }).units('sol', '46', { cruiser: 1 });

proves(
  'LRR 78, LRR 14, faction-units/floating-factory',
  'it cannot be hit; it is destroyed with the last ship, unless both sides are destroyed',
  () => {
    const { seat } = defence()
      .units('saar', '46', { destroyer: 1 })
      .dice('combat', 7)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    deepEqual([seat('saar').units('46'), seat('sol').units('46')], [{}, { cruiser: 1 }]);
    const both = defence()
      .units('saar', '46', { destroyer: 1 })
      .dice('combat', 7)
      .dice('combat', 9)
      .start(activate({ system: '46' }));
    deepEqual([both.seat('saar').units('46'), both.seat('sol').units('46')], [{ 'space-dock': 1 }, {}]);
  },
);

proves(
  'LRR 87.5, LRR 14, faction-units/floating-factory',
  'a Direct Hit on the last ship blockades it, before the hits that were produced are assigned',
  () => {
    const { seat } = defence()
      .units('saar', '46', { dreadnought: 1 })
      .actionCards('sol', 'direct-hit')
      .dice('combat', 7)
      .dice('combat', 5)
      .start(activate({ system: '46' }));
    seat('saar').isAsked('sustain-damage').allots({ dreadnought: 1 });
    seat('sol').chooses('direct-hit');
    deepEqual([seat('saar').units('46'), seat('sol').units('46')], [{}, {}]);
  },
);

proves('LRR 78.7, faction-units/floating-factory', 'it retreats with the ships, but not without them', () => {
  const retreating = (hit: number) => {
    const { seat } = defence()
      .units('saar', '46', { destroyer: 1 })
      .planets('saar', 'wellon')
      .dice('combat', hit)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('saar').isAsked('announce-retreat').chooses('retreat');
    return [seat('saar').units('46'), seat('saar').units('19')];
  };
  deepEqual(retreating(1), [{}, { destroyer: 1, 'space-dock': 1 }]);
  deepEqual(retreating(7), [{}, {}]);
});

proves(
  'LRR 24.2, LRR 85, faction-units/floating-factory',
  'it is placed in the space of a system with an own planet that takes structures, any number in one',
  () => {
    const { seat } = table()
      .planets('saar', 'lisis-ii', 'wellon')
      .planet('wellon', { attachments: ['demilitarized-zone'] })
      .units('saar', '11', { 'space-dock': 1 })
      .resolves('saar', (game, me) => placeStructure(game, me, ['space-dock'], 'may'));
    seat('saar').isAsked('place-structure').isOffered('space-dock@11').chooses('space-dock@11');
    deepEqual(seat('saar').units('11'), { 'space-dock': 2 });
  },
);

proves(
  'LRR 68.4, faction-units/floating-factory',
  'ground forces that it makes go into space or to own planets there',
  () => {
    const { seat } = table()
      .planets('saar', 'starpoint')
      .units('saar', '27', { 'space-dock': 1 })
      .goods('saar', { tradeGoods: 1 })
      .planet('ragh', { exhausted: true })
      .planet('starpoint', { exhausted: true })
      .runs(game => produceIn(game, 0, '27'));
    seat('saar').isAsked('produce').isTold({ limit: 5 }).allots({ infantry: 2 }).allots({ 'trade-goods': 1 });
    seat('saar').isAsked('produce.place').isOfferedLines({ starpoint: 2, space: 2 }).allots({ starpoint: 1, space: 1 });
    deepEqual(seat('saar').units('27'), { 'space-dock': 1, infantry: 1 });
  },
);
