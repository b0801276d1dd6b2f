import { ask, choose, next, open, pick, type Rule, type Seat, step } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import { type Area, groupsIn, othersClockwise, planetOf, seatsClockwise, systemOf } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import {
  cannonBonus,
  cannonsGranted,
  cannonsOnPlanet,
  hitsProduced,
  mayBeShotAtLanding,
  mayFireAtLanded,
  mayFireAtShips,
} from '../../moments/combat/queries.ts';
import { beforeSpaceCannon } from '../../moments/combat/windows.ts';
import { attachmentOf } from '../../moments/galaxy/registry.ts';
import { landsAtOnce } from '../../moments/invasion/queries.ts';
import { adjacentFor } from '../../moments/movement/routes.ts';
import { fightsIn, hasShips, isShip, type Reader } from '../../moments/units/counts-as.ts';
import { statsOf } from '../../moments/units/queries.ts';
import { addExtraDice } from '../../verbs/combat/extra-dice.ts';
import { assignHits, hitsIn, rollForAbility, type Shot } from '../../verbs/combat/hits.ts';

/** A shot for each of these units of a seat whose Space Cannon reaches that far. */
function addShots(shots: Shot[], game: State, seat: Seat, groups: readonly UnitGroup[], reach: number): void {
  for (const { seat: owner, unit, count } of groups) {
    if (owner !== seat) continue;
    const { cannon, cannonRange = 0 } = statsOf(game, seat, unit);
    if (cannon && cannonRange >= reach) for (let i = 0; i < count; i++) shots.push({ unit, roll: cannon });
  }
}

/** What a planet fires for a seat as if it were a unit of theirs, by the cards that are attached to it, or by others. */
function planetShots(game: State, seat: Seat, planet: Planet): readonly Shot[] {
  const rolls = planet.controller === seat ? planet.attachments.map(card => attachmentOf(card)?.cannon) : [];
  const shots = rolls.flatMap(roll => (roll ? [{ unit: 'pds', planet: planet.id, roll } as const] : []));
  return cannonsOnPlanet(game, { seat, planet }, shots);
}

/** Space Cannons that reach the active system: those in it, and the far-reaching next to it (LRR 77.3c). */
export function cannonsAt(game: State, seat: Seat, active: SystemId): readonly Shot[] {
  const shots: Shot[] = [];
  const look = (id: SystemId, reach: number): void => {
    const { space, planets } = systemOf(game, id);
    addShots(shots, game, seat, space, reach);
    for (const { units } of planets) addShots(shots, game, seat, units, reach);
  };
  look(active, 0);
  for (const planet of systemOf(game, active).planets) shots.push(...planetShots(game, seat, planet));
  for (const id of adjacentFor(game, seat, active)) look(id, 1);
  return cannonsGranted(game, { seat, system: active }, shots);
}

/** Players with cannons in range: the active player first, then clockwise (LRR 77.2). */
export const spaceCannonOffense = step<State>('ti/space-cannon-offense');
spaceCannonOffense.body(function* (game) {
  const { seat, system } = game.tactical!;
  game.tactical!.step = 'space-cannon-offense';
  if (landsAtOnce(game, seat, false)) return;
  const shooters = seatsClockwise(game, seat).filter(
    each => targetsOf(game, each, seat, system).length > 0 && cannonsAt(game, each, system).length > 0,
  );
  if (shooters.length > 0) yield* emit('space-cannon-offense', { system });
  return next(...shooters.map(shooter => spaceCannonVolley({ shooter })));
});

/** Others shoot at the active player; the active player at whoever has ships there (LRR 77.5). */
function targetsOf(game: State, shooter: Seat, active: Seat, system: SystemId): Seat[] {
  const place = systemOf(game, system);
  return (shooter === active ? othersClockwise(game, active) : [active]).filter(
    target => hasShips(game, place, target) && mayFireAtShips(game, { shooter, target }, true),
  );
}

