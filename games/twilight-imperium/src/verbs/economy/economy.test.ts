import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { given } from '../../testing/index.ts';
import { returnExcessCommodities } from './commodities.ts';
import { gainTradeGoods, pay, readyPlanets, replenishCommodities, spendAny } from './economy.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves('LRR 75.2, LRR 75.3, LRR 93.4a', 'resources come from ready planets and trade goods', () => {
  const { seat } = table()
    .planets('sol', 'jord', 'lodor')
    .planet('wellon', { controller: 'sol', exhausted: true })
    .goods('sol', { tradeGoods: 2, commodities: 4 })
    .runs(game => pay(game, 0, 5, 'resources'));
  const sol = seat('sol').isAsked('pay-resources').isTold({ price: 5 });
  sol.isOfferedLines({ jord: 1, lodor: 1, 'trade-goods': 2 });
  sol.isRefused('answer/against-rule', { jord: 1 }).allots({ jord: 1, 'trade-goods': 1 });
  deepEqual([sol.readyPlanets, sol.tradeGoods, sol.commodities], [['lodor'], 1, 4]);
});

proves('LRR 47.2', 'influence likewise; what is paid too much is lost', () => {
  const { seat } = table()
    .planets('sol', 'lirta-iv', 'mecatol-rex')
    .runs(game => pay(game, 0, 2, 'influence'));
  const sol = seat('sol').isAsked('pay-influence').isOfferedLines({ 'lirta-iv': 1, 'mecatol-rex': 1 });
  deepEqual(sol.allots({ 'mecatol-rex': 1 }).readyPlanets, ['lirta-iv']);
  equal(sol.tradeGoods, 0);
});

proves('LRR 47.2', 'of any amount none is an amount, and the worth of what is spent is told', () => {
  const { seat, table: played } = table()
    .planets('sol', 'lirta-iv', 'wellon')
    .runs(function* (game) {
      yield* gainTradeGoods(game, 2, yield* spendAny(game, 0, 'any', 'influence'));
      yield* gainTradeGoods(game, 2, yield* spendAny(game, 0, 'any', 'influence'));
    });
  seat('sol').isAsked('any').allots({ 'lirta-iv': 1 }).isOfferedLines({ wellon: 1 }).passes();
  equal(seat('letnev').tradeGoods, 3);
  equal(played.over, true);
});

proves('LRR 21.2, LRR 21.3', 'replenishing fills up to the commodity value and never takes away', () => {
  const { seat } = table()
    .goods('hacan', { commodities: 5 })
    .runs(function* (game) {
      for (const each of [0, 1]) yield* replenishCommodities(game, each);
    });
  deepEqual([seat('sol').commodities, seat('hacan').commodities], [4, 6]);
});

proves('LRR 32.3', 'only exhausted planets that the seat controls can be readied', () => {
  const { seat } = table()
    .planets('sol', 'jord')
    .planet('lodor', { controller: 'sol', exhausted: true })
    .planet('wellon', { controller: 'hacan', exhausted: true })
    .runs(game => readyPlanets(game, 0, { upTo: 2 }));
  seat('sol').isAsked('ready-planets').isOffered('lodor').isBound(0, 1).chooses('lodor');
  deepEqual([seat('sol').readyPlanets, seat('hacan').readyPlanets], [['jord', 'lodor'], []]);
});

proves('LRR 71.1', 'who has to ready two planets readies the only one that is exhausted', () => {
  const { seat } = table()
    .planets('sol', 'jord')
    .planet('lodor', { controller: 'sol', exhausted: true })
    .runs(game => readyPlanets(game, 0, { upTo: 2, all: true }));
  seat('sol').isAsked('ready-planets').isBound(1, 1).chooses('lodor');
  deepEqual(seat('sol').readyPlanets, ['jord', 'lodor']);
});

proves(
  'LRR 21.2',
  'commodities beyond a value that went down go back, and nothing is told where there are none',
  () => {
    const returned = (commodities: number) => {
      const { seat, table: played } = table()
        .goods('sol', { commodities })
        .runs(game => returnExcessCommodities(game, 0));
      return [seat('sol').commodities, played.events.length];
    };
    deepEqual(
      [returned(3), returned(4), returned(5), returned(6)],
      [
        [3, 0],
        [4, 0],
        [4, 1],
        [4, 1],
      ],
    );
  },
);

proves('LRR 32.3', 'what is readied is told, and nothing where nothing is', () => {
  const toldOf = (...planets: PlanetId[]) => {
    const { seat, table: played } = table()
      .planet('lodor', { controller: 'sol', exhausted: true })
      .planet('quann', { controller: 'sol', exhausted: true })
      .runs(game => readyPlanets(game, 0, { upTo: 1 }));
    seat('sol')
      .isBound(0, 1)
      .chooses(...planets);
    return told(played, 'readied');
  };
  deepEqual([toldOf(), toldOf('lodor')], [[], [{ seat: 0, planets: ['lodor'] }]]);
});

proves('LRR 75.3', 'a payment may have to leave a single resource', () => {
  const { seat } = table()
    .goods('sol', { tradeGoods: 2 })
    .planets('sol', 'jord')
    .runs(game => pay(game, 0, 5, 'resources', [], 1));
  seat('sol').isRefused('answer/against-rule', { jord: 1, 'trade-goods': 2 }).allots({ jord: 1, 'trade-goods': 1 });
});
