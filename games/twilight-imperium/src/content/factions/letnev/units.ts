import type { Seat } from '@orrery/kernel';
import { type Area, groupsIn } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { startOfCombatRound } from '../../../moments/combat/windows.ts';
import { areaOfCombat, opponentIn, repairUnit } from '../../../verbs/combat/combat-effects.ts';
import { pay, spendableTotal } from '../../../verbs/economy/economy.ts';
import { removeUnits } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { deploys } from '../../deploy.ts';
import { factionUnit } from '../faction.ts';

/** The area of the seat's current combat of this kind. */
function battlefield({ combat }: State, me: Seat, kind: 'space' | 'ground'): Area | undefined {
  return combat?.kind === kind && opponentIn(combat, me) !== undefined ? areaOfCombat(combat) : undefined;
}

const damagedFlagship = (game: State, me: Seat): Area | undefined => {
  const area = battlefield(game, me, 'space');
  const isDamaged =
    area && groupsIn(game, area).some(({ seat, unit, damaged }) => seat === me && unit === 'flagship' && damaged > 0);
  return isDamaged ? area : undefined;
};

/** Ignoring Planetary Shield is in its stats; it is repaired at the start of each of its combat rounds. */
export const arcSecundus = factionUnit('arc-secundus', {
  responses: [
    on(startOfCombatRound, {
      must: true,
      when: (game, me) => damagedFlagship(game, me) !== undefined,
      *play(game, me) {
        yield* repairUnit(game, me, 'flagship', damagedFlagship(game, me)!);
      },
    }),
  ],
});

const PRICE = 2;

/** Replaces an infantry in the combat. */
export const dunlainReaper = factionUnit('dunlain-reaper', {
  responses: [
    deploys('mech', startOfCombatRound, {
      places: (game, me) => {
        const area = battlefield(game, me, 'ground');
        const has = area && groupsIn(game, area).some(({ seat, unit }) => seat === me && unit === 'infantry');
        return has && spendableTotal(game, me, 'resources') >= PRICE ? [area] : [];
      },
      *before(game, me, area) {
        yield* pay(game, me, PRICE, 'resources');
        yield* removeUnits(game, me, 'infantry', 1, area);
      },
    }),
  ],
});
