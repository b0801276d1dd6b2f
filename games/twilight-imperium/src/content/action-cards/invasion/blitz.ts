import type { UnitType } from '../../../model/ids.ts';
import { isShipType, systemOf } from '../../../model/readers.ts';
import type { UnitStats } from '../../../model/units/units.ts';
import { beforeInvasion } from '../../../moments/invasion/windows.ts';
import { statsOf, unitStats } from '../../../moments/units/queries.ts';
import { modify } from '../../ability.ts';
import { reaction } from '../action-card.ts';

const gains = (unit: UnitType, { bombardment }: UnitStats): boolean =>
  isShipType(unit) && unit !== 'fighter' && bombardment === undefined;

export const blitz = reaction({
  id: 'blitz',
  window: beforeInvasion,
  when: (game, me, { seat, system }) =>
    seat === me &&
    systemOf(game, system).planets.length > 0 && // no invasion without a planet
    systemOf(game, system).space.some(group => group.seat === me && gains(group.unit, statsOf(game, me, group.unit))),
  lasting: {
    until: 'invasion',
    parts: [
      modify(unitStats, ({ unit }, stats) =>
        gains(unit, stats) ? { ...stats, bombardment: { dice: 1, hitsOn: 6 } } : stats,
      ),
    ],
  },
});
