import {
  type Amounts,
  again,
  allocate,
  ask,
  type Barred,
  choose,
  type Line,
  mayChoose,
  next,
  open,
  pick,
  type Reason,
  type Rule,
  type Seat,
  step,
} from '@orrery/kernel';
import { planetToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { type PlanetId, planets } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import { type Area, activeSystem, groupsIn, isMecatol, othersClockwise } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { kindKey, type Marked, markOf } from '../../model/units/kinds.ts';
import { oneEffect } from '../../moments/effects.ts';
import { commitsFrom, custodiansPrice, mayCommitTo } from '../../moments/invasion/queries.ts';
import {
  afterGroundForcesCommitted,
  afterLanding,
  beforeControlEstablished,
  beforeInvasion,
  type Landed,
} from '../../moments/invasion/windows.ts';
import { groundCombat } from '../../moments/steps.ts';
import { canBeCarried, fightsIn, groundForcesOn, hasFighting } from '../../moments/units/counts-as.ts';
import { endLasting } from '../../verbs/cards/lasting.ts';
import { pay, spendableTotal } from '../../verbs/economy/economy.ts';
import { gainControl, settleControl } from '../../verbs/galaxy/planets.ts';
import { affordable, canPayToLand, payToLand } from '../../verbs/invasion/landing-prices.ts';
import { leavesRift } from '../../verbs/movement/rifts.ts';
import { gainPoints } from '../../verbs/objectives/points.ts';
import { leaveTacticalAction } from '../../verbs/phases/turns.ts';
import { moveUnits } from '../../verbs/units/units.ts';
import { tellWhyNotAsked } from '../../verbs/why-not-asked.ts';
import { spaceCannonDefense } from '../combat/space-cannon.ts';
import { bombardment } from './bombardment.ts';
import { opponentOn } from './opponents.ts';

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
  delete game.tactical!.contested;
});

/** Ground combats that take place although the turn was cut short; then the tactical action is over. */
export const remainingGroundCombats = step<State>('ti/remaining-ground-combats');
remainingGroundCombats.body(function* (game) {
  game.tactical!.step = 'ground-combat';
  return next(groundCombats({}), groundCombatsEnd({}), establishControl({}), remainingCombatsEnd({}));
});

export const remainingCombatsEnd = step<State>('ti/remaining-combats-end');
remainingCombatsEnd.body(function* (game) {
  for (const planet of activeSystem(game).planets) yield* settleControl(game, planet.id);
  endLasting(game, 'invasion');
  endLasting(game, 'tactical-action');
  leaveTacticalAction(game);
});

/** Ground forces in one place that could be committed. */
interface Landing extends Marked {
  readonly from: Area;
  readonly count: number;
  readonly damaged: number;
}

const groundForcesIn = (game: State, seat: Seat, from: Area): Landing[] =>
  groupsIn(game, from)
    .filter(group => group.seat === seat && fightsIn('ground')(game, group, from) && canBeCarried(game, group, from))
    .map(({ seat: _, ...group }) => ({ from, ...group }));

/** Ground forces in the space of the active system, and those that content lets land from planets, one from each. */
function landingForce(game: State, seat: Seat): Landing[] {
  const system = activeSystem(game);
  const others = commitsFrom(game, { seat, system }, []);
  return [{ system: system.id, planet: null }, ...others].flatMap(from => groundForcesIn(game, seat, from));
}

/** Removes the custodians for influence and a point; nobody can land on Mecatol Rex before (LRR 27). */
export const removeCustodians = step<State>('ti/remove-custodians');
removeCustodians.body(function* (game) {
  const { seat, system } = game.tactical!;
  game.tactical!.step = 'ground-combat';
  const mecatol = activeSystem(game).planets.find(({ id }) => isMecatol(id));
  if (!game.custodians || !mecatol || landingForce(game, seat).length === 0) return;
  if (!mayCommitTo(game, { seat, planet: mecatol }, true)) return; // LRR 27.2a
  const price = custodiansPrice(game, seat, CUSTODIANS_PRICE);
  if (spendableTotal(game, seat, 'influence') < price) return;
  const [removes] = yield* ask(
    pick(seat, 'remove-custodians', ['remove'], { min: 0, at: () => ({ system }), prompt: { price } }),
  );
  if (!removes) return;
  if (price > 0) yield* pay(game, seat, price, 'influence');
  game.custodians = false;
  yield* emit('custodians-removed', { seat });
  yield* gainPoints(game, seat, 1, 'custodians');
  return next(commitGroundForces({ must: true }));
});

const canLandOn = (game: State, seat: Seat, planet: Planet): boolean =>
  canPayToLand(game, seat, [planet]) &&
  mayCommitTo(game, { seat, planet }, !planets[planet.id].station && !(game.custodians && isMecatol(planet.id)));

const whyNotOn = (game: State, seat: Seat, planet: Planet): Reason => {
  const { id } = planet;
  if (!canPayToLand(game, seat, [planet])) return because('commit.too-little', 'LRR 47.2');
  if (planets[id].station) return because('commit.station', 'LRR 49.2');
  return game.custodians && isMecatol(id)
    ? because('commit.custodians', 'LRR 27.1')
    : because('commit.kept-out', 'LRR 1.6');
};

