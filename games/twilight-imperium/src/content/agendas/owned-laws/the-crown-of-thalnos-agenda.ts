import { chooseSome, type Rule, type Seat } from '@orrery/kernel';
import type { UnitType } from '../../../model/ids.ts';
import type { State } from '../../../model/state.ts';
import { afterCombatRoll, type CombatRoll } from '../../../moments/combat/windows.ts';
import { reroll } from '../../../verbs/combat/hits.ts';
import { diceOfUnits, loseUnits, type RolledFor } from '../../dice-of-units.ts';
import { agenda, on } from '../agenda.ts';

const id = 'the-crown-of-thalnos-agenda';

/** A die and the unit that rolled it. */
interface Rolled {
  readonly place: number;
  readonly die: CombatRoll['dice'][number];
  readonly rolledFor: RolledFor;
}

const diceOf = (game: State, moment: CombatRoll): Rolled[] =>
  diceOfUnits(game, moment).flatMap(rolledFor =>
    rolledFor.dice.map(place => ({ place, die: moment.dice[place]!, rolledFor })),
  );

/** Number of units, by type, for which no rerolled die hit. */
function failed(again: readonly Rolled[], dice: CombatRoll['dice']): Map<UnitType, number> {
  const hit = new Set(
    again.filter(({ place }) => dice[place]!.result >= dice[place]!.needs).map(({ rolledFor }) => rolledFor),
  );
  const counts = new Map<UnitType, number>();
  for (const rolledFor of new Set(again.map(each => each.rolledFor)))
    if (!hit.has(rolledFor)) counts.set(rolledFor.unit, (counts.get(rolledFor.unit) ?? 0) + 1);
  return counts;
}

function* rollAgain(game: State, me: Seat, moment: CombatRoll): Rule {
  const again = yield* chooseSome(me, id, diceOf(game, moment), {
    key: ({ place, die }) => `${die.unit}#${place}`,
    at: ({ die }) => ({ unit: die.unit, needs: die.needs, result: die.result }),
    max: moment.dice.length,
  });
  if (again.length === 0) return;
  yield* reroll(
    moment,
    'combat',
    again.map(({ place }) => place),
  );
  for (const [unit, count] of failed(again, moment.dice)) {
    yield* loseUnits(game, me, unit, count, moment, `${id}.losses`, me);
  }
}

export const theCrownOfThalnosAgenda = agenda({
  id,
  responses: [
    on(afterCombatRoll, {
      must: true, // a player may choose to reroll no dice
      when: (_game, me, { seat }) => seat === me,
      play: rollAgain,
    }),
  ],
});
