import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('sardakk', 'hacan', 'letnev').sheet('sardakk').planets('sardakk', 'quinarra').planets('hacan', 'arretze');

proves('LRR 51.4, leaders/tro', "when anybody's tactical action ends, that player may place two infantry", () => {
  const acted = () =>
    table()
      .leader('sardakk', 'tro')
      .planets('hacan', 'wellon')
      .active('hacan')
      .start(activate({ system: '19' }));
  const { seat } = acted();
  seat('sardakk').isAsked('after-tactical-action').isOffered('tro').chooses('tro');
  seat('hacan').isAsked('tro.planet').isOffered('wellon').chooses('wellon');
  deepEqual([seat('hacan').units('wellon'), seat('sardakk').player.exhausted], [{ infantry: 2 }, ['tro']]);
  const refused = acted();
  refused.seat('sardakk').chooses('tro');
  deepEqual(refused.seat('hacan').passes().units('wellon'), {});
  const kept = acted();
  deepEqual(kept.seat('sardakk').passes().player.exhausted, []);
});

proves('LRR 51.4, leaders/tro', 'not where that player has no planet', () => {
  const { seat } = table()
    .leader('sardakk', 'tro')
    .planets('letnev', 'wellon')
    .active('hacan')
    .start(activate({ system: '19' }));
  seat('sardakk').isNotAsked();
});

/** Ground forces around system 19, whose planet Hacan controls. */
const around = () =>
  table()
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .planets('sardakk', 'lodor', 'new-albion', 'starpoint', 'quann')
    .units('sardakk', 'lodor', { infantry: 3 })
    .units('sardakk', 'new-albion', { infantry: 1, 'mech!': 1 })
    .units('sardakk', 'starpoint', { infantry: 1 })
    .units('sardakk', 'quann', { infantry: 1 }); // not adjacent

proves(
  'LRR 49.2, leaders/ghom-sekkus',
  'one ground force may come from each planet nearby, ships or none; not past own command tokens',
  () => {
    const { seat } = around()
      .leader('sardakk', 'ghom-sekkus')
      .token('sardakk', '26')
      .dice('combat', 10, 10)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    const sardakk = seat('sardakk').isAsked('commit').isOfferedLines({
      'new-albion:infantry@wellon': 1,
      'new-albion:mech!@wellon': 1,
      'starpoint:infantry@wellon': 1,
    });
    sardakk.isRefused('answer/against-rule', { 'new-albion:infantry@wellon': 1, 'new-albion:mech!@wellon': 1 });
    sardakk.allots({ 'new-albion:mech!@wellon': 1, 'starpoint:infantry@wellon': 1 });
    deepEqual(sardakk.units('wellon'), { infantry: 1, 'mech!': 1 });
    deepEqual([sardakk.units('new-albion'), sardakk.units('starpoint')], [{ infantry: 1 }, {}]);
    deepEqual(sardakk.planets, ['lodor', 'new-albion', 'quann', 'quinarra', 'starpoint', 'wellon']);
  },
);

proves('LRR 49.2, leaders/ghom-sekkus', 'beside those in space, and between planets of the active system', () => {
  const { seat } = table()
    .leader('sardakk', 'ghom-sekkus')
    .planets('sardakk', 'new-albion')
    .units('sardakk', 'new-albion', { infantry: 2 })
    .units('sardakk', '27', { carrier: 1, infantry: 2 })
    .start(activate({ system: '27' }));
  seat('sardakk').isAsked('move.from').passes();
  const sardakk = seat('sardakk').isAsked('commit').isOfferedLines({
    'infantry@new-albion': 2,
    'infantry@starpoint': 2,
    'new-albion:infantry@starpoint': 1,
  });
  sardakk.allots({ 'infantry@new-albion': 1, 'new-albion:infantry@starpoint': 1 });
  deepEqual([sardakk.units('new-albion'), sardakk.units('starpoint')], [{ infantry: 2 }, { infantry: 1 }]);
});

proves('LRR 69.3, leaders/ghom-sekkus', 'not where a Ceasefire keeps it out', () => {
  const { seat } = around()
    .leader('sardakk', 'ghom-sekkus')
    .notes('hacan', 'ceasefire#0')
    .start(activate({ system: '19' }));
  seat('hacan').chooses('ceasefire#0');
  seat('sardakk').isNotAsked();
});

proves('LRR 41.2, leaders/ghom-sekkus', 'ground forces that leave a gravity rift roll for it', () => {
  const left = (result: number) => {
    const { seat } = table()
      .leader('sardakk', 'ghom-sekkus')
      .anomaly('27', 'gravity-rift')
      .planets('sardakk', 'new-albion')
      .units('sardakk', 'new-albion', { infantry: 2 })
      .dice('gravity-rift', result)
      .start(activate({ system: '19' }));
    seat('sardakk').allots({ 'new-albion:infantry@wellon': 1 });
    return [seat('sardakk').units('new-albion'), seat('sardakk').units('wellon')];
  };
  deepEqual(left(3), [{ infantry: 1 }, {}]);
  deepEqual(left(4), [{ infantry: 1 }, { infantry: 1 }]);
});

proves('LRR 86.1, leaders/ghom-sekkus', 'nor past an anomaly that ships could not enter', () => {
  const { seat } = around()
    .leader('sardakk', 'ghom-sekkus')
    .anomaly('19', 'supernova')
    .start(activate({ system: '19' }));
  seat('sardakk').isNotAsked();
});

