import {
  type Amounts,
  again,
  allocate,
  ask,
  type Barred,
  type Line,
  open,
  openTogether,
  pick,
  type Rule,
  type Seat,
  step,
} from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { emit } from '../../model/events/index.ts';
import type { System } from '../../model/galaxy/state.ts';
import type { UnitType } from '../../model/ids.ts';
import type { Cargo, Wave } from '../../model/movement/state.ts';
import { systemOf } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State, SystemId } from '../../model/state.ts';
import { isAlike, kindKey, type Marked, markOf } from '../../model/units/kinds.ts';
import { oneEffect } from '../../moments/effects.ts';
import { arrivalOf } from '../../moments/movement/arrival.ts';
import { haveShipsMoved } from '../../moments/movement/mover.ts';
import { mayBringFrom, mayGoAhead } from '../../moments/movement/queries.ts';
import { canEnter, maySetOut, type Route, routesFor, waysFrom } from '../../moments/movement/routes.ts';
import { afterShipsArrived, afterShipsMoved } from '../../moments/movement/windows.ts';
import { canBeCarried, hasShips, movesItself } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { lossesOf, unitLines } from '../../verbs/combat/hits.ts';
import { unlockedLeaders } from '../../verbs/factions/leaders.ts';
import { openNexus } from '../../verbs/galaxy/nexus.ts';
import { rollForRifts } from '../../verbs/movement/rifts.ts';
import { fullLoad, mostAboard, roomTaken } from '../../verbs/movement/room.ts';
import { moveUnits } from '../../verbs/units/units.ts';
import { tellWhyNotAsked } from '../../verbs/why-not-asked.ts';
import { whyKeptOut, whyNotFrom, whyNotThese } from './movement-reasons.ts';

/** Ships of a system whose move is not declared yet. */
function shipsLeft(game: State, seat: Seat, system: System): Cargo[] {
  const { waves } = game.tactical!;
  return system.space
    .filter(group => group.seat === seat && movesItself(game, group, system))
    .map(group => {
      const { unit, count, damaged } = group;
      let [left, hurt] = [count, damaged];
      for (const wave of waves)
        for (const each of [
          ...(wave.from === system.id ? wave.ships : []),
          ...wave.cargo.filter(({ at, planet }) => at === system.id && planet === null),
        ])
          if (isAlike(each, group)) {
            left -= each.count;
            hurt -= each.damaged;
          }
      return { unit, count: left, damaged: hurt, ...markOf(group) };
    })
    .filter(({ count }) => count > 0);
}

interface Origin {
  readonly system: System;
  readonly ships: readonly Cargo[];
}

/** Systems that ships can move from: not another system with an own command token (LRR 58.3c). */
function origins(game: State, seat: Seat, active: SystemId): Origin[] {
  const found: Origin[] = [];
  for (const system of game.systems) {
    if (system.space.length === 0) continue;
    const ships = shipsLeft(game, seat, system).filter(
      ({ unit }) =>
        maySetOut(game, seat, system, active, [{ unit }]) &&
        routesFor(game, seat, [{ unit, count: 1 }], system, active).length > 0,
    );
    if (ships.length > 0) found.push({ system, ships });
  }
  return found;
}

/** Declares one group of ships after the other; none moves before all are declared (LRR 58.5). */
export const movement = step<State>('ti/movement');
movement.body(function* (game) {
  const { seat, system: active, waves } = game.tactical!;
  const from = origins(game, seat, active);
  const [origin] =
    from.length === 0
      ? []
      : yield* ask(
          pick(seat, 'move.from', from, {
            key: each => each.system.id,
            at: each => ({ system: each.system.id }),
            min: 0,
            prompt: { active },
            barred: () =>
              whyNotFrom(game, seat, active, new Set(from.map(({ system }) => system.id)), system =>
                shipsLeft(game, seat, system),
              ),
          }),
        );
  if (!origin) {
    if (from.length === 0 && waves.length === 0) yield* tellWhyNone(game, seat, active);
    return;
  }

  const groups = origin.ships.map(ship => ({ seat, ...ship }));
  const chosen = yield* allocate(seat, 'move.ships', unitLines(groups), {
    min: 1,
    check: chosen =>
      routesFor(game, seat, told(origin, chosen), origin.system, active).length > 0 ||
      because('move.together', 'LRR 58.3f'),
    suggest: { [unitLines(groups)[0]!.key]: 1 },
    prompt: { from: origin.system.id },
    barred: () => whyNotThese(game, seat, origin.system, active, origin.ships, system => shipsLeft(game, seat, system)),
  });
  const ships = told(origin, chosen);
  const route = yield* chooseRoute(game, seat, origin.system, ships);
  const wave: Wave = { from: origin.system.id, path: [...route.path], ships, cargo: [] };
  if (route.beside?.length) wave.beside = [...route.beside];
  wave.cargo = yield* chooseCargo(game, seat, wave);
  if (yield* goesAhead(game, seat, wave)) wave.ahead = true;
  waves.push(wave);
  yield* emit('move-declared', { seat, from: wave.from, path: wave.path, ships: ships.map(each => ({ ...each })) });
  return again();
});

