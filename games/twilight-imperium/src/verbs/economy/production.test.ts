import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';
import { produceIn } from './production.ts';

/** Seat 0 with a space dock on jord (4 resources: Production 6), and trade goods to spend. */
const dock = (tradeGoods: number) =>
  given('sol', 'hacan', 'letnev')
    .units(0, 'jord', { 'space-dock': 1 })
    .planet('jord', { controller: 0, exhausted: true })
    .goods(0, { tradeGoods });
const produces = (start: ReturnType<typeof dock>) =>
  start.technology(1, 'fighter-ii').runs(game => produceIn(game, 0, '01'));

proves(
  'LRR 89.5, LRR 89.5a, LRR 68, GR tactical.5',
  'the last step of a tactical action is production, moved or not',
  () => {
    const { seat } = dock(2)
      .token(0, '01')
      .start(activate({ system: '01' }));
    const sol = seat(0).isAsked('produce').allots({ cruiser: 1 });
    sol.isAsked('pay-resources').allots({ 'trade-goods': 2 });
    deepEqual(sol.units('01'), { cruiser: 1 });
  },
);

proves(
  'LRR 68.1, LRR 79.1',
  'Production is the most units that a unit makes: for a dock 2 more than the resources of its planet',
  () => {
    const { seat } = produces(dock(20));
    seat(0).isAsked('produce').isTold({ limit: 6 }).isBound(0, 6);
    seat(0).isOfferedLines({
      flagship: 1,
      dreadnought: 5,
      carrier: 4,
      cruiser: 6,
      destroyer: 6,
      fighter: 6,
      mech: 4,
      infantry: 6,
    });
    seat(0).isRefused('answer/too-many', { destroyer: 4, fighter: 3 }); // LRR 68.1b
    seat(0).passes();
  },
);

proves('LRR 26.3', 'units without a cost cannot be produced: no structures', () => {
  const { seat } = produces(dock(40));
  const { ask } = seat(0);
  equal(ask.form === 'allocate' && ask.lines.some(({ key }) => key === 'pds' || key === 'space-dock'), false);
  seat(0).passes();
});

proves('LRR 68.1a', 'several producing units in a system add up', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units(0, 'starpoint', { 'space-dock': 1 })
    .units(0, 'new-albion', { 'space-dock': 1 })
    .planets(0, 'starpoint', 'new-albion')
    .goods(0, { tradeGoods: 9 })
    .runs(game => produceIn(game, 0, '27'));
  seat(0).isAsked('produce').isTold({ limit: 8 }).passes(); // 3 + 1 and 1 + 1 resources, 2 more each
});

proves('LRR 67.1, LRR 67.1c, LRR 67.1b, LRR 26.1', 'one bill for all of them; what is paid too much is lost', () => {
  const { seat } = produces(dock(1).planets(0, 'lodor', 'vefut-ii'));
  const sol = seat(0).isAsked('produce').isTold({ funds: 6 });
  sol.isRefused('answer/against-rule', { carrier: 1, cruiser: 2 });
  sol.allots({ carrier: 1, destroyer: 1 });
  sol.isAsked('pay-resources').isTold({ price: 4 }).isOfferedLines({ lodor: 1, 'vefut-ii': 1, 'trade-goods': 1 });
  sol.isRefused('answer/against-rule', { lodor: 1 });
  sol.allots({ lodor: 1, 'vefut-ii': 1 });
  deepEqual([sol.readyPlanets, sol.tradeGoods], [[], 1]);
});

proves('LRR 67.1a', "the planets must be ready and one's own", () => {
  const { seat } = produces(
    dock(0).planets(0, 'lodor').planet('vefut-ii', { controller: 0, exhausted: true }).planets(1, 'quann'),
  );
  seat(0).isAsked('produce').isTold({ funds: 3 }).allots({ cruiser: 1 });
  seat(0).isAsked('pay-resources').isOfferedLines({ lodor: 1 }).allots({ lodor: 1 });
});

proves(
  'LRR 67.2, LRR 67.2a, LRR 26.2',
  'fighters and infantry come in pairs for one cost, each counting against the limit',
  () => {
    const { seat } = produces(dock(3));
    const sol = seat(0).isAsked('produce').isOfferedLines({
      carrier: 1,
      cruiser: 1,
      destroyer: 3,
      fighter: 6,
      mech: 1,
      infantry: 6,
    });
    sol.isRefused('answer/too-many', { fighter: 4, infantry: 4 });
    sol.allots({ fighter: 2, infantry: 4 });
    sol.isAsked('pay-resources').isTold({ price: 3 }).allots({ 'trade-goods': 3 });
    deepEqual([sol.units('01'), sol.units('jord')], [{ fighter: 2 }, { infantry: 4, 'space-dock': 1 }]);
  },
);

proves('LRR 67.2b, LRR 68.1c', 'one of a pair costs as much as both, and pairs are not mixed', () => {
  const { seat } = produces(dock(2));
  const sol = seat(0).allots({ fighter: 1, infantry: 1 });
  sol.isAsked('pay-resources').isTold({ price: 2 }).allots({ 'trade-goods': 2 });
  deepEqual([sol.units('01'), sol.units('jord')], [{ fighter: 1 }, { infantry: 1, 'space-dock': 1 }]);
});

