import type { CardText } from '../card-text.ts';

/** Action cards that answer other action cards. */
export const cardsCards = {
  'reverse-engineer': {
    name: 'Reverse Engineer',
    text: 'After another player has discarded an action card that is an action of its own: take that card from the discards.',
    asks: { aim: 'Reverse Engineer: take which card?' },
  },
  sabotage: {
    name: 'Sabotage',
    text: 'When another player plays an action card, unless that is Sabotage too: it is cancelled.',
  },
} satisfies Readonly<Record<string, CardText>>;
