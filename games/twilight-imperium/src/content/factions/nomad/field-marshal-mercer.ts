import { allocate, choose, type Rule, type Seat } from '@orrery/kernel';
import { type PlanetId, planets } from '../../../model/galaxy/planets.ts';
import type { Planet } from '../../../model/galaxy/state.ts';
import type { StructureType, UnitType } from '../../../model/ids.ts';
import { isStructureType, systemOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { endOfTurn } from '../../../moments/phases/windows.ts';
import { isGroundForce } from '../../../moments/units/counts-as.ts';
import { mayPlaceOn } from '../../../moments/units/queries.ts';
import { fitsOn } from '../../../verbs/units/structures.ts';
import { moveUnits } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
import { lineOf, type OwnUnits, ownUnits } from '../../own-units.ts';

const MERCER = 'field-marshal-mercer';
const MOST = 2;

const takes = (game: State, seat: Seat, planet: Planet, unit: UnitType): boolean =>
  isStructureType(unit)
    ? fitsOn(game, seat, planet, unit as StructureType)
    : mayPlaceOn(game, { seat, planet, unit }, !planets[planet.id].station);

/** Planets of a seat in the system that was active in this turn to which a unit could come. */
const goalsOf = (game: State, seat: Seat, { unit, area }: OwnUnits): PlanetId[] =>
  game.lastActive === undefined
    ? []
    : systemOf(game, game.lastActive)
        .planets.filter(planet => planet.controller === seat && planet.id !== area.planet)
        .filter(planet => takes(game, seat, planet, unit))
        .map(({ id }) => id);

const troops = (game: State, seat: Seat): OwnUnits[] =>
  game.lastActive === undefined
    ? []
    : ownUnits(game, seat, isGroundForce).filter(each => goalsOf(game, seat, each).length > 0);

function* bringOne(game: State, seat: Seat, from: OwnUnits): Rule {
  const goals = goalsOf(game, seat, from);
  if (goals.length === 0) return;
  const planet =
    goals.length === 1
      ? goals[0]!
      : yield* choose(seat, `${MERCER}.planet`, goals, { at: id => ({ planet: id }), prompt: { unit: from.unit } });
  const to = { system: game.lastActive!, planet };
  yield* moveUnits(game, seat, from, 1, from.damaged ? 1 : 0, from.area, to);
}

/** From anywhere, past own command tokens too; whoever's turn it was says which, if any. */
export const fieldMarshalMercer = leader({
  id: MERCER,
  faction: 'nomad',
  kind: 'agent',
  responses: [
    on(endOfTurn, {
      exhausts: true,
      when: (game, _me, { seat }) => troops(game, seat).length > 0,
      *play(game, _me, { seat }) {
        const able = troops(game, seat);
        const chosen = yield* allocate(seat, MERCER, able.map(lineOf), {
          max: MOST,
          suggest: {},
          prompt: { system: game.lastActive! },
        });
        for (const each of able) for (let i = chosen[each.key] ?? 0; i > 0; i--) yield* bringOne(game, seat, each);
      },
    }),
  ],
});
