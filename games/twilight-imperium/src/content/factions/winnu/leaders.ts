import { choose, next, type Seat } from '@orrery/kernel';
import type { System } from '../../../model/galaxy/state.ts';
import { strategyCardIds } from '../../../model/ids.ts';
import { controlsMecatol, isMecatol, playerOf, systemOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { combatBonus } from '../../../moments/combat/queries.ts';
import { whenProducing } from '../../../moments/economy/windows.ts';
import { isLegendary } from '../../../moments/galaxy/queries.ts';
import { offerSecondary, performPrimary, purgeHero } from '../../../moments/steps.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { improveProduction } from '../../../verbs/economy/production.ts';
import { modify, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

const OFF = 2;

/** For any producing player; the limit stays. */
export const berekarBerekon = leader({
  id: 'berekar-berekon',
  faction: 'winnu',
  kind: 'agent',
  responses: [
    on(whenProducing, {
      exhausts: true,
      when: () => true,
      *play(_game, _me, moment) {
        yield* improveProduction(moment, { more: 0, cheaper: OFF });
      },
    }),
  ],
});

const isMecatolSystem = ({ planets }: System): boolean => planets.some(({ id }) => isMecatol(id));

const fightsForMecatol = (game: State, me: Seat): boolean =>
  game.combat !== null &&
  opponentIn(game.combat, me) !== undefined &&
  isMecatolSystem(systemOf(game, game.combat.system));

const isDearTo = (game: State, me: Seat, system: System): boolean =>
  isMecatolSystem(system) ||
  playerOf(game, me).home === system.id ||
  system.planets.some(planet => isLegendary(game, planet));

const BONUS = 2;

/** A combat for Mecatol Rex unlocks it at its start, so it applies there already. A system counts once. */
export const rickarRickani = leader({
  id: 'rickar-rickani',
  faction: 'winnu',
  kind: 'commander',
  unlocks: (game, me) => controlsMecatol(game, me) || fightsForMecatol(game, me),
  passive: [
    modify(combatBonus, ({ seat }, bonus, game) =>
      game.combat && isDearTo(game, seat, systemOf(game, game.combat.system)) ? bonus + BONUS : bonus,
    ),
  ],
});

const HERO = 'mathis-mathinus';

/** Any strategy card; chosen players follow at the usual cost. */
export const mathisMathinus = leader({
  id: HERO,
  faction: 'winnu',
  kind: 'hero',
  componentAction: {
    possible: () => true,
    *play(_game, me) {
      const card = yield* choose(me, `${HERO}.card`, strategyCardIds, { at: id => ({ strategyCard: id }) });
      return next(
        performPrimary({ card, seat: me }),
        offerSecondary({ card, seat: me, asked: `${HERO}.followers` }),
        purgeHero({ seat: me, leader: HERO }),
      );
    },
  },
});
