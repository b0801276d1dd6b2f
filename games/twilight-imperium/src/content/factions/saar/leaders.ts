import { choose, type Seat } from '@orrery/kernel';
import type { UnitType } from '../../../model/ids.ts';
import { type Area, systemOf, unitsIn } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { furtherPlaces } from '../../../moments/economy/queries.ts';
import { moveBase } from '../../../moments/movement/queries.ts';
import { adjacentFor, maySetOut, moveFrom } from '../../../moments/movement/routes.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { isShip, movesItself, type Reader } from '../../../moments/units/counts-as.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { isBlockadedIn } from '../../../verbs/units/blockade.ts';
import { destroyAllUnits } from '../../../verbs/units/destruction.ts';
import { modify, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
import { farMoved, type Ship } from '../../ship-move-bonus.ts';

const MENDOSA = 'captain-mendosa';

/** The move value of a single ship in its system. */
const moveOf = (game: State, seat: Seat, { system, unit }: Ship): number =>
  moveFrom(game, seat, { unit, count: 1 }, systemOf(game, system));

/** The highest current move value of all ships on the board. */
const highest = (game: State): number =>
  Math.max(
    0,
    ...game.systems.flatMap(system =>
      system.space
        .filter(group => isShip(game, group, system))
        .map(({ seat, unit }) => moveOf(game, seat, { system: system.id, unit })),
    ),
  );

/** A seat's ships that could move and whose move value is lower; also those in the active system. */
const slower = (game: State, seat: Seat, active: SystemId): Ship[] => {
  const most = highest(game);
  return game.systems.flatMap(system =>
    system.space
      .filter(group => group.seat === seat && movesItself(game, group, system))
      .filter(({ unit }) => maySetOut(game, seat, system, active, [{ unit }]))
      .map(({ unit }) => ({ system: system.id, unit }))
      .filter(ship => moveOf(game, seat, ship) > 0 && moveOf(game, seat, ship) < most),
  );
};

/** The raised move value of `count` ships, if enough raised ones have not moved yet. */
function raisedTo(game: State, seat: Seat, ship: Ship, count: number, move: number): number {
  const raised = lastingOf(game, seat, MENDOSA).flatMap(({ aim }) => {
    const [system, unit, value] = aim!.split(':');
    return system === ship.system && unit === ship.unit ? [Number(value)] : [];
  });
  if (raised.length === 0 || count > raised.length - farMoved(game, ship, move)) return move;
  return Math.max(move, ...raised);
}

/** Set at activation; later modifiers are added to it. */
export const captainMendosa = leader({
  id: MENDOSA,
  faction: 'saar',
  kind: 'agent',
  responses: [
    on(afterSystemActivated, {
      exhausts: true,
      when: (game, _me, { seat, system }) => slower(game, seat, system).length > 0,
      *play(game, me, { seat, system }) {
        const ship = yield* choose(me, `${MENDOSA}.ship`, slower(game, seat, system), {
          key: each => `${each.system}:${each.unit}`,
          at: each => ({ system: each.system, unit: each.unit, seat }),
        });
        const aim = `${ship.system}:${ship.unit}:${highest(game)}`;
        yield* lastUntil(game, { id: MENDOSA, seat, until: 'tactical-action', aim });
      },
    }),
  ],
  lasting: [
    modify(moveBase, ({ seat, unit, count, from }, move, game) =>
      game.tactical?.seat === seat ? raisedTo(game, seat, { system: from.id, unit }, count, move) : move,
    ),
  ],
});

/** Areas with own space docks that are not blockaded. */
const openDocks = (game: State, me: Seat): Area[] =>
  game.systems
    .filter(system => !isBlockadedIn(game, system, me))
    .flatMap(system => {
      const isDock = ({ seat, unit }: { readonly seat: Seat; readonly unit: UnitType }): boolean =>
        seat === me && unit === 'space-dock';
      return [
        ...(system.space.some(isDock) ? [{ system: system.id, planet: null }] : []),
        ...system.planets
          .filter(({ units }) => units.some(isDock))
          .map(({ id }) => ({ system: system.id, planet: id })),
      ];
    });

const docksOf = (game: State, me: Seat): number =>
  game.systems
    .flatMap(unitsIn)
    .reduce((sum, { seat, unit, count }) => (seat === me && unit === 'space-dock' ? sum + count : sum), 0);

export const rowlSarring = leader({
  id: 'rowl-sarring',
  faction: 'saar',
  kind: 'commander',
  unlocks: (game, me) => docksOf(game, me) >= 3,
  passive: [
    modify(furtherPlaces, ({ seat, unit }, places, game) =>
      unit === 'fighter' || unit === 'infantry' ? [...places, ...openDocks(game, seat)] : places,
    ),
  ],
});

const small: ReadonlySet<UnitType> = new Set(['fighter', 'infantry']);

const othersSmall =
  (me: Seat): Reader =>
  (_game, { seat, unit }) =>
    seat !== me && small.has(unit);

/** Systems adjacent to own space docks with units to destroy. */
const inReach = (game: State, me: Seat): SystemId[] => {
  const docks = game.systems.filter(system =>
    unitsIn(system).some(({ seat, unit }) => seat === me && unit === 'space-dock'),
  );
  return [...new Set(docks.flatMap(({ id }) => adjacentFor(game, me, id)))].filter(id =>
    unitsIn(systemOf(game, id)).some(group => othersSmall(me)(game, group, systemOf(game, id))),
  );
};

export const gurnoAggero = leader({
  id: 'gurno-aggero',
  faction: 'saar',
  kind: 'hero',
  componentAction: {
    possible: (game, me) => inReach(game, me).length > 0,
    *play(game, me) {
      const system = yield* choose(me, 'gurno-aggero.system', inReach(game, me), { at: id => ({ system: id }) });
      yield* destroyAllUnits(game, system, othersSmall(me), me);
    },
  },
});
