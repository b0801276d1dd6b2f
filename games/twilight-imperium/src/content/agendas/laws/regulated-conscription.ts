import { lawStats } from '../../../model/agenda/law-stats.ts';
import { unitStats } from '../../../moments/units/queries.ts';
import { agenda, modify } from '../agenda.ts';

const id = 'regulated-conscription';

export const regulatedConscription = agenda({
  id,
  passive: [modify(unitStats, ({ unit }, stats) => lawStats[id](unit, stats))],
});
