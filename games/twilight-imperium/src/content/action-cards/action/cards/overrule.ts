import { next } from '@orrery/kernel';
import type { StrategyCardId } from '../../../../model/ids.ts';
import { performPrimary } from '../../../../moments/steps.ts';
import { action } from '../../action-card.ts';
import { openStrategyCards } from './open-strategy-cards.ts';

export const overrule = action({
  id: 'overrule',
  possible: () => true,
  aims: game => openStrategyCards(game).map(id => ({ key: id, at: { strategyCard: id } })),
  *resolve(_game, _me, _moment, { aim }) {
    return next(performPrimary({ card: aim as StrategyCardId }));
  },
});
