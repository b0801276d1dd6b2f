import { hideAgenda } from '../../../verbs/agenda/votes.ts';
import { agenda } from '../agenda.ts';

/** What comes of the vote is up to the agenda that it hides. */
export const covertLegislation = agenda({ id: 'covert-legislation', whenRevealed: hideAgenda });
