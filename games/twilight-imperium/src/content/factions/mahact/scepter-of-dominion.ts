import { choose, type Seat } from '@orrery/kernel';
import { pools } from '../../../model/ids.ts';
import { guestsOf, hasUnitsIn, seatsClockwise, tokensIn } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { isHomeSystem } from '../../../moments/galaxy/systems.ts';
import { startOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { placeToken } from '../../../verbs/tokens/tokens.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

const targets = (game: State, me: Seat): SystemId[] =>
  game.systems.filter(system => hasUnitsIn(system, me) && !isHomeSystem(game, system.id)).map(({ id }) => id);

/** Has a player a token on the command sheet of the owner? */
const isThere = (game: State, owner: Seat, seat: Seat): boolean =>
  guestsOf(game, owner).includes(seat) || (seat === owner && pools.some(pool => tokensIn(game, owner, pool) > 0));

export const scepterOfDominion = promissoryNote(
  'scepter-of-dominion',
  fromHand(startOfStrategyPhase, {
    when: (game, me) => targets(game, me).length > 0,
    *play(game, me, owner) {
      const system = yield* choose(me, 'scepter-of-dominion', targets(game, me), { at: id => ({ system: id }) });
      for (const seat of seatsClockwise(game, game.speaker))
        if (seat !== me && isThere(game, owner, seat)) yield* placeToken(game, seat, system);
    },
  }),
);
