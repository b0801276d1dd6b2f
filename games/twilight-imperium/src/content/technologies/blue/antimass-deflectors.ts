import { cannonBonus } from '../../../moments/combat/queries.ts';
import { mayEnterAnomaly } from '../../../moments/movement/queries.ts';
import { allow, modify, technology } from '../technology.ts';

export const antimassDeflectors = technology({
  id: 'antimass-deflectors',
  passive: [
    allow(mayEnterAnomaly, ({ anomaly }) => anomaly === 'asteroid-field'), // lifts LRR 11.1
    modify(
      cannonBonus,
      ({ shooter, target }, bonus) => (shooter === target ? bonus : bonus - 1),
      ({ target }) => target,
    ),
  ],
});
