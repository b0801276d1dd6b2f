import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { given, type Started } from '../../testing/index.ts';
import type { EventType } from '../../view/index.ts';

const table = () => given('sol', 'hacan', 'letnev');
const data = <K extends EventType>({ table: played }: Started, wanted: K) => told(played, wanted);

proves(
  'LRR 49.1, LRR 15.1, LRR 15.2, GR tactical.4a',
  'ships bombard; the owner of the planet destroys ground forces',
  () => {
    const started = table()
      .units(0, '19', { dreadnought: 2 })
      .units(1, 'wellon', { infantry: 2, mech: 1 })
      .planet('wellon', { controller: 1 })
      .token(0, '19')
      .dice('bombardment', 5, 5)
      .start(activate({ system: '19' }));
    const { seat } = started;
    seat(0).isAsked('bombardment').isOfferedLines({ 'dreadnought@wellon': 2 });
    seat(0).isRefused('answer/against-rule', { 'dreadnought@wellon': 1 }); // all of them or none
    seat(0).allots({ 'dreadnought@wellon': 2 });
    seat(1).isAsked('sustain-damage').isOfferedLines({ mech: 1 }).passes();
    seat(1).isAsked('assign-hits').isOfferedLines({ infantry: 2, mech: 1 }).allots({ infantry: 2 });
    deepEqual(seat(1).units('wellon'), { mech: 1 });
  },
);

