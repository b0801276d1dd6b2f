import type { CardText } from '../card-text.ts';

/** Action cards of production and trade. */
export const economyCards = {
  'lie-in-wait': {
    name: 'Lie in Wait',
    text: 'When two neighbours of yours have made a transaction: look at the action cards of both and take one from each.',
    asks: { '': 'Lie in Wait: take which card?' },
  },
  'war-machine': {
    name: 'War Machine',
    text: 'When your units use Production: they make up to 4 units more, and all of them together cost 1 less.',
  },
} satisfies Readonly<Record<string, CardText>>;
