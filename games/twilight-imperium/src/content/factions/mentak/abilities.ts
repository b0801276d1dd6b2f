import { type Amounts, allocate, choose, chooseSome, open, type Rule, type Seat } from '@orrery/kernel';
import type { UnitType } from '../../../model/ids.ts';
import { playerOf, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { startOfSpaceCombat } from '../../../moments/combat/windows.ts';
import { areNeighbours } from '../../../moments/economy/neighbours.ts';
import { afterTradeGoodsGained, afterTransaction } from '../../../moments/economy/windows.ts';
import { afterFactionAbility } from '../../../moments/factions/windows.ts';
import { isShip, shipsOf } from '../../../moments/units/counts-as.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { assignHits, rollForEffect } from '../../../verbs/combat/hits.ts';
import { takeGood } from '../../../verbs/economy/commodities.ts';
import { firstOf } from '../../../verbs/tokens/tokens.ts';
import { on } from '../../ability.ts';
import { ability } from '../faction.ts';

const RAIDERS: ReadonlySet<UnitType> = new Set(['cruiser', 'destroyer']);
const MOST = 2;

const raiders = (game: State, me: Seat, system: SystemId): UnitGroup[] =>
  shipsOf(game, systemOf(game, system), me).filter(({ unit }) => RAIDERS.has(unit));

/** Asks for up to two ships; takes all if there is no choice. */
function* chooseRaiders(game: State, me: Seat, system: SystemId): Rule<Amounts> {
  const lines = raiders(game, me, system).map(({ unit, count }) => ({ key: unit, at: { unit }, min: 0, max: count }));
  const all = lines.reduce((sum, { max }) => sum + max, 0);
  const suggest = firstOf(lines, MOST);
  if (lines.length === 1 || all <= MOST) return suggest;
  return yield* allocate(me, 'ambush.ships', lines, { min: 1, max: MOST, suggest });
}

/** One die per ship at its unmodified combat value (upgrades count). */
export const ambush = ability('ambush', {
  responses: [
    on(startOfSpaceCombat, {
      when: (game, me, { system, attacker, defender }) =>
        (me === attacker || me === defender) && raiders(game, me, system).length > 0,
      *play(game, me, { system, attacker, defender }) {
        const ships = yield* chooseRaiders(game, me, system);
        const shots = Object.entries(ships).map(([key, dice]) => {
          const unit = key as UnitType;
          return { unit, roll: { dice, hitsOn: statsOf(game, me, unit).combat!.hitsOn } };
        });
        const hits = yield* rollForEffect(me, 'ambush', shots);
        const opponent = me === attacker ? defender : attacker;
        const area = { system, planet: null };
        yield* assignHits(game, opponent, area, hits, isShip, { cause: 'effect', by: me });
      },
    }),
  ],
});

const ENOUGH = 3;

/** Can the seat be pillaged: enough trade goods and no protection? */
const isPrey = (game: State, me: Seat, seat: Seat): boolean =>
  seat !== me &&
  playerOf(game, seat).tradeGoods >= ENOUGH &&
  !playerOf(game, seat).notesInPlay.includes(`promise-of-protection#${me}`) &&
  areNeighbours(game, me, seat);

function* rob(game: State, me: Seat, victim: Seat): Rule {
  const tokens = ['trade-good', 'commodity'] as const;
  const token =
    playerOf(game, victim).commodities === 0
      ? tokens[0]
      : yield* choose(me, 'pillage.token', tokens, { at: each => ({ token: each }), prompt: { seat: victim } });
  yield* takeGood(game, me, victim, token);
  yield* open(game, afterFactionAbility, { seat: me, ability: 'pillage', against: victim });
}

/** Trade goods gained in a transaction count with it: pillaged only once. */
export const pillage = ability('pillage', {
  responses: [
    on(afterTradeGoodsGained, {
      when: (game, me, { seat, inTransaction }) => !inTransaction && isPrey(game, me, seat),
      play: (game, me, { seat }) => rob(game, me, seat),
    }),
    on(afterTransaction, {
      when: (game, me, { seats }) => seats.some(seat => isPrey(game, me, seat)),
      *play(game, me, { seats }) {
        const prey = seats.filter(seat => isPrey(game, me, seat));
        const victims =
          prey.length === 1
            ? prey
            : yield* chooseSome(me, 'pillage.victims', prey, { key: String, at: seat => ({ seat }), min: 1 });
        for (const victim of victims) yield* rob(game, me, victim);
      },
    }),
  ],
});
