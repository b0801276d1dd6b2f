import { choose, open, type Rule, type Seat } from '@orrery/kernel';
import type { Combat } from '../../../model/combat/state.ts';
import type { UnitType } from '../../../model/ids.ts';
import { type Area, groupsIn } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { type Mark, markOf } from '../../../model/units/kinds.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { beforeHitsAssigned, endOfCombatRound } from '../../../moments/combat/windows.ts';
import { afterFactionAbility, whenFactionAbility } from '../../../moments/factions/windows.ts';
import { startOfGroundCombat } from '../../../moments/invasion/windows.ts';
import { fightsIn } from '../../../moments/units/counts-as.ts';
import { areaOfCombat, opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { assignHitTo, unitLines } from '../../../verbs/combat/hits.ts';
import { pay, spendableTotal } from '../../../verbs/economy/economy.ts';
import { replaceOthers } from '../../../verbs/units/replacement.ts';
import { on } from '../../ability.ts';
import { ability } from '../faction.ts';
import { chooseInfantry, infantryOf } from './infantry.ts';
import { canSacrifice, sacrifice } from './sacrifice.ts';

const PRICE = 2;
const PRICE_OF_MECH = 3;

const opponentOf = (game: State, me: Seat): Seat | undefined => (game.combat ? opponentIn(game.combat, me) : undefined);

/** Once at the start of a ground combat; the replacement may be a mech. */
export const indoctrination = ability('indoctrination', {
  responses: [
    on(startOfGroundCombat, {
      when: (game, me, { system, planet }) => {
        const opponent = opponentOf(game, me);
        return (
          opponent !== undefined &&
          infantryOf(game, opponent, { system, planet }).length > 0 &&
          spendableTotal(game, me, 'influence') >= PRICE
        );
      },
      *play(game, me, { system, planet }) {
        const opponent = opponentOf(game, me)!;
        const area: Area = { system, planet };
        const moment = { seat: me, ability: 'indoctrination' as const, replaced: false };
        yield* open(game, whenFactionAbility, moment);
        yield* pay(game, me, moment.replaced ? PRICE_OF_MECH : PRICE, 'influence');
        const kind = yield* chooseInfantry(game, me, 'indoctrination.infantry', opponent, area);
        yield* replaceOthers(game, { from: opponent, kind }, me, moment.replaced ? 'mech' : 'infantry', area);
        yield* open(game, afterFactionAbility, { seat: me, ability: 'indoctrination', area, against: opponent });
      },
    }),
  ],
});

const targets = (game: State, combat: Combat, me: Seat): UnitGroup[] => {
  const area = areaOfCombat(combat);
  return groupsIn(game, area).filter(
    group => group.seat === opponentIn(combat, me) && fightsIn('space')(game, group, area),
  );
};

/** Assigns the hit to the chosen ship; only it can sustain it. */
function* strike(game: State, me: Seat): Rule {
  const combat = game.combat!;
  const area = areaOfCombat(combat);
  const seat = opponentIn(combat, me)!;
  const ships = unitLines(targets(game, combat, me)).map(({ key, at }) => {
    const { unit, mark } = at as { readonly unit: UnitType; readonly mark?: Mark };
    return { key, seat, damaged: key.endsWith('!'), unit, ...(mark !== undefined && { mark }) };
  });
  if (ships.length === 0) return;
  const ship =
    ships.length === 1
      ? ships[0]!
      : yield* choose(me, 'devotion.ship', ships, {
          key: each => each.key,
          at: ({ unit, damaged, ...each }) => ({
            seat,
            unit,
            ...markOf({ unit, ...each }),
            ...(damaged && { damaged: 1 }),
          }),
        });
  const moment = { seat, area, cause: 'effect' as const, by: me, hits: 1 };
  yield* open(game, beforeHitsAssigned, moment);
  if (moment.hits > 0) yield* assignHitTo(game, ship, area, { cause: 'effect', by: me });
}

/** After a round of space combat, if there is a ship to hit. */
export const devotion = ability('devotion', {
  responses: [
    on(endOfCombatRound, {
      when: (game, me) =>
        game.combat?.kind === 'space' &&
        opponentOf(game, me) !== undefined &&
        canSacrifice(game, me) &&
        targets(game, game.combat, me).length > 0,
      *play(game, me) {
        const against = opponentOf(game, me)!;
        const area = areaOfCombat(game.combat!);
        yield* sacrifice(game, me, 'devotion.own');
        yield* strike(game, me);
        yield* open(game, afterFactionAbility, { seat: me, ability: 'devotion', area, against });
      },
    }),
  ],
});
