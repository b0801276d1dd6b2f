import { choose, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { type Area, groupsIn, planetOf, planetsOf, systemWith } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { afterGroundForcesCommitted } from '../../../moments/invasion/windows.ts';
import { canBeCarried, groundForcesOn, isGroundForce } from '../../../moments/units/counts-as.ts';
import { mayPlaceOn } from '../../../moments/units/queries.ts';
import { moveUnits } from '../../../verbs/units/units.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

const areaOf = (game: State, planet: PlanetId): Area => ({ system: systemWith(game, planet).id, planet });

const groundForces = (game: State, owner: Seat, area: Area): UnitGroup[] =>
  groupsIn(game, area)
    .filter(group => group.seat === owner && isGroundForce(game, group, area) && canBeCarried(game, group, area))
    .map(group => ({ ...group }));

/** The owner's other planets where all of its ground forces may be placed. */
const refuges = (game: State, owner: Seat, from: PlanetId): PlanetId[] =>
  planetsOf(game, owner)
    .filter(
      planet =>
        planet.id !== from &&
        groundForces(game, owner, areaOf(game, from)).every(({ unit }) =>
          mayPlaceOn(game, { seat: owner, planet, unit }, true),
        ),
    )
    .map(({ id }) => id);

const held = (game: State, owner: Seat, planets: readonly PlanetId[]): PlanetId[] =>
  planets.filter(id => groundForcesOn(game, planetOf(game, id), owner) > 0 && refuges(game, owner, id).length > 0);

/** Relocates all ground forces; structures stay. */
export const raghsCall = promissoryNote(
  'raghs-call',
  fromHand(afterGroundForcesCommitted, {
    when: (game, me, owner, { seat, planets }) => seat === me && held(game, owner, planets).length > 0,
    *play(game, me, owner, { planets }) {
      const from = held(game, owner, planets);
      const planet =
        from.length === 1
          ? from[0]!
          : yield* choose(me, 'raghs-call.planet', from, { at: id => ({ planet: id }), prompt: { seat: owner } });
      const to = refuges(game, owner, planet);
      const refuge =
        to.length === 1
          ? to[0]!
          : yield* choose(me, 'raghs-call.to', to, { at: id => ({ planet: id }), prompt: { seat: owner } });
      const [here, there] = [areaOf(game, planet), areaOf(game, refuge)];
      for (const group of groundForces(game, owner, here))
        yield* moveUnits(game, owner, group, group.count, group.damaged, here, there);
    },
  }),
);
