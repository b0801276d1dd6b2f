import type { CardText } from '../card-text.ts';

/** Action cards of turns and of the strategy and status phases. */
export const phasesCards = {
  'coup-detat': {
    name: "Coup d'État",
    text: 'When another player is about to take a strategic action: it does not happen and the turn of that player ends, but the strategy card is not exhausted.',
  },
  crisis: {
    name: 'Crisis',
    text: "At the end of anybody's turn, as long as two players or more have not passed: the next turn is skipped.",
  },
  'extreme-duress': {
    name: 'Extreme Duress',
    text: 'As the turn of another player with a ready strategy card starts: unless its next action is a strategic one, it discards its action cards, gives you its trade goods and shows you its secret objectives.',
  },
  'manipulate-investments': {
    name: 'Manipulate Investments',
    text: 'As the strategy phase starts: put 5 trade goods from the supply on strategy cards, on three different ones at least.',
    asks: { '': 'Manipulate Investments: on which strategy cards do the 5 trade goods go? At least three of them.' },
  },
  'master-plan': {
    name: 'Master Plan',
    text: 'After an action of yours: take another action in the same turn.',
  },
  'political-stability': {
    name: 'Political Stability',
    text: 'When strategy cards go back in the status phase: yours stay with you, readied. You take none in the next strategy phase.',
  },
  'public-disgrace': {
    name: 'Public Disgrace',
    text: 'When another player has named the strategy card it takes: it has to take a different one.',
  },
  summit: {
    name: 'Summit',
    text: 'As the strategy phase starts: you gain 2 command tokens.',
  },
} satisfies Readonly<Record<string, CardText>>;
