import { type ActionCardId, actionCardFacts } from '../../model/action-cards.ts';
import type { CardKey } from '../../model/state.ts';
import { afterActionCardsDiscarded } from '../../moments/windows.ts';
import { nameOf } from '../../verbs/action-cards.ts';
import { takeDiscarded } from '../../verbs/cards.ts';
import { reaction } from './action-card.ts';

const isAction = (card: CardKey): boolean =>
  actionCardFacts[nameOf(card) as ActionCardId]?.when.includes('action') === true;

export const reverseEngineer = reaction({
  id: 'reverse-engineer',
  window: afterActionCardsDiscarded,
  when: (_game, me, { seat }) => seat !== me,
  aims: ({ actionCards }, _me, { cards }) =>
    cards
      .filter(card => isAction(card) && actionCards.discard.includes(card)) // somebody may have taken it
      .map(card => ({ key: card, at: { card } })),
  *resolve(game, me, _moment, { aim }) {
    if (game.actionCards.discard.includes(aim!)) yield* takeDiscarded(game, me, [aim!]);
  },
});
