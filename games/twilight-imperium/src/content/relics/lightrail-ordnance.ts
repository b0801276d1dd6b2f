import { playerOf } from '../../model/readers.ts';
import { unitStats } from '../../moments/units/queries.ts';
import { relic } from './relic.ts';

const id = 'lightrail-ordnance';
const cannon = { hitsOn: 5, dice: 2 } as const;

export const lightrailOrdnance = relic({
  id,
  passive: [
    // Called very often: checks the unit type first.
    () =>
      unitStats.install((game, { seat, unit }, stats) =>
        unit === 'space-dock' && playerOf(game, seat).relics.includes(id)
          ? { ...stats, cannon, cannonRange: 1 }
          : stats,
      ),
  ],
});
