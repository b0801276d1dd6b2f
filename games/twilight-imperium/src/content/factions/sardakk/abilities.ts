import { combatBonus } from '../../../moments/combat/queries.ts';
import { modify } from '../../ability.ts';
import { ability } from '../faction.ts';

/** On combat rolls only, not unit abilities. */
export const unrelenting = ability('unrelenting', { passive: [modify(combatBonus, (_unit, bonus) => bonus + 1)] });