proves('LRR 49.1', 'nobody must bombard', () => {
  const started = table()
    .units(0, '19', { dreadnought: 1 })
    .units(1, 'wellon', { infantry: 2 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  started.seat(0).isAsked('bombardment').passes();
  deepEqual(started.seat(1).units('wellon'), { infantry: 2 });
});

proves('LRR 15.1d', 'a unit aims all its dice at one planet, declared before any roll', () => {
  const started = table()
    .units(0, '27', { 'war-sun': 1, dreadnought: 1 })
    .units(1, 'starpoint', { infantry: 4 })
    .units(1, 'new-albion', { infantry: 4 })
    .token(0, '27')
    .dice('bombardment', 5)
    .dice('bombardment', 3, 3, 2)
    .start(activate({ system: '27' }));
  const { seat } = started;
  seat(0).isOfferedLines({
    'war-sun@starpoint': 1,
    'war-sun@new-albion': 1,
    'dreadnought@starpoint': 1,
    'dreadnought@new-albion': 1,
  });
  seat(0).isRefused('answer/too-many', {
    'war-sun@starpoint': 1,
    'war-sun@new-albion': 1,
    'dreadnought@starpoint': 1,
  });
  seat(0).isRefused('answer/against-rule', { 'war-sun@starpoint': 1, 'war-sun@new-albion': 1 });
  seat(0).allots({ 'war-sun@starpoint': 1, 'dreadnought@new-albion': 1 });
  deepEqual([seat(1).units('starpoint'), seat(1).units('new-albion')], [{ infantry: 2 }, { infantry: 3 }]);
});

proves('LRR 15.2a', 'hits beyond the ground forces have no effect', () => {
  const started = table()
    .units(0, '19', { 'war-sun': 1 })
    .units(1, 'wellon', { infantry: 1, 'space-dock': 1 })
    .planet('wellon', { controller: 1 })
    .token(0, '19')
    .dice('bombardment', 10, 10, 10)
    .start(activate({ system: '19' }));
  started.seat(0).allots({ 'war-sun@wellon': 1 });
  deepEqual(started.seat(1).units('wellon'), { 'space-dock': 1 });
  deepEqual(started.seat(1).planets, ['wellon']);
});

proves('LRR 65, LRR 15.1f', 'a planet with a Planetary Shield cannot be bombarded, others in the system can', () => {
  const started = table()
    .units(0, '27', { dreadnought: 1 })
    .units(1, 'starpoint', { infantry: 1, pds: 1 })
    .units(1, 'new-albion', { infantry: 1 })
    .token(0, '27')
    .start(activate({ system: '27' }));
  started.seat(1).isAsked('space-cannon').passes();
  started.seat(0).isAsked('bombardment').isOfferedLines({ 'dreadnought@new-albion': 1 }).passes();
});

proves('LRR 65.3, LRR 65.3b', 'with a war sun, all ships in the system ignore Planetary Shield', () => {
  const started = table()
    .units(0, '19', { 'war-sun': 1, dreadnought: 1 })
    .units(1, 'wellon', { infantry: 5, pds: 1 })
    .token(0, '19')
    .dice('bombardment', 3, 3, 1, 5)
    .start(activate({ system: '19' }));
  started.seat(1).isAsked('space-cannon').passes();
  started.seat(0).isOfferedLines({ 'war-sun@wellon': 1, 'dreadnought@wellon': 1 });
  started.seat(0).allots({ 'war-sun@wellon': 1, 'dreadnought@wellon': 1 });
  deepEqual(started.seat(1).units('wellon'), { infantry: 2, pds: 1 });
});

proves(
  'LRR 49.2, LRR 49.2a, LRR 95.4, GR tactical.4b',
  'any number of ground forces land on any planets of the system',
  () => {
    const started = table()
      .units(0, '27', { carrier: 1, infantry: 3, mech: 1 })
      .token(0, '27')
      .start(activate({ system: '27' }));
    const sol = started.seat(0).isAsked('commit').isOfferedLines({
      'infantry@new-albion': 3,
      'infantry@starpoint': 3,
      'mech@new-albion': 1,
      'mech@starpoint': 1,
    });
    sol.isRefused('answer/against-rule', { 'infantry@new-albion': 3, 'infantry@starpoint': 1 });
    sol.allots({ 'infantry@new-albion': 1, 'infantry@starpoint': 1, 'mech@starpoint': 1 });
    sol.isAsked('establish-control.order').chooses('starpoint');
    deepEqual(sol.units('27'), { carrier: 1, infantry: 1 });
    deepEqual([sol.units('new-albion'), sol.units('starpoint')], [{ infantry: 1 }, { infantry: 1, mech: 1 }]);
  },
);

proves('LRR 49.2c', 'if no ground forces are committed, there is no ground combat', () => {
  const started = table()
    .units(0, '19', { carrier: 1, infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 1 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  started.seat(0).isAsked('commit').passes();
  deepEqual(data(started, 'combat'), []);
});

proves(
  'LRR 49.4, LRR 49.4a',
  'ground combats are fought in an order chosen by the active player, before control is established',
  () => {
    const started = table()
      .units(0, '27', { carrier: 1, infantry: 4 })
      .units(1, 'starpoint', { infantry: 1 })
      .units(1, 'new-albion', { infantry: 1 })
      .planets(1, 'starpoint', 'new-albion')
      .token(0, '27')
      .dice('combat', 8, 8)
      .dice('combat', 1)
      .dice('combat', 8, 8)
      .dice('combat', 1)
      .start(activate({ system: '27' }));
    const sol = started.seat(0).allots({ 'infantry@new-albion': 2, 'infantry@starpoint': 2 });
    sol.isAsked('ground-combat.order').isOffered('new-albion', 'starpoint').chooses('starpoint');
    sol.isAsked('establish-control.order').chooses('new-albion');
    deepEqual(
      started.table.events.flatMap(({ type, data: each }) =>
        type === 'combat' || type === 'control' ? [`${type} ${each.planet}`] : [],
      ),
      ['combat starpoint', 'combat new-albion', 'control new-albion', 'control starpoint'],
    );
  },
);

proves(
  'LRR 49.5, LRR 49.5b, LRR 25.1, LRR 25.1b, GR tactical.4e',
  'the planet is gained exhausted, with its card from its former controller',
  () => {
    const started = table()
      .units(0, '19', { carrier: 1, infantry: 2 })
      .units(1, 'wellon', { infantry: 1 })
      .planet('wellon', { controller: 1 })
      .token(0, '19')
      .dice('combat', 8, 1)
      .dice('combat', 8)
      .start(activate({ system: '19' }));
    started.seat(0).allots({ 'infantry@wellon': 2 });
    deepEqual([started.seat(0).planets, started.seat(0).readyPlanets, started.seat(1).planets], [['wellon'], [], []]);
    deepEqual(data(started, 'control'), [{ seat: 0, planet: 'wellon', from: 1 }]);
  },
);

proves('LRR 49.5a', "others' structures on it are destroyed", () => {
  const started = table()
    .units(0, '19', { carrier: 1, infantry: 1 })
    .units(1, 'wellon', { 'space-dock': 1 })
    .planet('wellon', { controller: 1 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  started.seat(0).allots({ 'infantry@wellon': 1 });
  deepEqual(started.seat(1).units('wellon'), {});
  deepEqual(
    data(started, 'destroyed').map(({ unit, cause, by }) => [unit, cause, by]),
    [['space-dock', 'control', 0]],
  );
});

proves('LRR 25.1a, LRR 64', 'a planet that nobody controlled is gained as well', () => {
  const started = table()
    .units(0, '19', { carrier: 1, infantry: 1 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  started.seat(0).allots({ 'infantry@wellon': 1 });
  deepEqual(data(started, 'control'), [{ seat: 0, planet: 'wellon', from: null }]);
});

proves('LRR 49.5c, LRR 25.2', 'landing on an own planet does not change the planet', () => {
  const started = table()
    .units(0, '19', { carrier: 1, infantry: 1 })
    .planet('wellon', { controller: 0 })
    .token(0, '19')
    .start(activate({ system: '19' }));
  started.seat(0).allots({ 'infantry@wellon': 1 });
  deepEqual(started.seat(0).readyPlanets, ['wellon']);
});

proves('LRR 25.4', 'a planet stays with a player who has no units there', () => {
  const started = table()
    .units(0, '19', { dreadnought: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 1 })
    .token(0, '19')
    .dice('bombardment', 5)
    .start(activate({ system: '19' }));
  started.seat(0).allots({ 'dreadnought@wellon': 1 });
  deepEqual(started.seat(1).planets, ['wellon']);
});

proves('LRR 27.1', 'nobody lands on Mecatol Rex while the custodians are there', () => {
  const started = table()
    .units(0, '18', { carrier: 1, infantry: 1 })
    .token(0, '18')
    .start(activate({ system: '18' }));
  started.seat(0).isNotAsked();
  deepEqual(started.seat(0).units('18'), { carrier: 1, infantry: 1 });
});

proves('LRR 27.2, LRR 27.3', 'a player may spend six influence to remove them for a point, and then must land', () => {
  const started = table()
    .units(0, '18', { carrier: 1, infantry: 2 })
    .planets(0, 'jord', 'lodor')
    .goods(0, { tradeGoods: 4 })
    .token(0, '18')
    .start(activate({ system: '18' }));
  const sol = started.seat(0).isAsked('remove-custodians').chooses('remove');
  sol.isAsked('pay-influence').isOfferedLines({ jord: 1, lodor: 1, 'trade-goods': 4 });
  sol.isRefused('answer/against-rule', { jord: 1, 'trade-goods': 3 });
  sol.allots({ jord: 1, 'trade-goods': 4 }); // 2 and 4
  equal(sol.points, 1);
  sol.isAsked('commit').isRefused('answer/too-few', {});
  sol.allots({ 'infantry@mecatol-rex': 1 });
  deepEqual(sol.planets, ['jord', 'lodor', 'mecatol-rex']);
  equal(started.table.state.custodians, false);
});

proves('LRR 27.2a', 'a player without ground forces to land cannot remove them', () => {
  const started = table()
    .units(0, '18', { cruiser: 1 })
    .goods(0, { tradeGoods: 6 })
    .token(0, '18')
    .start(activate({ system: '18' }));
  started.seat(0).isNotAsked();
});

proves('LRR 27.2', 'nobody must remove them', () => {
  const started = table()
    .units(0, '18', { carrier: 1, infantry: 1 })
    .goods(0, { tradeGoods: 6 })
    .token(0, '18')
    .start(activate({ system: '18' }));
  started.seat(0).isAsked('remove-custodians').passes();
  equal(started.seat(0).isNotAsked().points, 0);
  equal(started.table.state.custodians, true);
});

proves('LRR 27.3, LRR 98.5', 'the point for them may win the game at once', () => {
  const started = table()
    .points(0, 9)
    .units(0, '18', { carrier: 1, infantry: 1 })
    .goods(0, { tradeGoods: 6 })
    .token(0, '18')
    .start(activate({ system: '18' }));
  started.seat(0).chooses('remove').allots({ 'trade-goods': 6 });
  equal(started.table.state.winner, 0);
  equal(started.table.over, true);
});

proves('GR tactical.4g, LRR 35.1', 'a planet that nobody had explored is explored once control is established', () => {
  const started = table()
    .units(0, '19', { carrier: 1, infantry: 1 })
    .token(0, '19')
    .deck('industrial', 'biotic-research-facility')
    .start(activate({ system: '19' }));
  const { seat, table: played } = started;
  seat(0).isAsked('commit').allots({ 'infantry@wellon': 1 });
  deepEqual(
    played.events.map(({ type }) => type).filter(type => ['control', 'explored'].includes(type)),
    ['control', 'explored'],
  );
  equal(seat(0).planet('wellon').explored, true);
});
