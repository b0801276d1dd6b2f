import { mayPassShips } from '../../../moments/movement/queries.ts';
import { allow, technology } from '../technology.ts';

export const lightWaveDeflector = technology({
  id: 'light-wave-deflector',
  passive: [allow(mayPassShips, () => true)], // lifts LRR 58.3b
});
