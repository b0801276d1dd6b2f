import { mayChoose, type Rule, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { type StrategyCardId, strategyCardIds } from '../../../model/ids.ts';
import { planetsOf, playerOf, unitsIn } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { afterControlGained } from '../../../moments/galaxy/windows.ts';
import { strategyCards } from '../../../moments/phases/registry.ts';
import { endOfTurn } from '../../../moments/phases/windows.ts';
import { gainRelic } from '../../../verbs/cards/relics.ts';
import { canExplore, explorePlanet } from '../../../verbs/galaxy/exploration.ts';
import { canFollow, resolveSecondaryFreely } from '../../../verbs/phases/strategy-cards.ts';
import { canGainToken, loseTokens } from '../../../verbs/tokens/tokens.ts';
import { on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

const open = (game: State, seat: Seat): PlanetId[] =>
  planetsOf(game, seat)
    .map(({ id }) => id)
    .filter(id => canExplore(game, id));

/** The player whose turn ends may explore one of their planets. */
export const garvAndGunn = leader({
  id: 'garv-and-gunn',
  faction: 'naaz-rokha',
  kind: 'agent',
  responses: [
    on(endOfTurn, {
      exhausts: true,
      when: (game, _me, { seat }) => !playerOf(game, seat).eliminated && open(game, seat).length > 0,
      *play(game, _me, { seat }) {
        const planet = yield* mayChoose(seat, 'garv-and-gunn.planet', open(game, seat), { at: id => ({ planet: id }) });
        if (planet) yield* explorePlanet(game, seat, planet);
      },
    }),
  ],
});

const ENOUGH = 3;

/** Uncontrolled planets are explored anyway. */
export const dartAndTai = leader({
  id: 'dart-and-tai',
  faction: 'naaz-rokha',
  kind: 'commander',
  unlocks: (game, me) =>
    game.systems.filter(system => unitsIn(system).some(({ seat, unit }) => seat === me && unit === 'mech')).length >=
    ENOUGH,
  responses: [
    on(afterControlGained, {
      when: (game, me, { seat, planet, from }) => seat === me && from !== null && canExplore(game, planet),
      *play(game, me, { planet }) {
        yield* explorePlanet(game, me, planet);
      },
    }),
  ],
});

const HERO = 'hesh-and-prit';
const MOST = 2;

/** Strategy cards that are unchosen or readied. Only the first one's costs must be payable now. */
const offered = (game: State, me: Seat, named: readonly StrategyCardId[]): StrategyCardId[] =>
  strategyCardIds.filter(
    id =>
      !named.includes(id) &&
      !game.seats.some(player => player.strategyCards.some(card => card.id === id && card.exhausted)) &&
      (named.length > 0 || canFollow(game, me, id, true)),
  );

/** Costs a token from reinforcements, which returns at once; if there is none, one from the command sheet. */
function* resolve(game: State, me: Seat, card: StrategyCardId): Rule {
  if (!strategyCards.of(card).freeSecondary && !canGainToken(game, me)) yield* loseTokens(game, me, 1);
  yield* resolveSecondaryFreely(game, me, card);
}

/** Both cards are chosen first, in the order in which they are resolved. */
export const heshAndPrit = leader({
  id: HERO,
  faction: 'naaz-rokha',
  kind: 'hero',
  componentAction: {
    possible: () => true,
    *play(game, me) {
      yield* gainRelic(game, me);
      const named: StrategyCardId[] = [];
      while (named.length < MOST) {
        const card = yield* mayChoose(me, `${HERO}.card`, offered(game, me, named), {
          at: id => ({ strategyCard: id }),
          prompt: { left: MOST - named.length },
        });
        if (!card) break;
        named.push(card);
      }
      for (const card of named) if (canFollow(game, me, card, true)) yield* resolve(game, me, card);
    },
  },
});