/** What could still move into the active system, with the rifts on the way and what could be picked up there. */
const reach = (game: State, seat: Seat, active: SystemId): string =>
  origins(game, seat, active)
    .flatMap(({ system, ships }) =>
      ships.map(({ unit }) => {
        const routes = routesFor(game, seat, [{ unit, count: 1 }], system, active);
        return `${system.id}:${unit}:${routes.map(({ rifts, pickUps }) => `${rifts} ${pickUps.join()}`).join(';')}`;
      }),
    )
    .join();

/** Do ships that may move by themselves go before the others? Asked of the first ones, where it matters to others. */
function* goesAhead(game: State, seat: Seat, wave: Wave): Rule<boolean> {
  const { system: active, waves } = game.tactical!;
  const may =
    waves.length === 0 &&
    wave.path.length > 0 &&
    wave.ships.every(({ unit }) => mayGoAhead(game, { seat, unit }, false));
  if (!may) return false;
  waves.push(wave);
  const after = reach(game, seat, active);
  wave.ahead = true;
  const before = reach(game, seat, active);
  delete wave.ahead;
  waves.pop();
  if (after === before) return false;
  const [first] = yield* ask(pick(seat, 'move.ahead', ['first'], { min: 0, prompt: { active } }));
  return first !== undefined;
}

/** For a seat that has ships elsewhere, of which none can move here. */
function* tellWhyNone(game: State, seat: Seat, active: SystemId): Rule {
  const fleets = game.systems.filter(system => system.id !== active && hasShips(game, system, seat));
  const goal = systemOf(game, active);
  if (fleets.length === 0) return;
  const isHeld = (system: System): boolean =>
    !maySetOut(game, seat, system, active) &&
    shipsLeft(game, seat, system).every(({ unit }) => !maySetOut(game, seat, system, active, [{ unit }]));
  const reason = fleets.every(isHeld)
    ? because('move.all-held', 'LRR 58.3c')
    : canEnter(game, seat, goal)
      ? because('move.out-of-reach', 'LRR 58.3f')
      : whyKeptOut(game, seat, goal);
  yield* tellWhyNotAsked(seat, 'move', reason);
}

/** The ships of an answer, kind by kind. */
const told = (origin: Origin, chosen: Amounts): Cargo[] =>
  origin.ships.map(ship => ({ ...ship, ...lossesOf(chosen, ship) })).filter(({ count }) => count > 0);

/** Asked only if the path makes a difference. */
function* chooseRoute(game: State, seat: Seat, from: System, ships: readonly Cargo[]): Rule<Route> {
  const routes = routesFor(game, seat, ships, from, game.tactical!.system);
  if (routes.length === 1) return routes[0]!;
  const [route] = yield* ask(
    pick(seat, 'move.route', routes, {
      key: each => each.path.join('>') || 'stay',
      at: each => ({ path: each.path.join('>') || 'stay' }),
      prompt: { from: from.id },
    }),
  );
  return route!;
}

type CargoLine = Cargo & { at: SystemId; planet: Wave['cargo'][number]['planet'] };

