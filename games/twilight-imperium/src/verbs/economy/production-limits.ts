import type { Amounts, Seat } from '@orrery/kernel';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { System } from '../../model/galaxy/state.ts';
import { type UnitType, unitTypes } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { type Allowance, beyondLimit, mayMake } from '../../moments/economy/queries.ts';
import { isShip } from '../../moments/units/counts-as.ts';

/** Equal producing units in one place, with their total Production value. */
export interface Producer {
  /** Null if a system or planet itself has Production. */
  readonly unit: UnitType | null;
  readonly planet: PlanetId | null;
  readonly value: number;
}

export const total = (producers: readonly Producer[]): number => producers.reduce((sum, { value }) => sum + value, 0);

export type Makers = (unit: UnitType) => readonly Producer[];

/**
 * Which producers may produce each unit type; equal lists are the same object. On a planet where their owner only
 * coexists they produce no ships.
 */
export function makersAmong(game: State, seat: Seat, system: System, producers: readonly Producer[]): Makers {
  const lists = new Map<string, Producer[]>();
  const byUnit = unitTypes.map(made => {
    const makers = producers.filter(({ unit, planet: id }) => {
      const planet = system.planets.find(each => each.id === id) ?? null;
      const may = !(planet?.coexisting.includes(seat) && isShip(game, { seat, unit: made }, system));
      return unit === null ? may : mayMake(game, { seat, unit, system, planet, made }, may);
    });
    const name = makers.map(each => producers.indexOf(each)).join();
    if (!lists.has(name)) lists.set(name, makers);
    return [made, lists.get(name)!] as const;
  });
  const found = new Map(byUnit);
  return unit => found.get(unit)!;
}

/** The producers that can make this unit or any other unit in `amounts`. */
export const usedWith = (
  unit: UnitType,
  producers: readonly Producer[],
  makers: Makers,
  amounts: Amounts,
): Producer[] =>
  producers.filter(
    each => makers(unit).includes(each) || unitTypes.some(other => amounts[other] && makers(other).includes(each)),
  );

/** Units that do not count against the limit of a seat's producers. */
export const allowancesOf = (game: State, seat: Seat): readonly Allowance[] => beyondLimit(game, seat, []);

/** How many units of a type, or of all types, may exceed the limit. */
export const beyond = (allowances: readonly Allowance[], made?: UnitType): number =>
  allowances.reduce((sum, { units, count }) => (made === undefined || units.includes(made) ? sum + count : sum), 0);

/** The units that count against the limit, for all ways to use the allowances. */
function counting(chosen: Amounts, allowances: readonly Allowance[]): Amounts[] {
  const singles = allowances.flatMap(({ units, count, oneIn }) => {
    const made = units.reduce((sum, unit) => sum + (chosen[unit] ?? 0), 0);
    const length = oneIn === undefined ? count : Math.min(count, Math.ceil(made / oneIn), Math.max(0, made - 1));
    return Array.from({ length }, () => units);
  });
  return singles.reduce<Amounts[]>(
    (ways, units) =>
      ways.flatMap(way => {
        const less = units.filter(unit => (way[unit] ?? 0) > 0).map(unit => ({ ...way, [unit]: way[unit]! - 1 }));
        return less.length > 0 ? less : [way];
      }),
    [chosen],
  );
}

/** Can the producers make these units, with `more` above their limit and with allowances? */
export function canMake(
  chosen: Amounts,
  makers: Makers,
  {
    limit,
    more,
    allowances,
  }: { readonly limit: number; readonly more: number; readonly allowances: readonly Allowance[] },
): boolean {
  return counting(chosen, allowances).some(
    counted =>
      Object.values(counted).reduce((sum, count) => sum + count, 0) <= limit && canBeShared(counted, makers, more),
  );
}

/** Can these units be assigned to producers? No set of types may exceed the total limit of its producers. */
function canBeShared(chosen: Amounts, makers: Makers, more: number): boolean {
  const kinds = unitTypes.filter(unit => chosen[unit]);
  const lists = [...new Set(kinds.map(makers))];
  const choices = Array.from({ length: 2 ** lists.length }, (_, bits) => lists.filter((_list, i) => (bits >> i) & 1));
  return choices.every(some => {
    const able = new Set(some.flat());
    const theirs = kinds.filter(unit => makers(unit).every(each => able.has(each)));
    return theirs.reduce((sum, unit) => sum + chosen[unit]!, 0) <= total([...able]) + more;
  });
}
