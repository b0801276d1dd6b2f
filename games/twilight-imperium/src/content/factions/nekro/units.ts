import { allocate, type Rule, type Seat } from '@orrery/kernel';
import { technologies } from '../../../model/cards/technologies.ts';
import { hasCopiedUnit } from '../../../model/factions/faction-units.ts';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { type Area, playerOf, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { kindKey, type Mark, type Marked, markOf } from '../../../model/units/kinds.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { combatBonus } from '../../../moments/combat/queries.ts';
import { afterCombat, startOfSpaceCombat } from '../../../moments/combat/windows.ts';
import { afterShipsArrived } from '../../../moments/movement/windows.ts';
import { endOfTurn } from '../../../moments/phases/windows.ts';
import { isGroundForce } from '../../../moments/units/counts-as.ts';
import { stationedOn } from '../../../moments/units/queries.ts';
import { copiesOf } from '../../../verbs/cards/copies.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { lossesOf, unitLines } from '../../../verbs/combat/hits.ts';
import { markUnits } from '../../../verbs/units/marks.ts';
import { moveUnits } from '../../../verbs/units/units.ts';
import { modify, on } from '../../ability.ts';
import { counts } from '../../counts-as.ts';
import { factionUnit } from '../faction.ts';

/** Once, however many of the opponent's technologies are copied. */
export const mordred = factionUnit('mordred', {
  passive: [
    modify(combatBonus, ({ seat, unit }, bonus, game) => {
      const opponent = game.combat ? opponentIn(game.combat, seat) : undefined;
      if (unit !== 'mech' || opponent === undefined) return bonus;
      const { faction } = playerOf(game, opponent);
      const isInfected = copiesOf(game, seat).some(({ technology }) => technologies[technology].faction === faction);
      return isInfected ? bonus + 2 : bonus;
    }),
  ],
});

const FLAGSHIP = 'the-alastor';

/** Marks a unit with its origin: a planet, or space. */
const markFrom = (planet: PlanetId | null): Mark => `${FLAGSHIP}:${planet ?? 'space'}`;

const isMarked = ({ mark }: Pick<Marked, 'mark'>): boolean => mark?.startsWith(`${FLAGSHIP}:`) === true;

const hasFlagship = (game: State, me: Seat, system: SystemId): boolean =>
  systemOf(game, system).space.some(({ seat, unit }) => seat === me && unit === 'flagship');

/** Ground forces of a system that could fight, by area. */
const recruits = (game: State, me: Seat, id: SystemId): { planet: PlanetId | null; groups: UnitGroup[] }[] => {
  const system = systemOf(game, id);
  return [{ planet: null, units: system.space }, ...system.planets.map(({ id: planet, units }) => ({ planet, units }))]
    .map(({ planet, units }) => ({
      planet,
      groups: units.filter(
        group => group.seat === me && group.mark === undefined && isGroundForce(game, group, { system: id, planet }),
      ),
    }))
    .filter(({ groups }) => groups.length > 0);
};

/** Moves chosen ground forces into space for the combat, marked with their origin. */
function* enlist(game: State, me: Seat, system: SystemId): Rule {
  for (const { planet, groups } of recruits(game, me, system)) {
    const chosen = yield* allocate(me, FLAGSHIP, unitLines(groups), {
      suggest: {},
      prompt: planet ? { planet } : { system },
    });
    const from = { system, planet };
    for (const group of groups.map(each => ({ ...each }))) {
      const { count, damaged } = lossesOf(chosen, kindKey(group));
      const kind: Marked = { unit: group.unit, ...markOf(group) };
      const mark = markFrom(planet);
      yield* markUnits(game, me, kind, count, from, { mark, damaged });
      if (planet)
        yield* moveUnits(game, me, { unit: group.unit, mark }, count, damaged, from, { system, planet: null });
    }
  }
}

const originOf = (game: State, mark: Mark, { system }: Area): PlanetId | null =>
  systemOf(game, system).planets.find(({ id }) => id === mark.slice(FLAGSHIP.length + 1))?.id ?? null;

/** Returns survivors to where they came from, unless they have retreated. */
function* dismiss(game: State, me: Seat): Rule {
  for (const { id } of game.systems)
    for (const group of systemOf(game, id)
      .space.filter(each => each.seat === me && isMarked(each))
      .map(each => ({ ...each }))) {
      const space = { system: id, planet: null };
      const planet = originOf(game, group.mark!, space);
      yield* markUnits(game, me, group, group.count, space, { mark: null, damaged: group.damaged });
      if (planet)
        yield* moveUnits(game, me, { unit: group.unit }, group.count, group.damaged, space, { system: id, planet });
    }
}

const anyMarked = (game: State): boolean => game.systems.some(({ space }) => space.some(isMarked));

export const theAlastor = factionUnit(FLAGSHIP, {
  passive: [
    counts('ship', ['infantry', 'mech'], (units, value) => value || isMarked(units)),
    counts(
      'afloat',
      ['infantry', 'mech'],
      (units, value) => value && !(isMarked(units) && units.mark !== markFrom(null)),
    ),
    modify(stationedOn, ({ mark, area }, planet, game) =>
      mark !== undefined && isMarked({ mark }) ? originOf(game, mark, area) : planet,
    ),
    counts('moves', ['infantry', 'mech'], (units, value) => value && !isMarked(units)),
  ],
  responses: [
    on(startOfSpaceCombat, {
      when: (game, me, { system, attacker, defender }) =>
        (me === attacker || me === defender) &&
        hasFlagship(game, me, system) &&
        !hasCopiedUnit(playerOf(game, me), 'flagship') &&
        recruits(game, me, system).length > 0,
      play: (game, me, { system }) => enlist(game, me, system),
    }),
    on(afterShipsArrived, {
      must: true,
      atOnce: true,
      when: (game, me, { seat, system }) => seat === me && system !== game.combat?.system && anyMarked(game),
      play: dismiss,
    }),
    on(afterCombat, { must: true, atOnce: true, when: anyMarked, play: dismiss }),
    on(endOfTurn, { must: true, atOnce: true, when: anyMarked, play: dismiss }),
  ],
});