/** Fighters and ground forces on the path, including both ends (LRR 95.1), not beside own command tokens (LRR 95.3). */
function cargoWithin(game: State, seat: Seat, wave: Wave): CargoLine[] {
  const { system: active, waves } = game.tactical!;
  const taken = (at: SystemId, planet: CargoLine['planet'], kind: Marked) => {
    const sum = { count: 0, damaged: 0 };
    for (const each of waves.flatMap(({ cargo }) => cargo))
      if (each.at === at && each.planet === planet && isAlike(each, kind)) {
        sum.count += each.count;
        sum.damaged += each.damaged;
      }
    for (const each of [...waves, wave])
      if (each.from === at && planet === null)
        for (const ship of each.ships) if (isAlike(ship, kind)) sum.count += ship.count; // fighters, never damaged
    return sum;
  };
  const lines: CargoLine[] = [];
  for (const at of new Set([wave.from, ...wave.path])) {
    const system = systemOf(game, at);
    if (!maySetOut(game, seat, system, active, wave.ships)) continue;
    if (!mayBringFrom(game, { seat, system }, true)) continue;
    const areas = [
      { planet: null, units: system.space },
      ...system.planets.map(({ id, units }) => ({ planet: id, units })),
    ];
    for (const { planet, units } of areas) {
      if (planet === null && wave.path.length === 0) continue; // it is there already
      for (const group of units) {
        if (group.seat !== seat || !canBeCarried(game, group, { system: at, planet })) continue;
        const { unit, count, damaged } = group;
        const gone = taken(at, planet, group);
        if (count > gone.count)
          lines.push({
            at,
            planet,
            unit,
            count: count - gone.count,
            damaged: damaged - gone.damaged,
            ...markOf(group),
          });
      }
    }
  }
  return lines;
}

/** Units on the path beside own command tokens; the starting system has no such token. */
const whyNotCargo = (game: State, seat: Seat, wave: Wave): Barred[] =>
  [...new Set(wave.path)]
    .filter(at => !maySetOut(game, seat, systemOf(game, at), game.tactical!.system, wave.ships))
    .flatMap(at => {
      const { space, planets } = systemOf(game, at);
      const areas = [{ planet: null, units: space }, ...planets.map(({ id, units }) => ({ planet: id, units }))];
      return areas.flatMap(({ planet, units }) =>
        units
          .filter(group => group.seat === seat && canBeCarried(game, group, { system: at, planet }))
          .map(group =>
            bar(
              cargoKey({ ...group, at, planet }),
              { system: at, unit: group.unit, ...markOf(group), ...(planet ? { planet } : {}) },
              because('move.cargo-token', 'LRR 95.3'),
            ),
          ),
      );
    });

const cargoKey = (line: CargoLine): string => `${line.at}:${line.planet ?? 'space'}:${kindKey(line)}`;

/** The loading order; of each unit type, units already in space first. */
const loadingOrder: readonly UnitType[] = ['infantry', 'mech', 'fighter'];

/** A full load from the starting system, ground forces first; nothing if the ships stay. */
function suggestCargo(
  game: State,
  seat: Seat,
  { from, path }: Wave,
  onOffer: readonly CargoLine[],
  lines: readonly Line[],
  capacity: number,
): Amounts {
  if (path.length === 0) return {};
  const rank = ({ at }: Line): number =>
    loadingOrder.indexOf(at!.unit as UnitType) + (at!.planet === undefined ? 0 : 0.5);
  const near = lines.filter(({ at }) => at!.system === from).toSorted((a, b) => rank(a) - rank(b));
  return fullLoad(game, seat, onOffer, near, capacity, cargoKey);
}

