import { type EventWords, eventLine, rulesChangedText } from '@orrery/tabletop';
import type { AllEvents, EventType, Secrets, TwilightImperiumEvent } from '../../view/index.ts';
import type { TableForText } from '../table.ts';
import { agendaWords } from './agenda.ts';
import { actionCardWords, objectiveWords, technologyWords } from './cards.ts';
import { combatWords } from './combat.ts';
import { draftWords } from './draft.ts';
import { dealWords, economyWords } from './economy.ts';
import { explorationWords, galaxyWords } from './galaxy.ts';
import { movementWords } from './movement.ts';
import { phaseWords, strategyCardWords } from './phases.ts';
import { tokenWords } from './tokens.ts';

const words: EventWords<AllEvents, Secrets, TableForText> = {
  'rules-changed': ({ data, table }) => rulesChangedText(data, table),
  ...phaseWords,
  ...draftWords,
  ...strategyCardWords,
  ...tokenWords,
  ...economyWords,
  ...dealWords,
  ...movementWords,
  ...combatWords,
  ...galaxyWords,
  ...explorationWords,
  ...technologyWords,
  ...objectiveWords,
  ...actionCardWords,
  ...agendaWords,
};

/** Every kind of thing that happens. */
export const eventTypes = Object.keys(words) as EventType[];

/** One event as a line for the reader; nothing for what is not worth a line. */
export const eventText = (event: TwilightImperiumEvent, table: TableForText): string | undefined =>
  eventLine(words, event, table);
