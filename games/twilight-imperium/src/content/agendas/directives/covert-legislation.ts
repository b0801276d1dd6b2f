import { hideAgenda } from '../../../verbs/agenda/votes.ts';
import { agenda } from '../agenda.ts';

/** The outcomes and effects are the hidden agenda's. */
export const covertLegislation = agenda({ id: 'covert-legislation', whenRevealed: hideAgenda });
