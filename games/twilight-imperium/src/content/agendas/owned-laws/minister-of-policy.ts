import { endOfStatusPhase } from '../../../moments/phases/windows.ts';
import { drawActionCards } from '../../../verbs/cards/cards.ts';
import { agenda, on } from '../agenda.ts';

export const ministerOfPolicy = agenda({
  id: 'minister-of-policy',
  responses: [
    on(endOfStatusPhase, {
      must: true,
      atOnce: true,
      when: () => true,
      play: (game, me) => drawActionCards(game, me, 1),
    }),
  ],
});
