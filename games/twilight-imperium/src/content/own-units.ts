import { type Amounts, allocate, type Line, type Rule, type Seat, type Target } from '@orrery/kernel';
import type { UnitType } from '../model/ids.ts';
import { type Area, groupsIn } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { isAlike, kindKey, type Mark, markOf } from '../model/units/kinds.ts';
import type { Reader } from '../moments/units/counts-as.ts';
import { firstOf } from '../verbs/tokens/tokens.ts';
import { destroyUnits } from '../verbs/units/units.ts';

/** A seat's units of one kind in one area, damaged ones separate. */
export interface OwnUnits {
  readonly key: string;
  readonly unit: UnitType;
  readonly mark?: Mark;
  readonly area: Area;
  readonly damaged: boolean;
  readonly count: number;
}

/** A seat's units of some kinds, in all systems. */
export const ownUnits = (game: State, me: Seat, which: Reader): OwnUnits[] =>
  game.systems
    .flatMap(({ id, planets }) => [null, ...planets.map(planet => planet.id)].map(planet => ({ system: id, planet })))
    .flatMap(area =>
      groupsIn(game, area)
        .filter(group => group.seat === me && which(game, group, area))
        .flatMap(group => {
          const { unit, count, damaged } = group;
          const key = `${kindKey(group)}@${area.planet ?? area.system}`;
          const some = { unit, ...markOf(group), area };
          return [
            { ...some, key, damaged: false, count: count - damaged },
            { ...some, key: `${key}!`, damaged: true, count: damaged },
          ];
        })
        .filter(({ count }) => count > 0),
    );

const targetOf = ({ unit, mark, area, damaged }: OwnUnits): Target => ({
  unit,
  ...(mark !== undefined && { mark }),
  system: area.system,
  ...(area.planet === null ? {} : { planet: area.planet }),
  ...(damaged ? { damaged: 1 } : {}),
});

export const lineOf = (own: OwnUnits): Line => ({ key: own.key, at: targetOf(own), min: 0, max: own.count });

/** The units chosen, as targets with counts. */
export const unitsNamed = (named: Amounts, from: readonly OwnUnits[]): Target[] =>
  from.flatMap(own => {
    const count = named[own.key] ?? 0;
    return count > 0 ? [{ ...targetOf(own), count }] : [];
  });

/** Asks which units, at least one. */
export function* nameUnits(me: Seat, kind: string, from: readonly OwnUnits[], upTo: number): Rule<Amounts> {
  const lines = from.map(lineOf);
  return yield* allocate(me, kind, lines, { min: 1, max: upTo, suggest: { [lines[0]!.key]: 1 } });
}

/** Asks which units are given up, if there is a choice. */
export function* giveUp(me: Seat, kind: string, from: readonly OwnUnits[], count: number): Rule<Amounts> {
  const lines = from.map(lineOf);
  const all = lines.reduce((sum, { max }) => sum + max, 0);
  const suggest = firstOf(lines, count);
  if (count <= 0 || lines.length < 2 || count >= all) return suggest;
  return yield* allocate(me, kind, lines, { min: count, max: count, suggest, prompt: { count } });
}

/** Destroys the chosen units that are still on the board. */
export function* destroyNamed(game: State, me: Seat, from: readonly OwnUnits[], named: Amounts): Rule {
  const lost = from.filter(({ key }) => (named[key] ?? 0) > 0);
  for (const own of lost) {
    const { key, area, damaged } = own;
    const left = groupsIn(game, area).find(group => group.seat === me && isAlike(group, own)); // losses chain
    const count = Math.min(named[key]!, left?.count ?? 0);
    yield* destroyUnits(game, me, own, count, area, { cause: 'effect', by: null, damaged: damaged ? count : 0 });
  }
}
