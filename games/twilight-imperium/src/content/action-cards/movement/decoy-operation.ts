import type { Amounts, Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { planetOf, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { countAs, isGroundForce, isStructure } from '../../../moments/units/counts-as.ts';
import { roomFor } from '../../../verbs/units/structures.ts';
import { moveUnits } from '../../../verbs/units/units.ts';
import { nameUnits, type OwnUnits, ownUnits, unitsNamed } from '../../own-units.ts';
import { planetsForUnit } from '../../planets-for-unit.ts';
import { reaction } from '../action-card.ts';
import { planetAims } from '../aims.ts';

const hasStructures = (game: State, me: Seat, id: SystemId): boolean => {
  const system = systemOf(game, id);
  return [system, ...system.planets].some(place => countAs(isStructure, game, place, me) > 0);
};

/** Own ground forces not on this planet, limited to the room there. */
const elsewhere = (game: State, me: Seat, planet: PlanetId): OwnUnits[] =>
  ownUnits(game, me, isGroundForce)
    .filter(({ area }) => area.planet !== planet)
    .map(own => ({ ...own, count: Math.min(own.count, roomFor(game, me, planetOf(game, planet), own.unit)) }))
    .filter(({ count }) => count > 0);

export const decoyOperation = reaction({
  id: 'decoy-operation',
  window: afterSystemActivated,
  when: (game, me, { seat, system }) => seat !== me && hasStructures(game, me, system),
  aims: (game, me, { system }) => {
    const here = systemOf(game, system).planets;
    const open = planetsForUnit(game, me, 'infantry');
    return planetAims(open.filter(planet => here.includes(planet) && elsewhere(game, me, planet.id).length > 0));
  },
  *announce(game, me, _moment, aim) {
    return yield* nameUnits(me, 'decoy-operation', elsewhere(game, me, aim as PlanetId), 2);
  },
  tells: (game, me, more) => unitsNamed(more as Amounts, ownUnits(game, me, isGroundForce)),
  *resolve(game, me, { system }, { aim, more }) {
    const planet = aim as PlanetId;
    const named = more as Amounts;
    for (const { key, unit, area, damaged } of elsewhere(game, me, planet)) {
      const count = Math.min(named[key] ?? 0, roomFor(game, me, planetOf(game, planet), unit));
      yield* moveUnits(game, me, unit, count, damaged ? count : 0, area, { system, planet });
    }
  },
});
