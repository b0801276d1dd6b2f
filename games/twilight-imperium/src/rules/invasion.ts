import {
  again,
  allocate,
  ask,
  type Barred,
  choose,
  emit,
  type Line,
  mayChoose,
  next,
  open,
  pick,
  type Reason,
  type Seat,
  step,
} from '@orrery/kernel';
import { type PlanetId, planets } from '../model/planets.ts';
import { activeSystem, groundForcesOn, isGroundForce, isMecatol, othersClockwise } from '../model/readers.ts';
import { bar, because } from '../model/reasons.ts';
import type { Planet, State, UnitGroup } from '../model/state.ts';
import { mayCommitTo } from '../moments/queries.ts';
import { afterGroundForcesCommitted, beforeInvasion, type Landed } from '../moments/windows.ts';
import { couldNot } from '../verbs/could-not.ts';
import { pay, purse } from '../verbs/economy.ts';
import { endLasting } from '../verbs/lasting.ts';
import { gainControl, settleControl } from '../verbs/planets.ts';
import { gainPoints } from '../verbs/points.ts';
import { moveUnits } from '../verbs/units.ts';
import { bombardment } from './bombardment.ts';
import { groundCombat } from './ground-combat.ts';
import { spaceCannonDefense } from './space-cannon.ts';

/** What it costs to remove the custodians token from Mecatol Rex (LRR 27.1). */
const CUSTODIANS_PRICE = 6;

/** The steps run over all planets of the system before the next one begins (LRR 49). */
export const invasion = step<State>('ti/invasion');
invasion.body(function* (game) {
  const { seat, system } = game.tactical!;
  game.tactical!.step = 'bombardment';
  yield* open(game, beforeInvasion, { seat, system });
  return next(bombardment({}), removeCustodians({}), commitGroundForces({}), coexistenceCombats({}), invasionEnds({}));
});

export const invasionEnds = step<State>('ti/invasion-ends');
invasionEnds.body(function* (game) {
  endLasting(game, 'invasion');
});

const landingForce = (game: State, seat: Seat): UnitGroup[] =>
  activeSystem(game).space.filter(group => group.seat === seat && isGroundForce(group.unit));

/** Nobody lands on Mecatol Rex before its custodians are bought off, for a point (LRR 27). */
export const removeCustodians = step<State>('ti/remove-custodians');
removeCustodians.body(function* (game) {
  const { seat, system } = game.tactical!;
  game.tactical!.step = 'ground-combat';
  const mecatol = activeSystem(game).planets.find(({ id }) => isMecatol(id));
  if (!game.custodians || !mecatol || landingForce(game, seat).length === 0) return;
  if (!mayCommitTo(game, { seat, planet: mecatol }, true)) return; // LRR 27.2a
  if (purse(game, seat, 'influence') < CUSTODIANS_PRICE) return;
  const [removes] = yield* ask(pick(seat, 'remove-custodians', ['remove'], { min: 0, at: () => ({ system }) }));
  if (!removes) return;
  yield* pay(game, seat, CUSTODIANS_PRICE, 'influence');
  game.custodians = false;
  yield* emit('custodians-removed', { seat });
  yield* gainPoints(game, seat, 1, 'custodians');
  return next(commitGroundForces({ must: true }));
});

const canLandOn = (game: State, seat: Seat, planet: Planet): boolean =>
  mayCommitTo(game, { seat, planet }, !planets[planet.id].station && !(game.custodians && isMecatol(planet.id)));

const whyNotOn = (game: State, { id }: Planet): Reason => {
  if (planets[id].station) return because('commit.station', 'LRR 49.2');
  return game.custodians && isMecatol(id)
    ? because('commit.custodians', 'LRR 27.1')
    : because('commit.kept-out', 'LRR 1.6');
};

/** Planets of the active system where nobody can land. */
const whyNotLand = (game: State, force: readonly UnitGroup[], open: readonly Planet[]): Barred[] =>
  activeSystem(game)
    .planets.filter(planet => !open.includes(planet))
    .flatMap(planet =>
      force.map(({ unit }) => bar(`${unit}@${planet.id}`, { unit, planet: planet.id }, whyNotOn(game, planet))),
    );

/**
 * Any number of ground forces from space to any planets of the system (LRR 49.2); at least one must land where the
 * custodians were removed, which is the only planet of its system.
 */
