import type { Seat } from '@orrery/kernel';
import type { Planet, System } from '../../../model/galaxy/state.ts';
import { type Area, groupsIn } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { afterBarrage } from '../../../moments/combat/windows.ts';
import { planetProduction } from '../../../moments/economy/queries.ts';
import { mayMoveThrough } from '../../../moments/movement/queries.ts';
import { isAfloat, isStructure } from '../../../moments/units/counts-as.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';
import type { Part } from '../../ability.ts';
import { modify, on, technology } from '../../technologies/technology.ts';

const PIERCES = 9;

/** Infantry of a seat in a space area; not what only fights there from a planet. */
const infantryAfloat = (game: State, area: Area, seat: Seat): UnitGroup[] =>
  groupsIn(game, area).filter(group => group.seat === seat && group.unit === 'infantry' && isAfloat(game, group, area));

/** Its best results also destroy infantry that nothing protects, before any hit is assigned. */
export const strikeWingAlphaII = technology({
  id: 'strike-wing-alpha-ii',
  responses: [
    on(afterBarrage, {
      must: true,
      commutes: 'barrage',
      when: (game, me, { seat, opponent, area, dice }) =>
        seat === me &&
        dice.some(({ unit, result }) => unit === 'destroyer' && result >= PIERCES) &&
        infantryAfloat(game, area, opponent).length > 0,
      *play(game, me, { opponent, area, dice }) {
        let left = dice.filter(({ unit, result }) => unit === 'destroyer' && result >= PIERCES).length;
        for (const group of infantryAfloat(game, area, opponent).map(each => ({ ...each }))) {
          const count = Math.min(left, group.count);
          left -= count;
          yield* destroyUnits(game, opponent, group, count, area, { cause: 'barrage', by: me });
        }
      },
    }),
  ],
});

const isBuiltOn = (game: State, planet: Planet, seat: Seat): boolean =>
  planet.units.some(group => group.seat === seat && isStructure(game, group, planet));

/** On a planet or, as a Floating Factory does, in space. */
const isBuiltIn = (game: State, system: System, seat: Seat): boolean =>
  system.space.some(group => group.seat === seat && isStructure(game, group, system)) ||
  system.planets.some(planet => isBuiltOn(game, planet, seat));

/** Nobody else passes, whatever lets ships pass others' ships. */
const barsOthers: Part = ({ id, isOwnedBy }) =>
  mayMoveThrough.installFor(
    id,
    (game, { seat, system }, may) =>
      may && !game.seats.some((_, owner) => owner !== seat && isOwnedBy(game, owner) && isBuiltIn(game, system, owner)),
  );

export const aerieHololattice = technology({
  id: 'aerie-hololattice',
  passive: [
    barsOthers,
    modify(planetProduction, ({ seat, planet }, value, game) => (isBuiltOn(game, planet, seat) ? value + 1 : value)),
  ],
});
