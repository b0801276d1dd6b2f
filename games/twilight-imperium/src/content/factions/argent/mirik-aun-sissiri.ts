import { type Amounts, allocate, choose, type Line, mayChoose, type Rule, type Seat } from '@orrery/kernel';
import { emit } from '../../../model/events/index.ts';
import type { System } from '../../../model/galaxy/state.ts';
import type { Cargo, Wave } from '../../../model/movement/state.ts';
import { hasToken, systemOf } from '../../../model/readers.ts';
import { because } from '../../../model/reasons.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { isAlike, kindKey, type Marked, markOf } from '../../../model/units/kinds.ts';
import { canEnter, slowsOrPulls } from '../../../moments/movement/routes.ts';
import { canBeCarried, isShip, othersHaveShips } from '../../../moments/units/counts-as.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { lossesOf, unitLines } from '../../../verbs/combat/hits.ts';
import { relocate } from '../../../verbs/movement/relocation.ts';
import { mostAboard, roomTaken } from '../../../verbs/movement/room.ts';
import { leader } from '../../leaders/leader.ts';

const HERO = 'mirik-aun-sissiri';

/** A flight that was named: it sets out when all are. */
interface Flight {
  readonly wave: Wave;
  readonly to: SystemId;
}

type Load = Wave['cargo'][number];

const without = <T extends Cargo>(group: T, gone: readonly Cargo[]): T => ({
  ...group,
  count: group.count - gone.reduce((sum, { count }) => sum + count, 0),
  damaged: group.damaged - gone.reduce((sum, { damaged }) => sum + damaged, 0),
});

/** Ships in a system that are not named yet. */
const shipsLeft = (game: State, me: Seat, system: System, flights: readonly Flight[]): Cargo[] =>
  system.space
    .filter(group => group.seat === me && isShip(game, group, system))
    .map(({ seat: _, ...group }) => {
      const named = flights
        .filter(({ wave }) => wave.from === system.id)
        .flatMap(({ wave }) => [...wave.ships, ...wave.cargo.filter(load => load.planet === null)]);
      return without(
        group,
        named.filter(each => isAlike(each, group)),
      );
    })
    .filter(({ count }) => count > 0);

const isGoal = (game: State, me: Seat, system: System): boolean =>
  hasToken(system, me) &&
  !othersHaveShips(game, system, me) &&
  canEnter(game, me, system) &&
  !slowsOrPulls(game, me, system, 'nebula');

const goalsFrom = (game: State, me: Seat, from: SystemId): SystemId[] =>
  game.systems.filter(system => system.id !== from && isGoal(game, me, system)).map(({ id }) => id);

const sources = (game: State, me: Seat, flights: readonly Flight[]): SystemId[] =>
  game.systems
    .filter(system => shipsLeft(game, me, system, flights).length > 0 && goalsFrom(game, me, system.id).length > 0)
    .map(({ id }) => id);

const keyOf = (load: Load): string => `${load.planet ?? 'space'}:${kindKey(load)}`;

/** What ships could carry from where they set out: nothing beside an own command token (LRR 95.3). */
function loadsLeft(game: State, me: Seat, wave: Wave, flights: readonly Flight[]): Load[] {
  const system = systemOf(game, wave.from);
  if (hasToken(system, me)) return [];
  const here = [...flights.map(each => each.wave), wave].filter(({ from }) => from === wave.from);
  const areas = [
    { planet: null, units: system.space },
    ...system.planets.map(({ id, units }) => ({ planet: id, units })),
  ];
  return areas.flatMap(({ planet, units }) =>
    units
      .filter(group => group.seat === me && canBeCarried(game, group, { system: wave.from, planet }))
      .map(({ seat: _, ...group }) => {
        const isIt = (each: Marked): boolean => isAlike(each, group);
        const gone = here.flatMap(({ ships, cargo }) => [
          ...(planet === null ? ships.filter(isIt) : []),
          ...cargo.filter(load => load.planet === planet && isIt(load)),
        ]);
        return { ...without(group, gone), at: wave.from, planet };
      })
      .filter(({ count }) => count > 0),
  );
}

const loadLines = (load: Load): Line[] => {
  const at = { unit: load.unit, ...markOf(load), system: load.at, ...(load.planet ? { planet: load.planet } : {}) };
  const { count, damaged } = load;
  return [
    ...(count > damaged ? [{ key: keyOf(load), at, min: 0, max: count - damaged }] : []),
    ...(damaged > 0 ? [{ key: `${keyOf(load)}!`, at: { ...at, damaged: 1 }, min: 0, max: damaged }] : []),
  ];
};

function* nameCargo(game: State, me: Seat, wave: Wave, flights: readonly Flight[]): Rule<Load[]> {
  const capacity = wave.ships.reduce((sum, ship) => sum + ship.count * (statsOf(game, me, ship).capacity ?? 0), 0);
  const loads = loadsLeft(game, me, wave, flights);
  if (capacity === 0 || loads.length === 0) return [];
  const chosen = yield* allocate(me, `${HERO}.cargo`, loads.flatMap(loadLines), {
    max: mostAboard(game, me, loads, capacity),
    check: amounts => roomTaken(game, me, loads, amounts, keyOf) <= capacity || because('move.room', 'LRR 95.1'),
    suggest: {},
    prompt: { capacity },
  });
  return loads.map(load => ({ ...load, ...lossesOf(chosen, keyOf(load)) })).filter(({ count }) => count > 0);
}

/** Names flights one by one; then all set out, straight to where they go. They do not land. */
function* migrate(game: State, me: Seat): Rule {
  const flights: Flight[] = [];
  for (;;) {
    const from = yield* mayChoose(me, `${HERO}.from`, sources(game, me, flights), { at: id => ({ system: id }) });
    if (!from) break;
    const goals = goalsFrom(game, me, from);
    const to =
      goals.length === 1
        ? goals[0]!
        : yield* choose(me, `${HERO}.to`, goals, { at: id => ({ system: id }), prompt: { from } });
    const ships = shipsLeft(game, me, systemOf(game, from), flights);
    const lines = unitLines(ships);
    const chosen: Amounts = yield* allocate(me, `${HERO}.ships`, lines, {
      min: 1,
      suggest: { [lines[0]!.key]: 1 },
      prompt: { from, system: to },
    });
    const named = ships.map(ship => ({ ...ship, ...lossesOf(chosen, ship) })).filter(({ count }) => count > 0);
    const wave: Wave = { from, path: [to], ships: named, cargo: [] };
    wave.cargo = yield* nameCargo(game, me, wave, flights);
    flights.push({ wave, to });
    yield* emit('move-declared', { seat: me, from, path: [to], ships: named });
  }
  for (const goal of new Set(flights.map(({ to }) => to))) {
    const waves = flights.filter(({ to }) => to === goal).map(({ wave }) => wave);
    yield* relocate(game, me, waves, goal); // what goes to one system comes together
  }
}

/** To systems with own command tokens and no ships of others; never into nebulae, which would have to be active. */
export const mirikAunSissiri = leader({
  id: HERO,
  faction: 'argent',
  kind: 'hero',
  componentAction: { possible: (game, me) => sources(game, me, []).length > 0, play: migrate },
});
