import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import type { FactionId } from '../model/ids.ts';
import { isOnBoard, piecesOf, planetsOf, systemWith } from '../model/readers.ts';
import { endOfTurn, startOfTurn } from '../moments/phases/windows.ts';
import { activate } from '../moments/steps.ts';
import { statsOf } from '../moments/units/queries.ts';
import { given } from '../testing/index.ts';
import { pay, spendableTotal } from '../verbs/economy/economy.ts';
import { produceIn } from '../verbs/economy/production.ts';
import type { Part } from './ability.ts';
import { deploys } from './deploy.ts';
import { onSheet } from './factions/faction.ts';

// Deploy abilities for these tests only.
const unitWith = (id: string, faction: FactionId, part: Part): void =>
  onSheet(id, { faction, source: 'pok' }, { unit: 'mech' }, { responses: [part] }).install();
unitWith(
  'landing',
  'sol',
  deploys('mech', endOfTurn, {
    places: (game, me, { seat }) =>
      seat === me ? planetsOf(game, me).map(({ id }) => ({ system: systemWith(game, id).id, planet: id })) : [],
  }),
);
unitWith(
  'bought-landing',
  'sol',
  deploys('mech', startOfTurn, {
    places: (game, me) =>
      isOnBoard(game, 'wellon') && spendableTotal(game, me, 'resources') >= 2
        ? [{ system: '19', planet: 'wellon' }]
        : [],
    before: (game, me) => pay(game, me, 2, 'resources'),
  }),
);
unitWith(
  'flying',
  'hacan',
  deploys('mech', endOfTurn, {
    places: (_game, me, { seat }) => (seat === me ? [{ system: '46', planet: null }] : []),
  }),
);

const table = () => given('sol', 'hacan', 'letnev').sheet('sol', 'landing', 'bought-landing').sheet('hacan', 'flying');

proves(
  'LRR 30, LRR 30.1, LRR 30.1a, LRR 55.3',
  'a unit is deployed when its condition is met, for nothing, where its owner says',
  () => {
    const { seat } = table()
      .planets('sol', 'wellon', 'lodor')
      .runs(game => open(game, endOfTurn, { seat: 0 }));
    const sol = seat('sol').isAsked('end-of-turn').isOffered('landing').chooses('landing');
    sol.isAsked('deploy').isOffered('wellon', 'lodor');
    deepEqual(sol.pointsAt, [{ planet: 'wellon' }, { planet: 'lodor' }]);
    sol.chooses('lodor');
    deepEqual(sol.units('lodor'), { mech: 1 });
  },
);

proves('LRR 30.1a', 'an ability that names a price is paid first', () => {
  const start = (tradeGoods: number) =>
    table()
      .planet('wellon', { controller: 'sol', exhausted: true })
      .goods('sol', { tradeGoods })
      .runs(game => open(game, startOfTurn, { seat: 0 }))
      .seat('sol');
  const sol = start(3).isAsked('start-of-turn').chooses('bought-landing');
  sol.isAsked('pay-resources').isTold({ price: 2 }).allots({ 'trade-goods': 2 });
  deepEqual([sol.tradeGoods, sol.units('wellon')], [1, { mech: 1 }]);
  start(1).isNotAsked();
});

proves('LRR 30.2, LRR 30.2a, LRR 23.4a', 'never without one in reinforcements: none is called back for it', () => {
  const { seat } = table()
    .planets('sol', 'wellon', 'lodor')
    .units('sol', 'wellon', { mech: 2 })
    .units('sol', '46', { carrier: 1, mech: 1 })
    .captured('hacan', 'sol', { mech: 1 })
    .runs(game => open(game, endOfTurn, { seat: 0 }));
  seat('sol').isNotAsked();
});

proves('LRR 30.3', 'once in each timing window, and again in the next', () => {
  const { seat } = table()
    .planets('sol', 'wellon')
    .runs(function* (game) {
      yield* open(game, endOfTurn, { seat: 0 });
      yield* open(game, endOfTurn, { seat: 0 });
    });
  seat('sol').chooses('landing').chooses('landing').isNotAsked();
  deepEqual(seat('sol').units('wellon'), { mech: 2 });
});

proves('LRR 30.1, LRR 16.3', 'what is deployed into space needs room there', () => {
  const { seat } = table().runs(game => open(game, endOfTurn, { seat: 1 }));
  seat('hacan').chooses('flying');
  deepEqual(seat('hacan').units('46'), {});
});

proves(
  'LRR 55, LRR 55.2, LRR 55.4',
  'mechs are produced for 2 resources each, four at most, without a technology',
  () => {
    const { seat, table: played } = table()
      .units('sol', 'jord', { 'space-dock': 1 })
      .planet('jord', { controller: 'sol', exhausted: true })
      .goods('sol', { tradeGoods: 10 })
      .runs(game => produceIn(game, 0, '01'));
    const sol = seat('sol').isRefused('answer/amount', { mech: 5 }).allots({ mech: 4 });
    sol.isAsked('pay-resources').isTold({ price: 8 }).allots({ 'trade-goods': 8 });
    deepEqual(sol.units('jord'), { mech: 4, 'space-dock': 1 });
    deepEqual([statsOf(played.state, 0, 'mech').sustain, sol.player.technologies], [true, []]);
  },
);

proves('LRR 55.1', 'mechs are ground forces: they are transported, land and fight', () => {
  const { seat } = table()
    .units('sol', '18', { carrier: 1, mech: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .dice('combat', 6)
    .dice('combat', 10)
    .start(activate({ system: '19' }));
  seat('sol').chooses('18').allots({ carrier: 1 }).allots({ '18:space:mech': 1 });
  seat('sol').isAsked('commit').isOfferedLines({ 'mech@wellon': 1 }).allots({ 'mech@wellon': 1 });
  seat('sol').isAsked('sustain-damage').allots({ mech: 1 });
  deepEqual([seat('sol').units('wellon'), seat('sol').planets], [{ 'mech!': 1 }, ['wellon']]);
});

test('without Prophecy of Kings there are no mechs', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev', { sets: ['base'] })
    .sheet('sol', 'landing')
    .units('sol', 'jord', { 'space-dock': 1 })
    .planets('sol', 'jord')
    .runs(function* (game) {
      yield* open(game, endOfTurn, { seat: 0 });
      yield* produceIn(game, 0, '01');
    });
  seat('sol').isAsked('produce').isRefused('answer/unknown-key', { mech: 1 }).passes();
  equal(piecesOf(played.state, 'mech'), 0);
});
