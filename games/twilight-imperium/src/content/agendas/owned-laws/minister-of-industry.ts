import { afterStructurePlaced } from '../../../moments/units/windows.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { agenda, on } from '../agenda.ts';

export const ministerOfIndustry = agenda({
  id: 'minister-of-industry',
  responses: [
    on(afterStructurePlaced, {
      must: true, // a player may choose to produce nothing
      when: (_game, me, { seat, unit }) => seat === me && unit === 'space-dock',
      play: (game, me, { system }) => produceIn(game, me, system),
    }),
  ],
});
