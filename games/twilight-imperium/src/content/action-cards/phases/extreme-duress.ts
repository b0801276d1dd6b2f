import { playerOf } from '../../../model/readers.ts';
import { afterAction, startOfTurn } from '../../../moments/phases/windows.ts';
import { endEffects } from '../../../verbs/cards/lasting.ts';
import { giveUpEverything } from '../../../verbs/phases/duress.ts';
import { on } from '../../ability.ts';
import { reaction } from '../action-card.ts';

const id = 'extreme-duress';

export const extremeDuress = reaction({
  id,
  window: startOfTurn,
  when: (game, me, { seat }) => seat !== me && playerOf(game, seat).strategyCards.some(({ exhausted }) => !exhausted),
  lasting: {
    until: 'turn',
    parts: [
      on(afterAction, {
        must: true,
        when: () => true, // it lasts for this turn, so the first action is the one
        *play(game, me, { seat, action }) {
          endEffects(game, me, id);
          if (action !== 'strategic') yield* giveUpEverything(game, seat, me);
        },
      }),
    ],
  },
});