/** Planets of the active system where nobody can land. */
const whyNotLand = (game: State, force: readonly Landing[], open: readonly Planet[]): Barred[] =>
  activeSystem(game)
    .planets.filter(planet => !open.includes(planet))
    .flatMap(planet =>
      force
        .filter(({ from }) => from.planet === null)
        .map(({ unit }) =>
          bar(`${unit}@${planet.id}`, { unit, planet: planet.id }, whyNotOn(game, game.tactical!.seat, planet)),
        ),
    );

/** The option key of such units; damaged ones have a `!`. */
const nameOf = (landing: Landing, damaged = false): string =>
  `${landing.from.planet === null ? '' : `${landing.from.planet}:`}${kindKey(landing)}${damaged ? '!' : ''}`;

/** How they can land on a planet. */
function linesOf(landing: Landing, planet: PlanetId): Line[] {
  const { from, unit, count, damaged } = landing;
  if (from.planet === planet) return [];
  const at = { unit, ...markOf(landing), planet, ...(from.planet !== null && { from: from.planet }) };
  const most = from.planet === null ? count : 1;
  return [
    ...(count > damaged
      ? [{ key: `${nameOf(landing)}@${planet}`, at, min: 0, max: Math.min(most, count - damaged) }]
      : []),
    ...(damaged > 0
      ? [{ key: `${nameOf(landing, true)}@${planet}`, at: { ...at, damaged: 1 }, min: 0, max: Math.min(most, damaged) }]
      : []),
  ];
}

/**
 * Any number of ground forces from space to any planets of the system (LRR 49.2); at least one must land where the
 * custodians were removed, which is the only planet of its system.
 */
export const commitGroundForces = step<State, { must?: true }>('ti/commit-ground-forces');
commitGroundForces.body(function* (game, { must }) {
  const { seat, system, committed } = game.tactical!;
  if (committed.length > 0) return;
  yield* land(game, must === true);
  yield* open(game, afterLanding, { seat, system });
  if (committed.length === 0 && !isContested(game)) return; // LRR 49.2c
  return next(
    spaceCannonDefense({ planets: [...committed] }),
    groundCombats({}),
    groundCombatsEnd({}),
    establishControl({}),
  );
});

/** Has the active player ground forces on planets of others that were not committed and must fight all the same? */
const isContested = ({ tactical }: State): boolean => tactical!.contested?.some(place => place !== null) === true;

/** All of those in space, and one from each planet. */
const mostToLand = (force: readonly Landing[]): number => {
  const inSpace = force.filter(({ from }) => from.planet === null).reduce((sum, { count }) => sum + count, 0);
  return inSpace + new Set(force.flatMap(({ from }) => from.planet ?? [])).size;
};

/**
 * Everything in space lands: one unit on each planet that can be taken, and the others where somebody has to be fought,
 * or else in turn.
 */
function suggestLanding(
  game: State,
  seat: Seat,
  ground: readonly Planet[],
  lines: readonly Line[],
  must: boolean,
): Amounts {
  const others = ground.filter(({ controller }) => controller !== seat);
  const goals = affordable(game, seat, others.length > 0 ? others : ground);
  const isHeld = (planet: Planet): boolean =>
    planet.units.some(group => group.seat !== seat && fightsIn('ground')(game, group, planet));
  const fought = goals.filter(isHeld);
  const order = [...goals.filter(planet => !isHeld(planet)), ...fought];
  const [first, after] = [order.map(({ id }) => id), (fought.length > 0 ? fought : order).map(({ id }) => id)];
  const amounts: Record<string, number> = {};
  let landed = 0;
  for (const { key, at, max } of lines.filter(line => line.at!.planet === first[0] && line.at!.from === undefined)) {
    const name = key.slice(0, -`@${at!.planet}`.length);
    for (let i = 0; i < max; i++, landed++) {
      const planet = landed < first.length ? first[landed]! : after[(landed - first.length) % after.length]!;
      amounts[`${name}@${planet}`] = (amounts[`${name}@${planet}`] ?? 0) + 1;
    }
  }
  return landed === 0 && must ? { [lines[0]!.key]: 1 } : amounts;
}

