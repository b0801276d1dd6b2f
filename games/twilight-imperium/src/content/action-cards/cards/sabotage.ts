import { whenActionCardPlayed } from '../../../moments/cards/windows.ts';
import { cancelActionCard, nameOf } from '../../../verbs/cards/action-cards.ts';
import { reaction } from '../action-card.ts';

export const sabotage = reaction({
  id: 'sabotage',
  window: whenActionCardPlayed,
  when: (_game, me, { seat, card, cancelled }) => seat !== me && nameOf(card) !== 'sabotage' && !cancelled,
  resolve: (_game, _me, moment) => cancelActionCard(moment),
});
