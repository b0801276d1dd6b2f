import { hasUnitsIn, seatsInPlay, systemOf } from '../../../model/readers.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { discardLaw } from '../../../verbs/agenda/laws.ts';
import { endTurn } from '../../../verbs/phases/turns.ts';
import { agenda, on } from '../agenda.ts';

const id = 'minister-of-peace';

export const ministerOfPeace = agenda({
  id,
  responses: [
    on(afterSystemActivated, {
      when: (game, _me, { seat, system }) =>
        seatsInPlay(game).some(other => other !== seat && hasUnitsIn(systemOf(game, system), other)),
      *play(game) {
        yield* discardLaw(game, id);
        yield* endTurn(game);
      },
    }),
  ],
});
