import { combatBonus } from '../../../moments/combat/queries.ts';
import { startOfCombatRound } from '../../../moments/combat/windows.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { modify } from '../../ability.ts';
import { reaction } from '../action-card.ts';

export const moraleBoost = reaction({
  id: 'morale-boost',
  window: startOfCombatRound,
  when: ({ combat }, me) => combat !== null && opponentIn(combat, me) !== undefined,
  lasting: { until: 'combat-round', parts: [modify(combatBonus, (_roll, bonus) => bonus + 1)] },
});
