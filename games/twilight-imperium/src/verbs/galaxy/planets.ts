import { open, type Rule, type Seat } from '@orrery/kernel';
import { planetToChange, systemToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import { planetOf, systemWith } from '../../model/readers.ts';
import { newPlanet } from '../../model/setup.ts';
import type { State, SystemId } from '../../model/state.ts';
import { oneEffect } from '../../moments/effects.ts';
import { afterControlGained, afterControlLost, whenControlGained } from '../../moments/galaxy/windows.ts';
import { groundForcesOn, isStructure } from '../../moments/units/counts-as.ts';
import { eliminateDefeated } from '../factions/elimination.ts';
import { markForEliminationCheck } from '../factions/elimination-check.ts';
import { destroyUnits } from '../units/units.ts';
import { setControlRule } from './control-hook.ts';
import { explorePlanet } from './exploration.ts';
import { readyAbility } from './legendary.ts';
import { openNexus } from './nexus.ts';

/** Destroys structures of these seats on a planet. */
function* destroyStructures(game: State, planet: Planet, whose: (seat: Seat) => boolean, by: Seat | null): Rule {
  const area = { system: systemWith(game, planet.id).id, planet: planet.id };
  const lost = planet.units
    .filter(each => isStructure(game, each, planet) && whose(each.seat))
    .map(each => ({ ...each }));
  for (const { seat, unit } of lost) {
    const left = planet.units.find(each => each.seat === seat && each.unit === unit); // destroying the first may destroy the others
    if (left) yield* destroyUnits(game, seat, unit, left.count, area, { cause: 'control', by });
  }
}

/**
 * Gains a planet: its card comes exhausted, others' structures on it are destroyed (LRR 49.5, LRR 25.1). It is one effect
 * with what follows from it, so that no leader is used for what unlocked it (LRR 51.6c).
 */
export const gainControl = (game: State, seat: Seat, id: PlanetId): Rule =>
  oneEffect(game, takeControl(game, seat, id));

function* takeControl(game: State, seat: Seat, id: PlanetId): Rule {
  const planet = planetOf(game, id);
  if (planet.controller === seat) return; // LRR 25.2
  const from = planet.controller;
  if (from !== null) markForEliminationCheck(game, from);
  else readyAbility(game, id);
  const gained = planetToChange(game, id);
  gained.controller = seat;
  gained.exhausted = true;
  gained.coexisting = gained.coexisting.filter(each => each !== seat);
  yield* emit('control', { seat, planet: id, from });
  yield* open(game, whenControlGained, { seat, planet: id, from });
  yield* destroyStructures(game, planet, owner => owner !== seat && !planet.coexisting.includes(owner), seat);
  yield* eliminateDefeated(game); // before anybody can react
  yield* openNexus(game); // LRR 100.2
  if (from === null) yield* explorePlanet(game, seat, id); // LRR 35.1
  yield* open(game, afterControlGained, { seat, planet: id, from });
  if (from !== null) yield* open(game, afterControlLost, { seat: from, planet: id, to: seat });
}

/** A planet that was not on the board comes into a system; nobody controls it yet. */
export function* placePlanet(game: State, system: SystemId, id: PlanetId): Rule {
  systemToChange(game, system).planets.push(newPlanet(id));
  yield* emit('planet-placed', { system, planet: id });
}

/** Nobody controls it any more. */
export function* loseControl(game: State, id: PlanetId): Rule {
  const seat = planetOf(game, id).controller;
  if (seat === null) return;
  planetToChange(game, id).controller = null;
  markForEliminationCheck(game, seat);
  yield* emit('control-lost', { seat, planet: id });
  yield* eliminateDefeated(game);
  yield* open(game, afterControlLost, { seat, planet: id, to: null });
}

/** Who has units on a planet. */
const presentOn = (planet: Planet): Seat[] => [...new Set(planet.units.map(({ seat }) => seat))];

/** During an invasion control is decided by its last step, not at once (LRR 25.5b). */
const isInvaded = (game: State, id: PlanetId): boolean =>
  game.combat?.planet === id || (game.tactical?.step === 'ground-combat' && game.tactical.committed.includes(id));

/** Control follows units at once, unless an invasion is to decide (LRR 25.5). */
setControlRule(function* (game, id) {
  if (!isInvaded(game, id)) yield* settleControl(game, id);
});

/**
 * Whose a planet is by the units on it: structures without ground forces beside others' units are destroyed (LRR 63.4,
 * LRR 79.4); without units of the controller, whoever alone has some takes the planet (LRR 25.5). Coexisting units
 * neither destroy nor are destroyed (R-020).
 */
export function* settleControl(game: State, id: PlanetId): Rule {
  const planet = planetOf(game, id);
  if (planet.units.every(({ seat }) => seat === planet.controller) && planet.coexisting.length === 0) return;
  planetToChange(game, id).coexisting = planet.coexisting.filter(seat => presentOn(planet).includes(seat));
  const fights = (seat: Seat): boolean => !planet.coexisting.includes(seat);
  const alone = (seat: Seat): boolean =>
    fights(seat) &&
    groundForcesOn(game, planet, seat) === 0 &&
    planet.units.some(group => group.seat !== seat && fights(group.seat));
  yield* destroyStructures(game, planet, alone, null);
  const present = presentOn(planet);
  if (present.length !== 1) return;
  planetToChange(game, id).coexisting = [];
  if (present[0] !== planet.controller) yield* gainControl(game, present[0]!, id);
}
