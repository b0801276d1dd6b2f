import { afterAbilityRoll } from '../../../moments/combat/windows.ts';
import { rerollAll } from '../../../verbs/combat/hits.ts';
import { reaction } from '../action-card.ts';

export const scrambleFrequency = reaction({
  id: 'scramble-frequency',
  window: afterAbilityRoll,
  when: (_game, me, { seat }) => seat !== me,
  resolve: (_game, _me, moment) => rerollAll(moment),
});
