import { allocate, type Line } from '@orrery/kernel';
import type { Die } from '../../model/combat/combat.ts';
import { afterCombatRoll } from '../../moments/combat/windows.ts';
import { reroll } from '../../verbs/combat/hits.ts';
import { diceOfUnits, loseUnits, type RolledFor } from '../dice-of-units.ts';
import { on, relic } from './relic.ts';

const id = 'the-crown-of-thalnos';

/** Equal for equivalent dice: `cruiser:3`, or `war-sun#2:3` for units with several dice. */
function keyOf(units: readonly RolledFor[], rolled: RolledFor, { unit, result }: Die): string {
  const alike = units.filter(each => each.unit === unit);
  return rolled.dice.length > 1 ? `${unit}#${alike.indexOf(rolled) + 1}:${result}` : `${unit}:${result}`;
}

export const theCrownOfThalnos = relic({
  id,
  responses: [
    on(afterCombatRoll, {
      when: (game, me, moment) => moment.seat === me && diceOfUnits(game, moment).length > 0,
      *play(game, me, moment) {
        const units = diceOfUnits(game, moment);
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
        const again = lines
          .flatMap(({ key }) => keyed.filter(each => each.key === key).slice(0, amounts[key] ?? 0))
          .map(({ die }) => die)
          .sort((a, b) => a - b);
        yield* reroll(moment, 'combat', again, 1);
        const failed = units.filter(
          ({ dice }) =>
            dice.some(die => again.includes(die)) &&
            dice.every(die => moment.dice[die]!.result < moment.dice[die]!.needs),
        );
        for (const unit of new Set(failed.map(each => each.unit))) {
          const count = failed.filter(each => each.unit === unit).length;
          yield* loseUnits(game, me, unit, count, moment, `${id}.lost`, null);
        }
      },
    }),
  ],
});
