import { extraDice } from '../../../moments/combat/queries.ts';
import { modify, technology } from '../technology.ts';

export const plasmaScoring = technology({
  id: 'plasma-scoring',
  // Its owner says each time whether the die is rolled; it is that of the unit that hits most easily.
  passive: [modify(extraDice, ({ roll }, dice) => (roll === 'cannon' || roll === 'bombardment' ? dice + 1 : dice))],
});
