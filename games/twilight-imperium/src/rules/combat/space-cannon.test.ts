import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../model/changes.ts';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves(
  'LRR 77.2, LRR 77.4, GR tactical.2b',
  'each player with cannons may fire, clockwise from the active player, even if no ship moved',
  () => {
    const { seat } = table()
      .units(0, '19', { cruiser: 2 })
      .units(1, 'wellon', { pds: 1, infantry: 1 })
      .technology(2, 'pds-ii')
      .units(2, 'starpoint', { pds: 1, infantry: 1 })
      .token(0, '19')
      .dice('space-cannon', 6)
      .dice('space-cannon', 5)
      .start(activate({ system: '19' }));
    seat(2).isNotAsked();
    seat(1).isAsked('space-cannon').isOffered('0').chooses('0');
    deepEqual(seat(0).units('19'), { cruiser: 1 }); // assigned before the next one fires

    seat(2).isAsked('space-cannon').isOffered('0').chooses('0');
    deepEqual(seat(0).units('19'), {});
  },
);

proves('LRR 77.3', 'a result below the value of the unit is no hit', () => {
  const { seat } = table()
    .units(0, '19', { cruiser: 1 })
    .units(1, 'wellon', { pds: 2, infantry: 1 })
    .token(0, '19')
    .dice('space-cannon', 5, 5)
    .start(activate({ system: '19' }));
  seat(1).chooses('0');
  deepEqual(seat(0).units('19'), { cruiser: 1 });
});

