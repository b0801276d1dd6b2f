import { discountsOf } from '../../moments/queries.ts';
import { modify, technology } from './technology.ts';

export const sarweenTools = technology({
  id: 'sarween-tools',
  passive: [modify(discountsOf, (_production, cards) => [...cards, { card: 'sarween-tools', amount: 1 }])],
});