proves('LRR 27.2, leaders/ghom-sekkus', 'they may be the ones for whom the custodians leave', () => {
  const { seat } = table()
    .leader('sardakk', 'ghom-sekkus')
    .goods('sardakk', { tradeGoods: 6 })
    .planets('sardakk', 'thibah')
    .units('sardakk', 'thibah', { infantry: 1 })
    .start(activate({ system: '18' }));
  const sardakk = seat('sardakk').isAsked('remove-custodians').chooses('remove').allots({ 'trade-goods': 6 });
  sardakk.isAsked('commit').isBound(1, 1).allots({ 'thibah:infantry@mecatol-rex': 1 });
  deepEqual([sardakk.units('mecatol-rex'), sardakk.points], [{ infantry: 1 }, 1]);
});

proves('LRR 51.6, LRR 51.8, leaders/ghom-sekkus', 'five planets outside home systems unlock it; it may be lent', () => {
  const activated = (...planets: PlanetId[]) =>
    table()
      .leader('sardakk', 'ghom-sekkus', 'locked')
      .planets('sardakk', 'trenlak', ...planets)
      .units('sardakk', 'lodor', { infantry: 1 })
      .start(activate({ system: '19' }))
      .seat('sardakk');
  activated('lodor', 'quann', 'bereg', 'lirta-iv').isNotAsked();
  activated('lodor', 'quann', 'bereg', 'lirta-iv', 'thibah').isAsked('commit').passes();
  const lent = table()
    .leader('sardakk', 'ghom-sekkus')
    .notesInPlay('hacan', 'alliance#0')
    .planets('hacan', 'lodor')
    .units('hacan', 'lodor', { infantry: 1 })
    .active('hacan')
    .start(activate({ system: '19' }));
  lent.seat('hacan').isOfferedLines({ 'lodor:infantry@wellon': 1 }).passes();
});

/** Ships and infantry move to where Hacan has a fleet, a PDS and an infantry. */
const swarm = () =>
  table()
    .leader('sardakk', 'shval-harbinger')
    .units('sardakk', '18', { carrier: 1, dreadnought: 1, infantry: 3 })
    .units('hacan', '19', { dreadnought: 5 })
    .units('hacan', 'wellon', { infantry: 1, pds: 1 })
    .planets('hacan', 'wellon');

proves(
  'LRR 51.10, LRR 51.12, leaders/shval-harbinger',
  'it skips Space Cannons, space combat and bombardment; then its ships are destroyed and the hero is purged',
  () => {
    const { seat, table: played } = swarm()
      .dice('space-cannon', 6)
      .dice('combat', 10, 1)
      .dice('combat', 1)
      .tokens(1, { fleet: 5 })
      .start(activate({ system: '19' }));
    const sardakk = seat('sardakk').chooses('18').allots({ carrier: 1, dreadnought: 1 });
    sardakk.allots({ '18:space:infantry': 3 });
    sardakk.isAsked('after-ships-moved').isOffered('shval-harbinger').chooses('shval-harbinger');
    deepEqual(sardakk.player.leaders, [{ id: 'shval-harbinger', locked: false }]); // until they have landed
    sardakk.isAsked('commit').allots({ 'infantry@wellon': 3 });
    deepEqual([sardakk.units('19'), played.state.purged], [{}, ['shval-harbinger']]);
    seat('hacan').isAsked('space-cannon-defense').chooses('fire');
    deepEqual([sardakk.units('wellon'), seat('hacan').units('wellon')], [{ infantry: 2 }, {}]);
    deepEqual(seat('hacan').units('19'), { dreadnought: 5 });
  },
);

proves(
  'LRR 16.3, leaders/shval-harbinger',
  'ground forces that stay in space are removed with the ships, even if none landed',
  () => {
    const { seat, table: played } = swarm()
      .tokens(1, { fleet: 5 })
      .start(activate({ system: '19' }));
    const sardakk = seat('sardakk').chooses('18').allots({ carrier: 1 }).allots({ '18:space:infantry': 3 }).passes();
    sardakk.chooses('shval-harbinger').isAsked('commit').passes();
    deepEqual([sardakk.units('19'), sardakk.units('wellon'), played.state.purged], [{}, {}, ['shval-harbinger']]);
  },
);

proves('LRR 51.10, leaders/shval-harbinger', 'not without a move, and only if it wants to', () => {
  const stayed = table()
    .leader('sardakk', 'shval-harbinger')
    .units('sardakk', '19', { carrier: 1 })
    .start(activate({ system: '19' }));
  stayed.seat('sardakk').isNotAsked();
  const { seat } = table()
    .leader('sardakk', 'shval-harbinger')
    .units('sardakk', '18', { cruiser: 1 })
    .start(activate({ system: '46' }));
  seat('sardakk').chooses('18').allots({ cruiser: 1 }).isAsked('after-ships-moved').passes();
  deepEqual([seat('sardakk').units('46'), seat('sardakk').player.leaders.length], [{ cruiser: 1 }, 1]);
});

proves('LRR 41.2, leaders/shval-harbinger', 'nor where nothing has arrived', () => {
  const { seat } = table()
    .leader('sardakk', 'shval-harbinger')
    .units('sardakk', '41', { cruiser: 1 })
    .dice('gravity-rift', 3)
    .start(activate({ system: '18' }));
  seat('sardakk').chooses('41').allots({ cruiser: 1 }).isNotAsked();
});
