import { extraDice } from '../../../moments/combat/queries.ts';
import { modify, technology } from '../technology.ts';

export const plasmaScoring = technology({
  id: 'plasma-scoring',
  // The extra die is optional; it belongs to the unit with the best combat value.
  passive: [modify(extraDice, ({ roll }, dice) => (roll === 'cannon' || roll === 'bombardment' ? dice + 1 : dice))],
});
