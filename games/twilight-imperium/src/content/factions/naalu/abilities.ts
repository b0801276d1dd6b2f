import { choose, type Seat } from '@orrery/kernel';
import { initiativeTokens } from '../../../model/factions/initiative-tokens.ts';
import { systemOf, tokensIn } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { mayLeaveCombat } from '../../../moments/combat/queries.ts';
import { moverOf } from '../../../moments/movement/mover.ts';
import { canEnter, isNebulaFor, waysFrom } from '../../../moments/movement/routes.ts';
import { afterShipsArrived } from '../../../moments/movement/windows.ts';
import { initiativeFor } from '../../../moments/phases/initiative.ts';
import { endOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { hasShips, othersHaveShips } from '../../../moments/units/counts-as.ts';
import { lastUntil } from '../../../verbs/cards/lasting.ts';
import { evadeTo } from '../../../verbs/combat/retreat.ts';
import { placeTokenFrom } from '../../../verbs/tokens/tokens.ts';
import { modify, on } from '../../ability.ts';
import { ability } from '../faction.ts';

export const TOKEN = 'telepathic';

/** The holder keeps the "0" token for the round, even if their strategy card changes. */
export const telepathic = ability(
  TOKEN,
  {
    responses: [
      on(endOfStrategyPhase, {
        must: true,
        when: game => game.lasting.every(({ id }) => id !== TOKEN),
        play: (game, me) => lastUntil(game, { id: TOKEN, seat: me, until: 'round', aim: null }),
      }),
    ],
  },
  [modify(initiativeFor, () => initiativeTokens[TOKEN]!)],
);

/** Adjacent systems ships may enter: without other players' ships, and no nebula. */
const refuges = (game: State, me: Seat, from: SystemId): SystemId[] =>
  waysFrom(game, me, from).filter(id => {
    const system = systemOf(game, id);
    return !othersHaveShips(game, system, me) && canEnter(game, me, system) && !isNebulaFor(game, me, system);
  });

/** The token is placed, not spent; not a retreat. */
export const foresight = ability('foresight', {
  responses: [
    on(afterShipsArrived, {
      when: (game, me, moment) =>
        moverOf(moment) !== me &&
        mayLeaveCombat(game, me, true) &&
        hasShips(game, systemOf(game, moment.system), me) &&
        tokensIn(game, me, 'strategy') > 0 &&
        refuges(game, me, moment.system).length > 0,
      *play(game, me, { system }) {
        const to = yield* choose(me, 'foresight.system', refuges(game, me, system), { at: id => ({ system: id }) });
        yield* placeTokenFrom(game, me, 'strategy', to);
        yield* evadeTo(game, me, system, to);
      },
    }),
  ],
});
