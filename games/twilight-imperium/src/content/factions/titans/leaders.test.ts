import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { isOfType } from '../../../moments/units/counts-as.ts';
import { given } from '../../../testing/index.ts';
import { produceByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { destroyAllIn } from '../../../verbs/units/destruction.ts';

// Tellurian

proves('LRR 51, LRR 77, LRR 15, leaders/tellurian', 'cancels a hit of any kind, here of Bombardment', () => {
  const { seat } = given('titans', 'sol', 'hacan')
    .leader('titans', 'tellurian')
    .active('sol')
    .planets('hacan', 'lodor', 'arretze')
    .units('hacan', 'lodor', { infantry: 1 })
    .units('sol', '26', { dreadnought: 1 })
    .dice('bombardment', 10)
    .start(activate({ system: '26' }));
  seat('sol').isAsked('bombardment').allots({ 'dreadnought@lodor': 1 });
  seat('titans').isAsked('before-hits-assigned').chooses('tellurian');
  deepEqual(seat('hacan').units('lodor'), { infantry: 1 });
});

proves('LRR 31, leaders/tellurian', 'nothing against what destroys units without hits', () => {
  const { seat } = given('titans', 'sol', 'hacan')
    .leader('titans', 'tellurian')
    .planets('titans', 'lodor', 'elysium')
    .units('titans', 'lodor', { infantry: 1 })
    .runs(game => destroyAllIn(game, { system: '26', planet: 'lodor' }, () => true, 1));
  seat('titans').isNotAsked();
  deepEqual([seat('titans').units('lodor'), seat('titans').player.exhausted], [{}, []]);
});

// Tungstantus

/** The Titans beside the Mentak, with a space dock at home. */
const yard = (tradeGoods: number) =>
  given('titans', 'mentak', 'hacan')
    .sheet('mentak', 'pillage')
    .leader('titans', 'tungstantus')
    .planet('elysium', { controller: 'titans', exhausted: true })
    .units('titans', 'elysium', { 'space-dock': 1 })
    .units('mentak', '55', { cruiser: 1 })
    .goods('titans', { tradeGoods });

proves(
  'LRR 68, R-286, leaders/tungstantus, faction-abilities/pillage',
  'Pillage looks at what is left when the bill is paid, whether the trade good was spent on it or not',
  () => {
    const pillaged = (before: number, spends: 'tungstantus' | 'trade-goods') => {
      const { seat } = yard(before).runs(game => produceIn(game, 0, '55'));
      seat('titans')
        .isAsked('produce')
        .allots({ infantry: 2 })
        .isAsked('pay-resources')
        .allots({ [spends]: 1 });
      if (spends === 'trade-goods') seat('titans').isAsked('after-production').chooses('tungstantus');
      const isAsked = seat('mentak').isWaitedFor;
      if (isAsked) seat('mentak').isAsked('after-trade-goods-gained').chooses('pillage');
      return [isAsked, seat('titans').tradeGoods];
    };
    deepEqual(pillaged(3, 'tungstantus'), [true, 2]);
    deepEqual(pillaged(2, 'tungstantus'), [false, 2]);
    deepEqual(pillaged(3, 'trade-goods'), [true, 2]);
    deepEqual(pillaged(2, 'trade-goods'), [false, 2]);
  },
);

proves('LRR 67.4, leaders/tungstantus', 'nothing for units that are made without Production', () => {
  const { seat } = yard(2).runs(game =>
    produceByEffect(game, 0, { system: '55', planet: 'elysium' }, { which: isOfType('infantry'), max: 2 }),
  );
  seat('titans').allots({ infantry: 2 }).isAsked('pay-resources').isOfferedLines({ 'trade-goods': 2 });
  seat('titans').allots({ 'trade-goods': 1 }).isNotAsked();
  equal(seat('titans').tradeGoods, 1);
});
