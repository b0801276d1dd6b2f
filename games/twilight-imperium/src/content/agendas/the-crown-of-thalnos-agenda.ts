import { chooseSome, type Rule, dice as roll, type Seat } from '@orrery/kernel';
import type { UnitType } from '../../model/ids.ts';
import { groupsIn } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { statsOf } from '../../moments/queries.ts';
import { afterCombatRoll, type CombatRoll } from '../../moments/windows.ts';
import { chooseLosses, lossesOf } from '../../verbs/hits.ts';
import { destroyUnits } from '../../verbs/units.ts';
import { agenda, on } from './agenda.ts';

const id = 'the-crown-of-thalnos-agenda';

/** A die, and which unit of its kind it was rolled for: dice lie in the order of the units. */
interface Rolled {
  readonly place: number;
  readonly die: CombatRoll['dice'][number];
  readonly which: number;
}

function diceOf(game: State, { seat, dice }: CombatRoll): Rolled[] {
  const seen = new Map<UnitType, number>();
  return dice.map((die, place) => {
    const before = seen.get(die.unit) ?? 0;
    seen.set(die.unit, before + 1);
    const each = statsOf(game, seat, die.unit).combat?.dice ?? 1;
    return { place, die, which: Math.floor(before / each) };
  });
}

/** Units of which no die that was rolled again has hit, by kind. */
function failed(again: readonly Rolled[], results: readonly number[]): Map<UnitType, number> {
  const hit = new Map<string, boolean>();
  for (const [i, { die, which }] of again.entries()) {
    const unit = `${die.unit}#${which}`;
    hit.set(unit, hit.get(unit) === true || results[i]! >= die.needs);
  }
  const counts = new Map<UnitType, number>();
  for (const [unit, isHit] of hit) {
    const kind = unit.slice(0, unit.indexOf('#')) as UnitType;
    if (!isHit) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

function* rollAgain(game: State, me: Seat, moment: CombatRoll): Rule {
  const again = yield* chooseSome(me, id, diceOf(game, moment), {
    key: ({ place, die }) => `${die.unit}#${place}`,
    at: ({ die }) => ({ unit: die.unit, needs: die.needs, result: die.result }),
    max: moment.dice.length,
  });
  if (again.length === 0) return;
  const results = yield* roll('combat', again.length, 10);
  const places = new Map(again.map(({ place }, i) => [place, results[i]!]));
  moment.dice = moment.dice.map((die, place) => ({ ...die, result: places.get(place) ?? die.result }));
  for (const [unit, count] of failed(again, results)) {
    const groups = groupsIn(game, moment.area).filter(group => group.seat === me && group.unit === unit);
    const lost = lossesOf(yield* chooseLosses(me, `${id}.losses`, groups, count), unit);
    yield* destroyUnits(game, me, unit, lost.count, moment.area, { cause: 'effect', by: me, damaged: lost.damaged });
  }
}

export const theCrownOfThalnosAgenda = agenda({
  id,
  responses: [
    on(afterCombatRoll, {
      must: true, // whoever does not want to roll again names no dice
      when: (_game, me, { seat, dice }) => seat === me && dice.length > 0,
      play: rollAgain,
    }),
  ],
});
