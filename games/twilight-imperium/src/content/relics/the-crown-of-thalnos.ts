import { allocate, type Line, type Seat } from '@orrery/kernel';
import type { UnitType } from '../../model/ids.ts';
import { groupsIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { statsOf } from '../../moments/queries.ts';
import { afterCombatRoll, type CombatRoll } from '../../moments/windows.ts';
import { chooseLosses, type Die, lossesOf, rerollSome } from '../../verbs/hits.ts';
import { destroyUnits } from '../../verbs/units.ts';
import { on, relic } from './relic.ts';

const id = 'the-crown-of-thalnos';

interface RolledFor {
  readonly unit: UnitType;
  /** Which of the dice are its own. */
  readonly dice: readonly number[];
}

/** Which dice belong together: units that roll several have them side by side. */
function unitsIn(game: State, seat: Seat, { dice }: Pick<CombatRoll, 'dice'>): RolledFor[] {
  const units: RolledFor[] = [];
  for (let i = 0; i < dice.length; ) {
    const { unit } = dice[i]!;
    const each = statsOf(game, seat, unit).combat?.dice ?? 1;
    units.push({ unit, dice: Array.from({ length: each }, (_, n) => i + n) });
    i += each;
  }
  return units;
}

/** Dice that need not be told apart: `cruiser:3`; those of units with several are: `war-sun#2:3`. */
function keyOf(units: readonly RolledFor[], rolled: RolledFor, { unit, result }: Die): string {
  const alike = units.filter(each => each.unit === unit);
  return rolled.dice.length > 1 ? `${unit}#${alike.indexOf(rolled) + 1}:${result}` : `${unit}:${result}`;
}

export const theCrownOfThalnos = relic({
  id,
  responses: [
    on(afterCombatRoll, {
      when: (_game, me, { seat, dice }) => seat === me && dice.length > 0,
      *play(game, me, moment) {
        const units = unitsIn(game, me, moment);
        const keyed = units.flatMap(rolled =>
          rolled.dice.map(die => ({ die, key: keyOf(units, rolled, moment.dice[die]!) })),
        );
        const lines: Line[] = [...new Set(keyed.map(({ key }) => key))].map(key => ({
          key,
          at: { die: key },
          min: 0,
          max: keyed.filter(each => each.key === key).length,
        }));
        const amounts = yield* allocate(me, id, lines, { min: 1, suggest: { [lines[0]!.key]: 1 } });
        const again = new Set(
          lines
            .flatMap(({ key }) => keyed.filter(each => each.key === key).slice(0, amounts[key] ?? 0))
            .map(({ die }) => die),
        );
        yield* rerollSome(moment, 'combat', again, 1);
        const failed = units.filter(
          ({ dice }) =>
            dice.some(die => again.has(die)) && dice.every(die => moment.dice[die]!.result < moment.dice[die]!.needs),
        );
        for (const unit of new Set(failed.map(each => each.unit))) {
          const count = failed.filter(each => each.unit === unit).length;
          const group = groupsIn(game, moment.area).filter(each => each.seat === me && each.unit === unit);
          const lost = lossesOf(yield* chooseLosses(me, `${id}.lost`, group, count), unit);
          yield* destroyUnits(game, me, unit, lost.count, moment.area, {
            cause: 'effect',
            by: null,
            damaged: lost.damaged,
          });
        }
      },
    }),
  ],
});