proves('LRR 68.3', 'ground forces go onto planets of producing units, in any split', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .map('212', '75')
    .units(0, 'abaddon', { 'space-dock': 1 })
    .units(0, 'ashtroth', { 'space-dock': 1 })
    .planets(0, 'abaddon', 'ashtroth', 'loki')
    .goods(0, { tradeGoods: 3 })
    .runs(game => produceIn(game, 0, '75'));
  const sol = seat(0).allots({ infantry: 4 });
  sol.allots({ 'trade-goods': 2 });
  sol.isAsked('produce.place').isOfferedLines({ abaddon: 4, ashtroth: 4 }).allots({ abaddon: 4 });
  deepEqual(sol.units('abaddon'), { infantry: 4, 'space-dock': 1 });
});

proves('LRR 68.4', 'beside a producing unit in space they go to own planets there, or into space', () => {
  const { seat } = given('saar', 'hacan', 'letnev')
    .units(0, '27', { 'space-dock': 1, carrier: 1 })
    .planets(0, 'starpoint')
    .goods(0, { tradeGoods: 1 })
    .runs(game => produceIn(game, 0, '27'));
  const saar = seat(0).allots({ infantry: 2 });
  saar.allots({ 'trade-goods': 1 });
  saar.isAsked('produce.place').isOfferedLines({ starpoint: 2, space: 2 }).allots({ starpoint: 1, space: 1 });
  deepEqual(
    [saar.units('starpoint'), saar.units('27')],
    [{ infantry: 1 }, { carrier: 1, infantry: 1, 'space-dock': 1 }],
  );
});

proves('LRR 67.6, LRR 67.6a, LRR 14.1', "no ships are produced beside others' ships; ground forces are", () => {
  const blockaded = produces(dock(9).units(1, '01', { fighter: 1 }));
  blockaded.seat(0).isAsked('produce').isOfferedLines({ mech: 4, infantry: 6 }).passes();

  const shared = produces(dock(9).units(1, '01', { fighter: 1 }).units(0, '01', { cruiser: 1 }));
  shared.seat(0).isAsked('produce').isOfferedLines({ mech: 4, infantry: 6 }).passes();
});

proves('LRR 37.3, LRR 16.3', 'what is produced counts against fleet pool and capacity at once', () => {
  const { seat } = produces(dock(9).units(0, '01', { cruiser: 3 }));
  const sol = seat(0).allots({ destroyer: 1, fighter: 5 });
  sol.allots({ 'trade-goods': 4 });
  sol.isAsked('remove-ships').isOfferedLines({ cruiser: 3, destroyer: 1 }).isBound(1, 1).allots({ cruiser: 1 });
  deepEqual(sol.units('01'), { cruiser: 2, destroyer: 1, fighter: 3 }); // the dock supports three fighters
});

proves('LRR 67.5, LRR 72.1, LRR 96.2', 'nobody produces more than is in reinforcements', () => {
  const { seat } = produces(dock(12).tokens(0, { fleet: 5 }).units(0, '46', { dreadnought: 4 }).token(0, '46'));
  seat(0).isAsked('produce');
  seat(0).isRefused('answer/amount', { dreadnought: 2 });
  seat(0).passes();
});

proves(
  'LRR 67.5a, LRR 23.4a',
  'without a piece one may be taken from a system without an own command token, and comes undamaged',
  () => {
    const { seat } = produces(
      dock(4)
        .tokens(0, { fleet: 5 })
        .units(0, '46', { dreadnought: 2, infantry: 2 })
        .units(0, '47', { dreadnought: 1, 'dreadnought!': 1 })
        .units(0, '40', { dreadnought: 1 })
        .token(0, '40'),
    );
    const sol = seat(0).isAsked('produce').allots({ dreadnought: 1 });
    sol.isAsked('recall').isOfferedLines({ '46:space': 2, '47:space': 1, '47:space!': 1 }).isBound(1, 1);
    sol.allots({ '47:space!': 1 });
    sol.isAsked('pay-resources').allots({ 'trade-goods': 4 });
    deepEqual([sol.units('47'), sol.units('01')], [{ dreadnought: 1 }, { dreadnought: 1 }]);
  },
);

proves('LRR 67.5a, LRR 16.3', 'what a ship that is taken away carried is removed', () => {
  const { seat } = produces(
    dock(3).units(0, '46', { carrier: 1, infantry: 3 }).units(0, '47', { carrier: 3 }).token(0, '47'),
  );
  const sol = seat(0).allots({ carrier: 1 });
  sol.isAsked('recall').isOfferedLines({ '46:space': 1 }).allots({ '46:space': 1 });
  sol.allots({ 'trade-goods': 3 });
  deepEqual([sol.units('46'), sol.units('01')], [{}, { carrier: 1 }]);
});

proves('LRR 67.5b, LRR 36.1, LRR 46.1', 'fighters and infantry never run out', () => {
  const { seat } = produces(dock(6).units(0, 'lodor', { infantry: 12 }).units(0, '46', { 'war-sun': 2, fighter: 10 }));
  const sol = seat(0).allots({ fighter: 3, infantry: 3 });
  sol.isAsked('pay-resources').isTold({ price: 4 }).allots({ 'trade-goods': 4 });
  deepEqual([sol.units('01'), sol.units('jord')], [{ fighter: 3 }, { infantry: 3, 'space-dock': 1 }]);
});

proves('LRR 67.1', 'a war sun needs its technology', () => {
  const { seat } = produces(dock(12));
  seat(0).isAsked('produce').isRefused('answer/unknown-key', { 'war-sun': 1 });
  seat(0).passes();
});

proves('LRR 68', 'without a producing unit there is no production', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .planets(0, 'jord')
    .units(0, 'jord', { pds: 1, infantry: 1 })
    .runs(game => produceIn(game, 0, '01'));
  seat(0).isNotAsked();
});