function* chooseCargo(game: State, seat: Seat, wave: Wave): Rule<CargoLine[]> {
  const capacity = wave.ships.reduce((sum, ship) => sum + ship.count * (statsOf(game, seat, ship).capacity ?? 0), 0);
  const onOffer = cargoWithin(game, seat, wave);
  if (capacity === 0 || onOffer.length === 0) return [];
  const lines = onOffer.flatMap(each => {
    const at = { system: each.at, unit: each.unit, ...markOf(each), ...(each.planet ? { planet: each.planet } : {}) };
    return [
      ...(each.count > each.damaged ? [{ key: cargoKey(each), at, min: 0, max: each.count - each.damaged }] : []),
      ...(each.damaged > 0
        ? [{ key: `${cargoKey(each)}!`, at: { ...at, damaged: 1 }, min: 0, max: each.damaged }]
        : []),
    ];
  });
  const amounts = yield* allocate(seat, 'move.cargo', lines, {
    max: mostAboard(game, seat, onOffer, capacity),
    check: chosen => roomTaken(game, seat, onOffer, chosen, cargoKey) <= capacity || because('move.room', 'LRR 95.1'),
    suggest: suggestCargo(game, seat, wave, onOffer, lines, capacity),
    prompt: { from: wave.from, capacity },
    barred: () => whyNotCargo(game, seat, wave),
  });
  return onOffer.map(each => ({ ...each, ...lossesOf(amounts, cargoKey(each)) })).filter(({ count }) => count > 0);
}

/** All waves roll for the gravity rifts they leave, then arrive together (LRR 41.2, LRR 58.5). */
export const departure = step<State>('ti/departure');
departure.body(function* (game) {
  const { seat, system: active, waves } = game.tactical!;
  const before = new Set(unlockedLeaders(game));
  yield* oneEffect(game, moveAll(game, seat, waves, active)); // fleet pool and capacity are enforced before anybody reacts
  const unlocked = unlockedLeaders(game).filter(id => !before.has(id));
  const ships = waves.flatMap(wave => (wave.path.length > 0 ? wave.ships : []));
  const moment = arrivalOf(game, { seat, system: active, ships, unlocked });
  if (haveShipsMoved(game)) yield* openTogether(game, [afterShipsMoved, afterShipsArrived], moment);
  else yield* open(game, afterShipsMoved, moment);
});

function* moveAll(game: State, seat: Seat, waves: Wave[], active: SystemId): Rule {
  const ahead = waves.filter(wave => wave.ahead);
  const others = waves.filter(wave => !wave.ahead);
  if (ahead.length > 0) {
    yield* moveTogether(game, seat, ahead, active);
    for (const wave of ahead) delete wave.ahead;
    for (const wave of others) if (!(yield* findsWay(game, seat, wave, active))) takeFrom(waves, wave);
  }
  yield* moveTogether(
    game,
    seat,
    others.filter(wave => waves.includes(wave)),
    active,
  );
}

/**
 * Is there still a way for ships whose move was declared? What went ahead of them may have been lost. They take another
 * way where there is one, with what of their cargo lies on it; else they stay.
 */
function* findsWay(game: State, seat: Seat, wave: Wave, active: SystemId): Rule<boolean> {
  const { from, path, ships } = wave;
  const isOpen = path.every(
    (to, i) => waysFrom(game, seat, path[i - 1] ?? from).includes(to) || wave.beside?.includes(to) === true,
  );
  if (isOpen) return true;
  const origin = systemOf(game, from);
  if (routesFor(game, seat, ships, origin, active).length === 0) {
    yield* emit('move-undone', { seat, from });
    return false;
  }
  const route = yield* chooseRoute(game, seat, origin, ships);
  wave.path = [...route.path];
  wave.beside = [...(route.beside ?? [])];
  wave.cargo = wave.cargo.filter(({ at }) => at === from || wave.path.includes(at));
  return true;
}

function* moveTogether(game: State, seat: Seat, waves: readonly Wave[], active: SystemId): Rule {
  for (const wave of waves.filter(({ path }) => path.length > 0)) yield* rollForRifts(game, seat, wave);
  for (const wave of waves) {
    for (const ship of wave.path.length > 0 ? wave.ships : [])
      yield* moveUnits(
        game,
        seat,
        ship,
        ship.count,
        ship.damaged,
        { system: wave.from, planet: null },
        { system: active, planet: null },
      );
    for (const load of wave.cargo)
      yield* moveUnits(
        game,
        seat,
        load,
        load.count,
        load.damaged,
        { system: load.at, planet: load.planet },
        { system: active, planet: null },
      );
  }
}

/** After the Space Cannons: only now do ships that moved into the wormhole nexus turn it (LRR 100.2a). */
export const movementEnds = step<State>('ti/movement-ends');
movementEnds.body(function* (game) {
  game.tactical!.step = 'space-combat';
  yield* openNexus(game);
});
