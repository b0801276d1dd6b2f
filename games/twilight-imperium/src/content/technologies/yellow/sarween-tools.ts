import { productionDiscount } from '../../../moments/economy/queries.ts';
import { modify, technology } from '../technology.ts';

export const sarweenTools = technology({
  id: 'sarween-tools',
  passive: [modify(productionDiscount, (_production, off) => off + 1)],
});
