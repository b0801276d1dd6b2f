import { newCombat } from '../model/combat/combat.ts';
import type { Combat } from '../model/combat/state.ts';

/** A combat in its first round between the first two seats, in space of system 46 unless told. */
export const combat = ({ system = '46', planet = null, ...more }: Partial<Combat> = {}): Combat => ({
  ...newCombat({ system, planet }, 0, 1),
  ...more,
});
