import { technology } from '../../technologies/technology.ts';

export const helTitanII = technology({ id: 'hel-titan-ii' });
export const saturnEngineII = technology({ id: 'saturn-engine-ii' });
