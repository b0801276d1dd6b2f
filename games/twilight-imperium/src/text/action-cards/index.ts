import type { ActionCardId } from '../../view/index.ts';
import type { CardText } from '../card-text.ts';
import { actionCards } from './action.ts';
import { agendaCards } from './agenda.ts';
import { cardsCards } from './cards.ts';
import { combatCards } from './combat.ts';
import { economyCards } from './economy.ts';
import { invasionCards } from './invasion.ts';
import { movementCards } from './movement.ts';
import { phasesCards } from './phases.ts';

/**
 * Action cards in our own words: the moment first, then what happens. `asks` are the questions that a card puts, by what
 * stands behind its id in their kind (`aim` for `plague.aim`), or by `''` for the id alone. A file for each folder of
 * `content/action-cards`.
 */
export const actionCardTexts: Readonly<Record<ActionCardId, CardText>> = {
  ...actionCards,
  ...agendaCards,
  ...cardsCards,
  ...combatCards,
  ...economyCards,
  ...invasionCards,
  ...movementCards,
  ...phasesCards,
};
