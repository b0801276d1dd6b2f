import { unitStats } from '../../moments/queries.ts';
import { agenda, modify } from './agenda.ts';
import { changed } from './changed-stats.ts';

const oneForItsCost = changed(stats => ({ ...stats, perCost: 1 }));

export const regulatedConscription = agenda({
  id: 'regulated-conscription',
  passive: [
    modify(unitStats, ({ unit }, stats) => (unit === 'fighter' || unit === 'infantry' ? oneForItsCost(stats) : stats)),
  ],
});
