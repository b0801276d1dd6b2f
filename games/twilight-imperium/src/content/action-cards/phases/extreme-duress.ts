import { playerOf } from '../../../model/readers.ts';
import { afterAction, startOfTurn } from '../../../moments/phases/windows.ts';
import { endEffects } from '../../../verbs/cards/lasting.ts';
import { surrenderHoldings } from '../../../verbs/cards/surrender-holdings.ts';
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
        when: () => true, // lasts for the turn: it affects the first action
        *play(game, me, { seat, action }) {
          endEffects(game, me, id);
          if (action !== 'strategic') yield* surrenderHoldings(game, seat, me);
        },
      }),
    ],
  },
});
