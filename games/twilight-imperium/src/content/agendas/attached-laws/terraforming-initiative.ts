import { agenda } from '../agenda.ts';

export const terraformingInitiative = agenda({ id: 'terraforming-initiative' });
