import { technology } from '../../technologies/technology.ts';

/** The player stores what they copy; copied abilities work as for their owner. */
export const valefarAssimilatorX = technology({ id: 'valefar-assimilator-x' });
export const valefarAssimilatorY = technology({ id: 'valefar-assimilator-y' });
