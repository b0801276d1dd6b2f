import { playerOf } from '../../model/readers.ts';
import { endOfTurn } from '../../moments/phases/windows.ts';
import { drawSecretObjective, returnSecretObjective } from '../../verbs/cards/cards.ts';
import { on } from '../ability.ts';
import { legendary } from './legendary.ts';

const id = 'the-galactic-council';

export const theGalacticCouncil = legendary({
  id,
  planet: 'mecatol-rex-te',
  responses: [
    on(endOfTurn, {
      exhausts: true,
      when: (game, me, { seat }) => seat === me && playerOf(game, me).secrets.length > 0,
      *play(game, me) {
        yield* returnSecretObjective(game, me, id); // shuffled in first: may be redrawn
        yield* drawSecretObjective(game, me);
      },
    }),
  ],
});
