import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { pickStrategyCard } from '../../../rules/phases/strategy-phase.ts';
import { given } from '../../../testing/index.ts';

const table = () =>
  given('sol', 'hacan', 'letnev')
    .phase('strategy')
    .active(null)
    .strategyCards('sol')
    .with(game => {
      game.strategyCards.find(({ id }) => id === 'trade')!.tradeGoods = 2;
    });

proves('LRR 84.1, action-cards/public-disgrace', 'a player who has named a strategy card takes another one', () => {
  const { seat } = table()
    .actionCards('hacan', 'public-disgrace')
    .start(pickStrategyCard({ seat: 0 }));
  seat('sol').isAsked('strategy-card').chooses('trade');
  seat('hacan').isAsked('when-strategy-card-chosen').isTold({ seat: 0, card: 'trade' }).chooses('public-disgrace');
  seat('sol').isOffered('leadership', 'construction', 'warfare', 'technology', 'imperial').chooses('imperial');
  deepEqual(seat('sol').player.strategyCards, [{ id: 'imperial', exhausted: false }]);
  deepEqual(seat('sol').tradeGoods, 0);
});

proves('LRR 84.1, action-cards/public-disgrace', 'not oneself, and not where there is no other card', () => {
  const own = table()
    .actionCards('sol', 'public-disgrace')
    .start(pickStrategyCard({ seat: 0 }));
  own.seat('sol').chooses('trade').isNotAsked();
  const last = table()
    .actionCards('hacan', 'public-disgrace')
    .with(game => {
      playerToChange(game, 2).strategyCards.push(
        ...game.strategyCards.filter(({ id }) => id !== 'trade').map(({ id }) => ({ id, exhausted: false })),
      );
      game.strategyCards = game.strategyCards.filter(({ id }) => id === 'trade');
    })
    .start(pickStrategyCard({ seat: 0 }));
  last.seat('sol').chooses('trade');
  last.seat('hacan').isNotAsked();
});

proves('LRR 84.1, action-cards/public-disgrace', 'where there is one other card, that is the one taken', () => {
  const { seat } = table()
    .strategyCards('hacan', 'leadership', 'construction')
    .strategyCards('letnev', 'diplomacy', 'politics', 'warfare', 'technology')
    .actionCards('hacan', 'public-disgrace')
    .start(pickStrategyCard({ seat: 0 }));
  seat('sol').isOffered('trade', 'imperial').chooses('trade');
  seat('hacan').isAsked('when-strategy-card-chosen').chooses('public-disgrace');
  seat('sol').isOffered('imperial').chooses('imperial');
  deepEqual(seat('sol').player.strategyCards, [{ id: 'imperial', exhausted: false }]);
});