export const spaceCannonVolley = step<State, { shooter: Seat }>('ti/space-cannon-volley');
spaceCannonVolley.body(function* (game, { shooter }) {
  const { seat, system } = game.tactical!;
  const targets = targetsOf(game, shooter, seat, system);
  const shots = cannonsAt(game, shooter, system);
  if (targets.length === 0 || shots.length === 0) return;
  const [target] = yield* ask(
    pick(shooter, 'space-cannon', targets, { key: String, at: each => ({ seat: each }), min: 0, prompt: { system } }),
  );
  if (target === undefined) return;
  const area: Area = { system, planet: null };
  yield* fire(game, shooter, target, area, shots, isShip);
});

function* fire(game: State, shooter: Seat, target: Seat, area: Area, shots: readonly Shot[], which: Reader): Rule {
  const moment = { shooter, target, area, cancelled: false, sparesFighters: false };
  yield* open(game, beforeSpaceCannon, moment);
  if (moment.cancelled) return;
  const { system, planet } = area;
  const aims = [{ key: 'roll', shots }];
  const [aimed] = yield* addExtraDice(game, shooter, 'cannon', aims, () => (planet ? { planet } : { system }));
  const volley = yield* rollForAbility(
    game,
    shooter,
    'space-cannon',
    aimed!.shots,
    cannonBonus(game, { shooter, target }, 0),
  );
  const hits = hitsProduced(game, { seat: shooter, roll: 'cannon', dice: volley }, hitsIn(volley));
  yield* emit('space-cannon', {
    shooter,
    target,
    hits,
    dice: volley,
    system,
    planet,
  });
  const how = { cause: 'cannon', by: shooter, aimed: moment.sparesFighters ? hits : 0 } as const;
  yield* assignHits(game, target, area, hits, which, how);
}

/**
 * Cannons fire on planets that ground forces were committed to, even without ground forces beside them. The active
 * player chooses the order (LRR 49.3).
 */
export const spaceCannonDefense = step<State, { planets: PlanetId[] }>('ti/space-cannon-defense');
spaceCannonDefense.body(function* (game, { planets }) {
  const { seat, system } = game.tactical!;
  const armed = planets.filter(planet => defendersOf(game, planet).length > 0);
  if (armed.length === 0) return;
  const planet =
    armed.length === 1
      ? armed[0]!
      : yield* choose(seat, 'space-cannon-defense.order', armed, { at: id => ({ planet: id }) });
  for (const shooter of defendersOf(game, planet)) {
    if (!defendersOf(game, planet).includes(shooter)) continue; // nobody may be left to fire at
    const area: Area = { system, planet };
    const shots = cannonsOn(game, shooter, planet);
    const [fires] = yield* ask(pick(shooter, 'space-cannon-defense', ['fire'], { min: 0, at: () => ({ planet }) }));
    if (fires) yield* fire(game, shooter, seat, area, shots, isExposed);
  }
  return next(spaceCannonDefense({ planets: planets.filter(each => each !== planet) }));
});

function cannonsOn(game: State, seat: Seat, id: PlanetId): readonly Shot[] {
  const shots: Shot[] = [];
  const planet = planetOf(game, id);
  addShots(shots, game, seat, groupsIn(game, { system: game.tactical!.system, planet: id }), 0);
  shots.push(...planetShots(game, seat, planet));
  return shots;
}

/** Ground forces that were committed; others of their owner on the planet are not fired at (LRR 49.3). */
const isExposed: Reader = (game, units, place) =>
  fightsIn('ground')(game, units, place) && mayBeShotAtLanding(game, units, true);

/** Who can fire from a planet at ground forces of the active player there (LRR 77.8). */
function defendersOf(game: State, planet: PlanetId): Seat[] {
  const target = game.tactical!.seat;
  const place = planetOf(game, planet);
  if (!place.units.some(group => group.seat === target && isExposed(game, group, place))) return [];
  return othersClockwise(game, target).filter(
    shooter => cannonsOn(game, shooter, planet).length > 0 && mayFireAtLanded(game, { shooter, target }, true),
  );
}
