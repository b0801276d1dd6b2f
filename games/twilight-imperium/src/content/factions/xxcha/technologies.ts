import { systemOf } from '../../../model/readers.ts';
import { whenActionCardPlayed } from '../../../moments/cards/windows.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { hasShips } from '../../../moments/units/counts-as.ts';
import { cancelActionCard } from '../../../verbs/cards/action-cards.ts';
import { endTurn } from '../../../verbs/phases/turns.ts';
import { spendable, spendToken } from '../../../verbs/tokens/tokens.ts';
import { on, technology } from '../../technologies/technology.ts';
/** Cancels any action card, including Sabotage. */
export const instinctTraining = technology({
  id: 'instinct-training',
  responses: [
    on(whenActionCardPlayed, {
      exhausts: true,
      when: (game, me, { seat, cancelled }) => seat !== me && !cancelled && spendable(game, me, 'strategy') > 0,
      *play(game, me, moment) {
        yield* spendToken(game, me, 'strategy');
        yield* cancelActionCard(moment);
      },
    }),
  ],
});

/** Ends the turn: no more abilities of the activation, but those of the end of the turn. */
export const nullificationField = technology({
  id: 'nullification-field',
  responses: [
    on(afterSystemActivated, {
      exhausts: true,
      when: (game, me, { seat, system }) =>
        seat !== me && hasShips(game, systemOf(game, system), me) && spendable(game, me, 'strategy') > 0,
      *play(game, me) {
        yield* spendToken(game, me, 'strategy');
        yield* endTurn(game);
      },
    }),
  ],
});
