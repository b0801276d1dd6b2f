import { technologyPrice } from '../../../moments/cards/queries.ts';
import { agenda, modify } from '../agenda.ts';

export const ministerOfSciences = agenda({
  id: 'minister-of-sciences',
  passive: [modify(technologyPrice, () => 0)],
});
