import type { Rule, Seat } from '@orrery/kernel';
import type { UnitType } from '../model/ids.ts';
import { groupsIn } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import type { UnitGroup } from '../model/units/state.ts';
import type { CombatRoll } from '../moments/combat/windows.ts';
import { fightsIn } from '../moments/units/counts-as.ts';
import { statsOf } from '../moments/units/queries.ts';
import { destroyChosen } from '../verbs/combat/chosen-losses.ts';
import { chooseLosses } from '../verbs/combat/hits.ts';

/** A unit, and its dice's indexes in a roll. */
export interface RolledFor {
  readonly unit: UnitType;
  readonly dice: readonly number[];
}

/** Assigns dice to units: dice of a unit type are in the order of the units, with extra dice from cards last. */
export function diceOfUnits(game: State, { seat, area, dice }: CombatRoll): RolledFor[] {
  const units: RolledFor[] = [];
  const fighting = groupsOfRoll(game, { seat, area });
  for (const unit of new Set(fighting.map(group => group.unit))) {
    const count = fighting.reduce((sum, group) => sum + (group.unit === unit ? group.count : 0), 0);
    const own = [...dice.keys()].filter(place => dice[place]!.unit === unit);
    const each = statsOf(game, seat, unit).combat?.dice;
    for (let n = 1; n <= count && own.length > 0; n++)
      units.push({ unit, dice: own.splice(0, n < count ? each : own.length) });
  }
  return units;
}

/** The units that a seat rolls for in the current combat. */
const groupsOfRoll = (game: State, { seat, area }: Pick<CombatRoll, 'seat' | 'area'>): UnitGroup[] =>
  groupsIn(game, area).filter(
    group => group.seat === seat && (!game.combat || fightsIn(game.combat.kind)(game, group, area)),
  );

/** Destroys `count` units of a type that rolled; their owner chooses which. */
export function* loseUnits(
  game: State,
  me: Seat,
  unit: UnitType,
  count: number,
  moment: CombatRoll,
  asked: string,
  by: Seat | null,
): Rule {
  const groups = groupsOfRoll(game, moment)
    .filter(group => group.unit === unit)
    .map(group => ({ ...group }));
  const lost = yield* chooseLosses(me, asked, groups, count);
  yield* destroyChosen(game, me, groups, lost, moment.area, { cause: 'effect', by });
}
