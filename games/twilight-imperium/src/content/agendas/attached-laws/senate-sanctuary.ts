import { agenda } from '../agenda.ts';

export const senateSanctuary = agenda({ id: 'senate-sanctuary' });
