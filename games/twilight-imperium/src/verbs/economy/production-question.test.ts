import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { given } from '../../testing/index.ts';
import { costOf } from './bill.ts';
import { produceByEffect } from './produce-by-effect.ts';
import { produceIn } from './production.ts';

/** Sol has a space dock on Jord (4 resources: Production 6), and units beside it that produce nothing. */
const dock = (tradeGoods: number) =>
  given('sol', 'hacan', 'letnev')
    .units('sol', 'jord', { 'space-dock': 1, infantry: 1, pds: 1 })
    .units('sol', '01', { cruiser: 1 })
    .planet('jord', { controller: 'sol', exhausted: true })
    .goods('sol', { tradeGoods });

proves('LRR 67.1, LRR 68.1', 'the question says what can be made in all and what there is to pay, and no more', () => {
  const { seat } = dock(3).runs(game => produceIn(game, 0, '01'));
  deepEqual(seat('sol').isAsked('produce').ask.prompt, { system: '01', limit: 6, funds: 3 });
  seat('sol').passes();
});

proves('LRR 67.1', 'every unit that cannot be made is barred, and only those', () => {
  const { seat } = dock(3).runs(game => produceIn(game, 0, '01'));
  const sol = seat('sol').isOfferedLines({ carrier: 1, cruiser: 1, destroyer: 3, fighter: 6, infantry: 6, mech: 1 });
  deepEqual(sol.barred, {
    dreadnought: 'produce.cost LRR 67.1',
    flagship: 'produce.cost LRR 67.1',
    'war-sun': 'produce.plan LRR 97',
    pds: 'produce.structure LRR 85.2',
    'space-dock': 'produce.structure LRR 85.2',
  });
  sol.passes();
});

proves('LRR 67.5', 'a unit that could be paid for is barred for want of pieces', () => {
  const { seat } = dock(4)
    .tokens('sol', { fleet: 6 })
    .units('sol', '46', { dreadnought: 5 })
    .token('sol', '46')
    .runs(game => produceIn(game, 0, '01'));
  deepEqual(seat('sol').barred.dreadnought, 'produce.no-pieces LRR 67.5');
  seat('sol').passes();
});

proves('LRR 67.6', 'with ships of others in the system ships are barred for them', () => {
  const { seat } = dock(3)
    .units('hacan', '01', { cruiser: 1 })
    .runs(game => produceIn(game, 0, '01'));
  const sol = seat('sol').isOfferedLines({ infantry: 6, mech: 1 });
  deepEqual(
    [sol.barred.carrier, sol.barred['war-sun'], sol.barred.pds],
    ['produce.ships-there LRR 67.6', 'produce.ships-there LRR 67.6', 'produce.structure LRR 85.2'],
  );
  sol.passes();
});

proves('LRR 67.4', 'an effect makes as many units as it says, or as can be paid', () => {
  const place = { system: '01', planet: 'jord' } as const;
  const asked = (terms: Parameters<typeof produceByEffect>[3]) =>
    dock(1)
      .runs(game => produceByEffect(game, 0, place, terms))
      .seat('sol')
      .isAsked('produce');
  const all = asked({});
  deepEqual(all.ask.prompt, { ...place, limit: 5, funds: 1 }); // a destroyer, two fighters, two infantry
  all.isOfferedLines({ destroyer: 1, fighter: 2, infantry: 2 }).isBound(0, 5).passes();
  const two = asked({ max: 2, mostCost: 1 });
  deepEqual(two.ask.prompt, { ...place, limit: 2, funds: 1 });
  two.isBound(0, 2).allots({ infantry: 2 }).isAsked('pay-resources').allots({ 'trade-goods': 1 });
  deepEqual(two.units('jord'), { infantry: 3, pds: 1, 'space-dock': 1 });
});

test('LRR 67.2: two for one cost, or one for the same cost', () => {
  const { state } = dock(0).start().table;
  const costs = [
    {},
    { infantry: 1 },
    { infantry: 2 },
    { infantry: 3, fighter: 1 },
    { cruiser: 2, carrier: 1 },
    { pds: 2 },
  ];
  deepEqual(
    costs.map(amounts => costOf(state, 0, amounts)),
    [0, 1, 1, 3, 7, 0],
  );
});