proves('LRR 77.2', 'nobody must fire', () => {
  const { seat } = table()
    .units(0, '19', { cruiser: 1 })
    .units(1, 'wellon', { pds: 2, infantry: 1 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  seat(1).isAsked('space-cannon').passes();
  deepEqual(seat(0).units('19'), { cruiser: 1 });
});

proves('LRR 77.5b', 'the active player chooses whose ships to fire at', () => {
  const { seat } = table()
    .units(0, 'wellon', { pds: 1, infantry: 1 })
    .units(1, '19', { destroyer: 1 })
    .units(2, '19', { destroyer: 1 })
    .token(0, '19')
    .dice('space-cannon', 10)
    .start(activate({ system: '19' }));
  seat(0).isAsked('space-cannon').isOffered('1', '2').chooses('2');
  deepEqual([seat(1).units('19'), seat(2).units('19')], [{ destroyer: 1 }, {}]);
});

proves('LRR 77.5a', 'others fire at the active player alone', () => {
  const { seat } = table()
    .units(0, '19', { cruiser: 1 })
    .units(1, '19', { destroyer: 1 })
    .technology(2, 'pds-ii')
    .units(2, 'starpoint', { pds: 1, infantry: 1 })
    .token(0, '19')
    .dice('space-cannon', 10)
    .start(activate({ system: '19' }));
  seat(2).isAsked('space-cannon').isOffered('0').chooses('0');
  deepEqual([seat(0).units('19'), seat(1).units('19')], [{}, { destroyer: 1 }]);
});

proves('LRR 77.3c', 'only upgraded cannons reach into adjacent systems', () => {
  const near = table()
    .units(0, '19', { cruiser: 1 })
    .units(1, 'starpoint', { pds: 1, infantry: 1 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  near.seat(1).isNotAsked();
});

proves('LRR 77.3c, LRR 101.2', 'upgraded cannons fire through wormholes', () => {
  const { seat } = table()
    .units(0, '39', { cruiser: 1 })
    .technology(1, 'pds-ii')
    .units(1, 'lodor', { pds: 1, infantry: 1 })
    .token(0, '39')
    .dice('space-cannon', 5)
    .start(activate({ system: '39' }));
  seat(1).isAsked('space-cannon').chooses('0');
  deepEqual(seat(0).units('39'), {});
});

proves('LRR 77.5', 'hits are assigned to ships chosen by their owner', () => {
  const { seat } = table()
    .units(0, '19', { carrier: 1, cruiser: 1, infantry: 2 })
    .units(1, 'wellon', { pds: 1, infantry: 1 })
    .token(0, '19')
    .dice('space-cannon', 6)
    .start(activate({ system: '19' }));
  seat(1).chooses('0');
  const sol = seat(0).isAsked('assign-hits').isOfferedLines({ carrier: 1, cruiser: 1 }).allots({ cruiser: 1 });
  sol.isAsked('commit').passes();
  deepEqual(sol.units('19'), { carrier: 1, infantry: 2 });
});

proves('LRR 87.4, LRR 87.1', 'a hit from a cannon may be sustained', () => {
  const { seat } = table()
    .units(0, '19', { dreadnought: 1, cruiser: 1 })
    .units(1, 'wellon', { pds: 2, infantry: 1 })
    .token(0, '19')
    .dice('space-cannon', 6, 5)
    .start(activate({ system: '19' }));
  seat(1).chooses('0');
  const sol = seat(0).isAsked('sustain-damage').isOfferedLines({ dreadnought: 1 }).allots({ dreadnought: 1 });
  deepEqual(sol.units('19'), { 'dreadnought!': 1, cruiser: 1 });
});

proves('LRR 16.3, LRR 77.2', 'capacity is enforced before the next player fires', () => {
  const { seat } = table()
    .units(0, '19', { carrier: 1, fighter: 4 })
    .units(1, 'wellon', { pds: 1, infantry: 1 })
    .technology(2, 'pds-ii')
    .units(2, 'starpoint', { pds: 1, infantry: 1 })
    .token(0, '19')
    .dice('space-cannon', 9)
    .start(activate({ system: '19' }));
  seat(1).chooses('0');
  seat(0).isAsked('assign-hits').isOfferedLines({ carrier: 1, fighter: 4 }).allots({ carrier: 1 });
  deepEqual(seat(0).units('19'), {}); // the fighters went with it
  seat(2).isNotAsked();
});

proves('LRR 77.3d, LRR 59.3', 'the bonus of a nebula does not apply to Space Cannon', () => {
  const { seat } = table()
    .map('106', '68')
    .units(0, '68', { cruiser: 1 })
    .units(1, 'everra', { pds: 1, infantry: 1 })
    .token(0, '68')
    .dice('space-cannon', 5)
    .start(activate({ system: '68' }));
  seat(1).chooses('0');
  deepEqual(seat(0).units('68'), { cruiser: 1 });
});

proves('LRR 77.7, LRR 49.3, GR tactical.4c', 'cannons on a planet fire at the ground forces committed to it', () => {
  const { seat } = table()
    .units(0, '19', { carrier: 1, infantry: 3 })
    .units(1, 'wellon', { pds: 2 })
    .planet('wellon', { controller: 1 })
    .token(0, '19')
    .dice('space-cannon', 6, 6)
    .start(activate({ system: '19' }));
  seat(1).isAsked('space-cannon').passes();
  seat(0).isAsked('commit').allots({ 'infantry@wellon': 3 });
  seat(1).isAsked('space-cannon-defense').isOffered('fire').chooses('fire');

  deepEqual(seat(0).units('wellon'), { infantry: 1 });
  deepEqual(seat(0).planets, ['wellon']);
  deepEqual(seat(1).units('wellon'), {}); // LRR 49.5a, once control is established
});

proves('LRR 77.7, LRR 49.5', 'if no committed ground force is left, the planet stays with its controller', () => {
  const { seat } = table()
    .units(0, '19', { carrier: 1, infantry: 1 })
    .units(1, 'wellon', { pds: 1 })
    .planet('wellon', { controller: 1 })
    .token(0, '19')
    .dice('space-cannon', 6)
    .start(activate({ system: '19' }));
  seat(1).passes();
  seat(0).allots({ 'infantry@wellon': 1 });
  seat(1).chooses('fire');
  deepEqual([seat(1).planets, seat(1).units('wellon'), seat(0).planets], [['wellon'], { pds: 1 }, []]);
});

proves('LRR 77.7d, LRR 77.8a', 'Space Cannon Defense reaches only its own planet', () => {
  const { seat } = table()
    .units(0, '27', { carrier: 1, infantry: 1 })
    .technology(1, 'pds-ii')
    .units(1, 'starpoint', { pds: 1, infantry: 1 })
    .planet('starpoint', { controller: 1 })
    .token(0, '27')
    .start(activate({ system: '27' }));
  seat(1).isAsked('space-cannon').passes();
  seat(0).isAsked('commit').isOfferedLines({ 'infantry@new-albion': 1, 'infantry@starpoint': 1 });
  seat(0).allots({ 'infantry@new-albion': 1 });
  seat(1).isNotAsked();
  deepEqual(seat(0).planets, ['new-albion']);
});

proves('LRR 49.3a', 'the active player chooses the order of the planets whose cannons fire', () => {
  const { seat, table: played } = table()
    .units(0, '27', { carrier: 1, infantry: 2 })
    .units(1, 'starpoint', { pds: 1 })
    .units(2, 'new-albion', { pds: 1 })
    .planet('starpoint', { controller: 1 })
    .planet('new-albion', { controller: 2 })
    .token(0, '27')
    .start(activate({ system: '27' }));
  seat(1).passes();
  seat(2).passes();
  seat(0).allots({ 'infantry@new-albion': 1, 'infantry@starpoint': 1 });
  seat(0).isAsked('space-cannon-defense.order').isOffered('new-albion', 'starpoint').chooses('new-albion');
  seat(2).isAsked('space-cannon-defense').passes();
  seat(1).isAsked('space-cannon-defense').passes();
  seat(0).isAsked('establish-control.order').isOffered('new-albion', 'starpoint').chooses('starpoint');
  deepEqual(
    eventsOf(played, 'control').map(({ data }) => data.planet),
    ['starpoint', 'new-albion'],
  );
});

proves('LRR 87.4', 'a mech may sustain a hit on landing', () => {
  const { seat } = table()
    .units(0, '19', { carrier: 1, mech: 1 })
    .units(1, 'wellon', { pds: 1 })
    .planet('wellon', { controller: 1 })
    .token(0, '19')
    .dice('space-cannon', 6)
    .start(activate({ system: '19' }));
  seat(1).passes();
  seat(0).allots({ 'mech@wellon': 1 });
  seat(1).chooses('fire');
  seat(0).isAsked('sustain-damage').allots({ mech: 1 });
  deepEqual(seat(0).units('wellon'), { 'mech!': 1 });
  equal(seat(0).planet('wellon').controller, 0);
});

proves('LRR 77.3', 'ships with Space Cannon fire as well, here from an adjacent system', () => {
  const { seat } = given('sol', 'xxcha', 'letnev')
    .units(0, '19', { cruiser: 1 })
    .units(1, '27', { flagship: 1 })
    .token(0, '19')
    .dice('space-cannon', 5, 1, 1)
    .start(activate({ system: '19' }));
  seat(1).isAsked('space-cannon').chooses('0');
  deepEqual(seat(0).units('19'), {});
});

proves('LRR 77.7, LRR 77.8', 'nobody fires from a planet where no ground force is left to hit', () => {
  const { seat } = table()
    .planets('sol', 'jord')
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .token('sol', '19')
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { pds: 1, infantry: 1 })
    .units('letnev', 'wellon', { pds: 1, infantry: 1 })
    .with(game => planetToChange(game, 'wellon').coexisting.push(2))
    .dice('space-cannon', 10)
    .start(activate({ system: '19' }));
  seat('hacan').isAsked('space-cannon').passes();
  seat('letnev').isAsked('space-cannon').passes();
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  seat('hacan').isAsked('space-cannon-defense').chooses('fire');
  seat('letnev').isNotAsked();
});
