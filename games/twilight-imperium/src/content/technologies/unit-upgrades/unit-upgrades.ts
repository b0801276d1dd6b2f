import type { TechnologyId } from '../../../model/ids.ts';
import { mayProduce } from '../../../moments/economy/queries.ts';
import { mayBeDestroyed } from '../../../moments/units/queries.ts';
import { allow, forbid, technology } from '../technology.ts';

/** An upgrade without abilities; its stats are `upgrades` in `model/units/units.ts`. */
const statsAlone = (id: TechnologyId) => technology({ id });

export const spaceDockII = statsAlone('space-dock-ii');
export const cruiserII = statsAlone('cruiser-ii');
export const destroyerII = statsAlone('destroyer-ii');
export const pdsII = statsAlone('pds-ii');
export const carrierII = statsAlone('carrier-ii');
export const fighterII = statsAlone('fighter-ii');

export const warSun = technology({
  id: 'war-sun',
  passive: [allow(mayProduce, ({ unit }) => unit === 'war-sun')],
});

/** Direct Hit cannot destroy dreadnoughts. */
export const toughDreadnoughts = forbid(
  mayBeDestroyed,
  ({ unit, cause }) => unit === 'dreadnought' && cause === 'direct-hit',
);

export const dreadnoughtII = technology({ id: 'dreadnought-ii', passive: [toughDreadnoughts] });