export const commitGroundForces = step<State, { must?: true }>('ti/commit-ground-forces');
commitGroundForces.body(function* (game, { must }) {
  const { seat, system, committed } = game.tactical!;
  if (committed.length > 0) return;
  const force = landingForce(game, seat);
  const ground = activeSystem(game).planets.filter(planet => canLandOn(game, seat, planet));
  if (force.length === 0) return;
  if (ground.length === 0) {
    const [closed] = activeSystem(game).planets;
    if (closed) yield* couldNot(seat, 'commit', whyNotOn(game, closed));
    return;
  }
  const lines: Line[] = force.flatMap(({ unit, count, damaged }) =>
    ground.flatMap(({ id }) => [
      ...(count > damaged ? [{ key: `${unit}@${id}`, at: { unit, planet: id }, min: 0, max: count - damaged }] : []),
      ...(damaged > 0 ? [{ key: `${unit}!@${id}`, at: { unit, planet: id, damaged: 1 }, min: 0, max: damaged }] : []),
    ]),
  );
  const sum = (chosen: Readonly<Record<string, number>>, name: string): number =>
    ground.reduce((total, { id }) => total + (chosen[`${name}@${id}`] ?? 0), 0);
  const amounts = yield* allocate(seat, 'commit', lines, {
    min: must ? 1 : 0, // LRR 27.2
    check: chosen =>
      force.every(
        ({ unit, count, damaged }) => sum(chosen, unit) <= count - damaged && sum(chosen, `${unit}!`) <= damaged,
      ) || because('commit.too-many', 'LRR 49.2'),
    suggest: must ? { [lines[0]!.key]: 1 } : {},
    prompt: { system },
    barred: () => whyNotLand(game, force, ground),
  });
  const landed: Landed[] = [];
  for (const { unit } of force.map(group => ({ ...group })))
    for (const { id } of ground) {
      const hurt = amounts[`${unit}!@${id}`] ?? 0;
      const count = (amounts[`${unit}@${id}`] ?? 0) + hurt;
      if (count === 0) continue;
      if (!committed.includes(id)) committed.push(id);
      landed.push({ planet: id, unit, count, damaged: hurt });
      yield* moveUnits(game, seat, unit, count, hurt, { system, planet: null }, { system, planet: id });
    }
  if (committed.length === 0) return; // LRR 49.2c
  yield* open(game, afterGroundForcesCommitted, { seat, system, planets: [...committed], landed });
  return next(spaceCannonDefense({ planets: [...committed] }), groundCombats({}), establishControl({}));
});

/** Whom the active player must fight on a planet, if anybody: coexisting units fight only by choice. */
const opponentOn = (planet: Planet, seat: Seat): Seat | undefined =>
  groundForcesOn(planet, seat) > 0 && !planet.coexisting.includes(seat)
    ? planet.units.find(
        group => group.seat !== seat && isGroundForce(group.unit) && !planet.coexisting.includes(group.seat),
      )?.seat
    : undefined;

/** One planet after the other, in an order of the active player's choice (LRR 49.4a). */
export const groundCombats = step<State>('ti/ground-combats');
groundCombats.body(function* (game) {
  const { seat } = game.tactical!;
  const fought = activeSystem(game).planets.filter(planet => opponentOn(planet, seat) !== undefined);
  if (fought.length === 0) return;
  const planet =
    fought.length === 1
      ? fought[0]!
      : yield* choose(seat, 'ground-combat.order', fought, { at: ({ id }) => ({ planet: id }) });
  return next(groundCombat({ planet: planet.id, defender: opponentOn(planet, seat)! }), groundCombats({}));
});

/** Planets with committed ground forces that still stand there, one by one in an order of choice (LRR 49.5, LRR 35.2d). */
export const establishControl = step<State>('ti/establish-control');
establishControl.body(function* (game) {
  const { seat, committed } = game.tactical!;
  const won = activeSystem(game).planets.filter(
    planet =>
      committed.includes(planet.id) &&
      planet.controller !== seat &&
      !planet.coexisting.includes(seat) &&
      groundForcesOn(planet, seat) > 0,
  );
  if (won.length === 0) return;
  const planet =
    won.length === 1
      ? won[0]!
      : yield* choose(seat, 'establish-control.order', won, { at: ({ id }) => ({ planet: id }) });
  yield* gainControl(game, seat, planet.id);
  return again();
});

/** Ground combats that a player may begin: with who coexists on its planet, or with the controller where it coexists. */
const rivals = (game: State, seat: Seat): { planet: Planet; rival: Seat }[] =>
  activeSystem(game).planets.flatMap(planet => {
    if (groundForcesOn(planet, seat) === 0) return [];
    const mayFight = (rival: Seat): boolean =>
      planet.controller === seat
        ? planet.coexisting.includes(rival)
        : planet.controller === rival && planet.coexisting.includes(seat);
    return othersClockwise(game, seat)
      .filter(rival => mayFight(rival) && groundForcesOn(planet, rival) > 0)
      .map(rival => ({ planet, rival }));
  });

/** After control is established, fights with coexisting players as long as the active player likes (GR tactical.4f). */
export const coexistenceCombats = step<State>('ti/coexistence-combats');
coexistenceCombats.body(function* (game) {
  const { seat } = game.tactical!;
  const chosen = yield* mayChoose(seat, 'fight-coexisting', rivals(game, seat), {
    key: ({ planet, rival }) => `${planet.id}:${rival}`,
    at: ({ planet, rival }) => ({ planet: planet.id, seat: rival }),
  });
  if (!chosen) {
    for (const planet of activeSystem(game).planets) yield* settleControl(game, planet.id);
    return;
  }
  const { planet, rival } = chosen;
  return next(
    groundCombat({ planet: planet.id, defender: rival }),
    coexistenceEnds({ planet: planet.id, rival }),
    coexistenceCombats({}),
  );
});

/** Whoever won against the controller takes the planet; the beaten coexist no longer. */
export const coexistenceEnds = step<State, { planet: PlanetId; rival: Seat }>('ti/coexistence-ends');
coexistenceEnds.body(function* (game, { planet: id, rival }) {
  const { seat } = game.tactical!;
  const planet = activeSystem(game).planets.find(each => each.id === id)!;
  if (planet.controller === rival && groundForcesOn(planet, seat) > 0 && groundForcesOn(planet, rival) === 0)
    yield* gainControl(game, seat, id);
  planet.coexisting = planet.coexisting.filter(
    each => (each !== seat && each !== rival) || groundForcesOn(planet, each) > 0,
  );
  yield* settleControl(game, id);
});
