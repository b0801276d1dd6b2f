import { isComponentAction } from '../../../moments/cards/registry.ts';
import { afterActionCardsDiscarded } from '../../../moments/cards/windows.ts';
import { nameOf } from '../../../verbs/cards/action-cards.ts';
import { takeDiscarded } from '../../../verbs/cards/cards.ts';
import { reaction } from '../action-card.ts';

export const reverseEngineer = reaction({
  id: 'reverse-engineer',
  window: afterActionCardsDiscarded,
  when: (_game, me, { seat }) => seat !== me,
  aims: ({ actionCards }, _me, { cards }) =>
    cards
      .filter(card => isComponentAction(nameOf(card)) && actionCards.discard.includes(card)) // another player may have taken it
      .map(card => ({ key: card, at: { card } })),
  *resolve(game, me, _moment, { aim }) {
    if (game.actionCards.discard.includes(aim!)) yield* takeDiscarded(game, me, [aim!]);
  },
});
