import { actionsInTurn } from '../../../moments/phases/queries.ts';
import { modify, technology } from '../technology.ts';

export const fleetLogistics = technology({
  id: 'fleet-logistics',
  // Declining the second action is not passing.
  passive: [modify(actionsInTurn, (_seat, actions) => Math.max(actions, 2))],
});
