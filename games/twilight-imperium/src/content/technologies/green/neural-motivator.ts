import { statusDraws } from '../../../moments/phases/queries.ts';
import { modify, technology } from '../technology.ts';

export const neuralMotivator = technology({
  id: 'neural-motivator',
  passive: [modify(statusDraws, (_seat, cards) => cards + 1)],
});
