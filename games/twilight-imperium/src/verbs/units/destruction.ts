import { type Amounts, allocate, choose, type Rule, type Seat } from '@orrery/kernel';
import { systemToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { UnitType } from '../../model/ids.ts';
import { type Area, groupsIn, systemOf, systemWith } from '../../model/readers.ts';
import type { State, SystemId } from '../../model/state.ts';
import { isAlike } from '../../model/units/kinds.ts';
import type { UnitGroup } from '../../model/units/state.ts';
import type { Reader } from '../../moments/units/counts-as.ts';
import { rollDice } from '../combat/die.ts';
import { purgeAttachments } from '../galaxy/attachments.ts';
import { returnPlanetTokens } from '../galaxy/planet-tokens.ts';
import { loseControl } from '../galaxy/planets.ts';
import { firstOf } from '../tokens/tokens.ts';
import { destroyUnits } from './units.ts';
/** Destroys all players' units of some kinds in an area. */
export const destroyAllIn = (game: State, area: Area, which: Reader, by: Seat | null = null): Rule =>
  destroyAllOf(game, [area], which, by);

/** The same in several areas simultaneously. */
function* destroyAllOf(game: State, areas: readonly Area[], which: Reader, by: Seat | null = null): Rule {
  const together = areas.flatMap(area =>
    groupsIn(game, area)
      .filter(group => which(game, group, area))
      .map(group => ({ ...group, area })),
  );
  for (const units of together) {
    const { seat, area } = units;
    const left = groupsIn(game, area).find(group => group.seat === seat && isAlike(group, units)); // losses may cause others
    const { damaged = 0 } = left ?? {};
    if (left) yield* destroyUnits(game, seat, units, left.count, area, { cause: 'effect', by, damaged, together });
  }
}

/** Rolls a die for each unit of a type in an area, of any player; those that reach `needs` are destroyed. */
export function* rollAgainst(
  game: State,
  area: Area,
  unit: UnitType,
  { needs, by }: { readonly needs: number; readonly by: Seat },
): Rule {
  for (const { seat, count } of groupsOf(game, area, unit)) {
    const results = yield* rollDice('effect', count, () => [{ of: unit, needs, count }]);
    const destroyed = results.filter(result => result >= needs).length;
    yield* emit('rolled-against', { seat: by, ...area, unit, results: [...results], needs, destroyed });
    yield* destroyUnits(game, seat, unit, destroyed, area, { cause: 'effect', by });
  }
}

/** A copy of the groups of a type. */
const groupsOf = (game: State, area: Area, unit: UnitType): UnitGroup[] =>
  groupsIn(game, area)
    .filter(group => group.unit === unit)
    .map(group => ({ ...group }));

/**
 * Destroys up to `upTo` units of a type in an area. If several players have some, the destroying player chooses whose.
 */
export function* destroySome(
  game: State,
  area: Area,
  unit: UnitType,
  { upTo, by, asked }: { readonly upTo: number; readonly by: Seat; readonly asked: string },
): Rule {
  const groups = groupsOf(game, area, unit);
  const lines = groups.map(({ seat, count }) => ({ key: String(seat), at: { seat }, min: 0, max: count }));
  const count = Math.min(
    upTo,
    groups.reduce((sum, group) => sum + group.count, 0),
  );
  const all = firstOf(lines, count);
  const isFree = groups.length > 1 && lines.some(({ key, max }) => (all[key] ?? 0) < max);
  const chosen: Amounts = isFree
    ? yield* allocate(by, asked, lines, { min: count, max: count, suggest: all, prompt: { count } })
    : all;
  for (const { seat } of groups)
    yield* destroyUnits(game, seat, unit, chosen[seat] ?? 0, area, { cause: 'effect', by });
}

/** An own unit; damaged ones separate. */
interface OwnUnit {
  readonly unit: UnitType;
  readonly area: Area;
  readonly damaged: boolean;
}

const ownUnitsOf = (game: State, seat: Seat, which: Reader): OwnUnit[] =>
  game.systems
    .flatMap(({ id, planets }) => [null, ...planets.map(planet => planet.id)].map(planet => ({ system: id, planet })))
    .flatMap(area =>
      groupsIn(game, area)
        .filter(group => group.seat === seat && which(game, group, area))
        .flatMap(({ unit, count, damaged }) => [
          ...(count > damaged ? [{ unit, area, damaged: false }] : []),
          ...(damaged > 0 ? [{ unit, area, damaged: true }] : []),
        ]),
    );

/** A seat chooses and destroys one of its own units of some kinds, if it has any. */
export function* destroyOwnUnit(game: State, seat: Seat, asked: string, which: Reader): Rule {
  const own = ownUnitsOf(game, seat, which);
  if (own.length === 0) return;
  const { unit, area, damaged } = own.length === 1 ? own[0]! : yield* chooseOwnUnit(seat, asked, own);
  yield* destroyUnits(game, seat, unit, 1, area, { cause: 'effect', by: seat, damaged: damaged ? 1 : 0 });
}

const chooseOwnUnit = (seat: Seat, asked: string, own: readonly OwnUnit[]): Rule<OwnUnit> =>
  choose(seat, asked, own, {
    key: ({ unit, area, damaged }) => `${unit}${damaged ? '!' : ''}@${area.planet ?? area.system}`,
    at: ({ unit, area, damaged }) => ({
      unit,
      system: area.system,
      ...(area.planet && { planet: area.planet }),
      ...(damaged && { damaged: 1 }),
    }),
  });

/** Destroys all units of some kinds in a whole system, in space and on its planets. */
export function destroyAllUnits(game: State, system: SystemId, which: Reader, by: Seat | null = null): Rule {
  const planets = systemOf(game, system).planets.map(({ id }) => id);
  return destroyAllOf(
    game,
    [null, ...planets].map(planet => ({ system, planet })),
    which,
    by,
  );
}

/** A planet leaves the game with its units and attachments; its card is purged (LRR 12.2b, LRR 70.1). */
export function* purgePlanet(game: State, id: PlanetId, by: Seat): Rule {
  const at = systemWith(game, id).id;
  yield* destroyAllIn(game, { system: at, planet: id }, () => true, by);
  yield* loseControl(game, id);
  yield* purgeAttachments(game, id);
  yield* returnPlanetTokens(game, id);
  const system = systemToChange(game, at);
  system.planets = system.planets.filter(planet => planet.id !== id);
  game.purged.push(id);
  yield* emit('planet-purged', { seat: by, planet: id });
}
