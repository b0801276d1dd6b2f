import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { initiativeOf } from '../../model/readers.ts';
import { secondaries, strategicAction } from '../../rules/phases/strategic-action.ts';
import { type Given, given } from '../../testing/index.ts';
import { technologyCard } from './technology.ts';

const base = { sets: ['base'] as const };

proves('LRR 91', 'Technology has initiative 7', () => {
  equal(initiativeOf('technology'), 7);
});

proves('LRR 91.2', 'one technology for nothing, then another for six resources', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .goods('sol', { tradeGoods: 7 })
    .resolves('sol', technologyCard.primary);
  const sol = seat('sol').isAsked('research').isTold({ price: 0 }).chooses('antimass-deflectors');
  equal(sol.tradeGoods, 7);
  // What was researched first counts for the second.
  sol
    .isAsked('research')
    .isTold({ price: 6 })
    .chooses('gravity-drive')
    .isAsked('pay-resources')
    .allots({ 'trade-goods': 6 });
  equal(sol.tradeGoods, 1);
  deepEqual(sol.player.technologies, ['antimass-deflectors', 'gravity-drive']);
});

proves('LRR 91.2', 'both are a "may", and the second can be bought without the first', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .goods('sol', { tradeGoods: 6 })
    .resolves('sol', technologyCard.primary);
  seat('sol').isTold({ price: 0 }).passes().isTold({ price: 6 }).chooses('sarween-tools').allots({ 'trade-goods': 6 });
  deepEqual(seat('sol').player.technologies, ['sarween-tools']);
});

proves('LRR 91.2', 'a specialty used for the first technology is not there for the second', () => {
  const { seat } = given('sol', 'hacan', 'letnev', base)
    .planets('sol', 'wellon')
    .goods('sol', { tradeGoods: 6 })
    .resolves('sol', technologyCard.primary);
  seat('sol')
    .chooses('graviton-laser-system')
    .isOffered('antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools')
    .passes();
});

proves('LRR 91.1, LRR 91.3', 'the others, clockwise, spend a token and four resources', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev', base)
    .strategyCards('sol', 'technology')
    .goods('hacan', { tradeGoods: 4 })
    .goods('letnev', { tradeGoods: 3 })
    .start(strategicAction({ card: 'technology' }));
  seat('sol').isAsked('research').chooses('sarween-tools');
  seat('hacan').isAsked('follow').chooses('follow').isAsked('research').isTold({ price: 4 }).chooses('plasma-scoring');
  seat('hacan').isAsked('pay-resources').allots({ 'trade-goods': 4 });
  seat('letnev').isNotAsked(); // three resources are not enough

  deepEqual(seat('hacan').player.technologies, ['plasma-scoring']);
  equal(seat('hacan').tokens.strategy, 1);
  equal(seat('letnev').tokens.strategy, 2);
  equal(table.over, true);
  deepEqual(told(table, 'could-not-follow'), [{ seat: 2, card: 'technology', lacks: 'resources' }]);
});

proves(
  'LRR 91.3, R-177',
  'a player whose cards lower the price enough may follow, and a player who pays nothing needs nothing',
  () => {
    const asks = (start: Given) => {
      const { table, seat } = start
        .strategyCards('sol', 'technology')
        .active('sol')
        .start(secondaries({ card: 'technology', waiting: [1] }));
      const asked = table.asks(1).length > 0;
      if (asked) seat(1).passes();
      return asked;
    };
    const poor = (faction: 'hacan' | 'jolnar') => given('sol', faction, 'letnev');
    equal(asks(poor('hacan').goods('hacan', { tradeGoods: 3 })), false);
    equal(asks(poor('hacan').goods('hacan', { tradeGoods: 4 })), true);
    equal(asks(poor('hacan').law('minister-of-sciences', '1')), true);
    equal(asks(poor('jolnar').sheet('jolnar')), true); // Brilliant: the primary ability instead
  },
);
