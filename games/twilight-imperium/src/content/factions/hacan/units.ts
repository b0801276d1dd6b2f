import { type Amounts, allocate, choose, type Rule, type Seat } from '@orrery/kernel';
import type { Planet } from '../../../model/galaxy/state.ts';
import { type UnitType, unitTypes } from '../../../model/ids.ts';
import { countOf, planetsOf, systemOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { afterAbilityRoll, afterCombatRoll, type CombatRoll } from '../../../moments/combat/windows.ts';
import { isTradable } from '../../../moments/economy/queries.ts';
import { beforePlanetTraded } from '../../../moments/economy/windows.ts';
import { spendableGoods, spendTradeGoods } from '../../../verbs/economy/goods.ts';
import { evacuate } from '../../../verbs/units/evacuation.ts';
import { modify, on } from '../../ability.ts';
import { factionUnit } from '../faction.ts';

type Dice = { dice: CombatRoll['dice'] };

/** The number of a unit type's dice for which +1 makes a hit; for others it would change nothing. */
const nearMisses = ({ dice }: Dice, unit: UnitType): number =>
  dice.filter(die => die.unit === unit && die.result + 1 === die.needs).length;

/** Is the seat's flagship in this space combat? */
const isThere = (game: State, me: Seat): boolean =>
  game.combat?.kind === 'space' &&
  countOf(systemOf(game, game.combat.system).space, me, unit => unit === 'flagship') > 0;

const canRaise = (game: State, me: Seat, roll: Dice & { readonly seat: Seat }): boolean =>
  roll.seat === me &&
  spendableGoods(game, me) > 0 &&
  isThere(game, me) &&
  unitTypes.some(unit => nearMisses(roll, unit) > 0);

/** +1 to each chosen die for 1 good. */
function* raise(game: State, me: Seat, roll: Dice): Rule {
  const lines = unitTypes
    .map(unit => ({ key: unit, at: { unit }, min: 0, max: nearMisses(roll, unit) }))
    .filter(({ max }) => max > 0);
  const tradeGoods = spendableGoods(game, me);
  const raised: Amounts = yield* allocate(me, 'wrath-of-kenara.dice', lines, {
    min: 1,
    max: tradeGoods,
    suggest: { [lines[0]!.key]: 1 },
    prompt: { tradeGoods },
  });
  const left: Record<string, number> = { ...raised };
  roll.dice = roll.dice.map(die => {
    if (die.result + 1 !== die.needs || !left[die.unit]) return die;
    left[die.unit]!--;
    return { ...die, result: die.result + 1 };
  });
  yield* spendTradeGoods(
    game,
    me,
    Object.values(raised).reduce((sum, count) => sum + count, 0),
  );
}

export const wrathOfKenara = factionUnit('wrath-of-kenara', {
  responses: [
    on(afterCombatRoll, { when: canRaise, play: raise }),
    on(afterAbilityRoll, {
      when: (game, me, roll) => roll.roll === 'barrage' && canRaise(game, me, roll),
      play: raise,
    }),
  ],
});

const hasMechOn = (planet: Planet, seat: Seat): boolean => countOf(planet.units, seat, unit => unit === 'mech') > 0;

/** Its planet may be traded, except in a combat or with other players' units on it (R-153). */
const isForSale = (game: State, planet: Planet, owner: Seat): boolean =>
  game.combat === null &&
  hasMechOn(planet, owner) &&
  planet.units.every(({ seat }) => seat === owner) &&
  planetsOf(game, owner).length > 1;

export const prideOfKenara = factionUnit('pride-of-kenara', {
  passive: [
    modify(
      isTradable,
      (planet, may, game) => may || isForSale(game, planet, planet.controller!),
      ({ controller }) => controller!,
    ),
  ],
  responses: [
    on(beforePlanetTraded, {
      must: true,
      when: (game, me, { seat, planet }) =>
        seat === me && planetsOf(game, me).some(({ id, units }) => id === planet && units.length > 0),
      *play(game, me, { planet, traded }) {
        const refuges = planetsOf(game, me)
          .map(({ id }) => id)
          .filter(id => !traded.includes(id));
        const refuge =
          refuges.length === 1
            ? refuges[0]!
            : yield* choose(me, 'pride-of-kenara.planet', refuges, { at: id => ({ planet: id }), prompt: { planet } });
        yield* evacuate(game, me, planet, refuge);
      },
    }),
  ],
});
