import type { UnitType } from '../../../model/ids.ts';
import { systemOf } from '../../../model/readers.ts';
import { aimsAtShips } from '../../../moments/combat/queries.ts';
import { modify } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

export const superDreadnought = factionUnit('super-dreadnought');

/** In its system, its hits and dreadnoughts' must go to non-fighter ships. */
export const flagship = factionUnit('0-0-1', {
  passive: [
    modify(aimsAtShips, (seat, units, game): readonly UnitType[] => {
      const { space } = systemOf(game, game.combat!.system);
      const isThere = space.some(group => group.seat === seat && group.unit === 'flagship');
      return isThere ? [...units, 'flagship', 'dreadnought'] : units;
    }),
  ],
});

/** Bombardment is in its stats: anywhere in the system it fires like a ship, unless it fights there. */
export const annihilator = factionUnit('annihilator');
