import type { ActionCardId } from '../view/index.ts';
import type { CardText } from './exploration.ts';

/**
 * Action cards in our own words: the moment first, then what happens. `asks` are the questions that a card puts, by what
 * stands behind its id in their kind (`aim` for `plague.aim`), or by `''` for the id alone.
 */
export const actionCardTexts: Readonly<Partial<Record<ActionCardId, CardText>>> = {
  'direct-hit': {
    name: 'Direct Hit',
    text: 'When a ship of another player has sustained a hit of yours: that ship is destroyed.',
  },
  'morale-boost': {
    name: 'Morale Boost',
    text: 'As a combat round starts: each combat die of your units counts 1 more in this round.',
  },
  sabotage: {
    name: 'Sabotage',
    text: 'When another player plays an action card, unless that is Sabotage too: it is cancelled.',
  },
  'shields-holding': {
    name: 'Shields Holding',
    text: 'Before you assign hits to your ships in a space combat: one or two of them are cancelled.',
    asks: { '': 'Shields Holding: cancel how many hits?' },
  },
};