function* land(game: State, must: boolean): Rule {
  const { seat, system, committed } = game.tactical!;
  const force = landingForce(game, seat);
  const ground = activeSystem(game).planets.filter(planet => canLandOn(game, seat, planet));
  if (force.length === 0) return;
  if (ground.length === 0) {
    const [closed] = activeSystem(game).planets;
    if (closed) yield* tellWhyNotAsked(seat, 'commit', whyNotOn(game, seat, closed));
    return;
  }
  const lines = force.flatMap(each => ground.flatMap(({ id }) => linesOf(each, id)));
  if (lines.length === 0) return;
  const sum = (chosen: Readonly<Record<string, number>>, name: string): number =>
    ground.reduce((total, { id }) => total + (chosen[`${name}@${id}`] ?? 0), 0);
  const goalsOf = (chosen: Amounts): Planet[] =>
    ground.filter(({ id }) => Object.entries(chosen).some(([key, count]) => count > 0 && key.endsWith(`@${id}`)));
  const amounts = yield* allocate(seat, 'commit', lines, {
    min: must ? 1 : 0, // LRR 27.2
    max: mostToLand(force),
    check: chosen => {
      const fromPlanets: Record<string, number> = {};
      for (const each of force) {
        const [sound, hurt] = [sum(chosen, nameOf(each)), sum(chosen, nameOf(each, true))];
        if (sound > each.count - each.damaged || hurt > each.damaged) return because('commit.too-many', 'LRR 49.2');
        const { planet } = each.from;
        if (planet !== null) fromPlanets[planet] = (fromPlanets[planet] ?? 0) + sound + hurt;
      }
      if (Object.values(fromPlanets).some(count => count > 1)) return because('commit.one-each', 'LRR 49.2');
      return canPayToLand(game, seat, goalsOf(chosen)) || because('commit.too-little', 'LRR 47.2');
    },
    suggest: suggestLanding(game, seat, ground, lines, must),
    prompt: { system },
    barred: () => whyNotLand(game, force, ground),
  });
  yield* payToLand(game, seat, goalsOf(amounts));
  const landed = yield* oneEffect(game, landAll(game, force, ground, amounts));
  if (committed.length > 0)
    yield* open(game, afterGroundForcesCommitted, { seat, system, planets: [...committed], landed });
}

function* landAll(game: State, force: readonly Landing[], ground: readonly Planet[], amounts: Amounts): Rule<Landed[]> {
  const { seat, system, committed } = game.tactical!;
  const landed: Landed[] = [];
  for (const each of force)
    for (const { id } of ground) {
      const { from, unit } = each;
      const damaged = amounts[`${nameOf(each, true)}@${id}`] ?? 0;
      const count = (amounts[`${nameOf(each)}@${id}`] ?? 0) + damaged;
      if (count === 0) continue;
      if (from.planet !== null && !(yield* leavesRift(game, seat, each, damaged, from))) continue;
      if (!committed.includes(id)) committed.push(id);
      landed.push({ planet: id, unit, ...markOf(each), count, damaged });
      yield* moveUnits(game, seat, each, count, damaged, from, { system, planet: id });
    }
  return landed;
}

/** One planet after the other, in an order of the active player's choice (LRR 49.4a). */
export const groundCombats = step<State>('ti/ground-combats');
groundCombats.body(function* (game) {
  const { seat } = game.tactical!;
  const fought = activeSystem(game).planets.filter(planet => opponentOn(game, planet, seat) !== undefined);
  if (fought.length === 0) return;
  const planet =
    fought.length === 1
      ? fought[0]!
      : yield* choose(seat, 'ground-combat.order', fought, { at: ({ id }) => ({ planet: id }) });
  return next(groundCombat({ planet: planet.id, defender: opponentOn(game, planet, seat)! }), groundCombats({}));
});

export const groundCombatsEnd = step<State>('ti/ground-combats-end');
groundCombatsEnd.body(function* (game) {
  const { seat, system } = game.tactical!;
  yield* open(game, beforeControlEstablished, { seat, system });
});

/** Establishes control of planets where committed ground forces are left, or those that had to fight, in an order chosen by the player (LRR 49.5, LRR 35.2d). */
export const establishControl = step<State>('ti/establish-control');
establishControl.body(function* (game) {
  const { seat, committed, contested = [] } = game.tactical!;
  const won = activeSystem(game).planets.filter(
    planet =>
      (committed.includes(planet.id) || contested.includes(planet.id)) &&
      planet.controller !== seat &&
      !planet.coexisting.includes(seat) &&
      groundForcesOn(game, planet, seat) > 0,
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
    if (!hasFighting(game, planet, seat)) return [];
    const mayFight = (rival: Seat): boolean =>
      planet.controller === seat
        ? planet.coexisting.includes(rival)
        : planet.controller === rival && planet.coexisting.includes(seat);
    return othersClockwise(game, seat)
      .filter(rival => mayFight(rival) && hasFighting(game, planet, rival))
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

/** The winner against the controller gains the planet; losers no longer coexist (R-020). */
export const coexistenceEnds = step<State, { planet: PlanetId; rival: Seat }>('ti/coexistence-ends');
coexistenceEnds.body(function* (game, { planet: id, rival }) {
  const { seat } = game.tactical!;
  const planet = activeSystem(game).planets.find(each => each.id === id)!;
  if (
    planet.controller === rival &&
    groundForcesOn(game, planet, seat) > 0 &&
    groundForcesOn(game, planet, rival) === 0
  )
    yield* gainControl(game, seat, id);
  planetToChange(game, id).coexisting = planet.coexisting.filter(
    each => (each !== seat && each !== rival) || groundForcesOn(game, planet, each) > 0,
  );
  yield* settleControl(game, id);
});
