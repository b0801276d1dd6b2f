import { statusTokens } from '../../../moments/phases/queries.ts';
import { modify, technology } from '../technology.ts';

export const hyperMetabolism = technology({
  id: 'hyper-metabolism',
  passive: [modify(statusTokens, (_seat, tokens) => tokens + 1)],
});
