import { afterPassed } from '../../moments/phases/windows.ts';
import { drawActionCards } from '../../verbs/cards/cards.ts';
import { gainTokens } from '../../verbs/tokens/tokens.ts';
import { on } from '../ability.ts';
import { legendary } from './legendary.ts';

export const hyperionVi = legendary({
  id: '4x41d-hyperion-vi',
  planet: 'ordinian',
  responses: [
    on(afterPassed, {
      exhausts: true,
      when: (_game, me, { seat }) => seat === me,
      *play(game, me) {
        yield* drawActionCards(game, me, 1);
        yield* gainTokens(game, me, 1);
      },
    }),
  ],
});
