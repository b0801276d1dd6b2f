import { drawSecretObjective } from '../../../../verbs/cards/cards.ts';
import { pay, spendableTotal } from '../../../../verbs/economy/economy.ts';
import { action } from '../../action-card.ts';

const PRICE = 3;

export const impersonation = action({
  id: 'impersonation',
  possible: (game, me) => spendableTotal(game, me, 'influence') >= PRICE && game.objectives.secret.length > 0,
  *resolve(game, me) {
    yield* pay(game, me, PRICE, 'influence');
    yield* drawSecretObjective(game, me);
  },
});
