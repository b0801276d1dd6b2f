import { choose, type Seat } from '@orrery/kernel';
import { othersClockwise, playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { mayPlayActionCards } from '../../../moments/cards/queries.ts';
import { takeFromHands } from '../../../verbs/cards/cards.ts';
import type { Part } from '../../ability.ts';
import { technology } from '../../technologies/technology.ts';

const withCards = (game: State, me: Seat): Seat[] =>
  othersClockwise(game, me).filter(seat => playerOf(game, seat).actionCards.length > 0);

/** Taking a card is not drawing. */
export const mageonImplants = technology({
  id: 'mageon-implants',
  componentAction: {
    possible: (game, me) => withCards(game, me).length > 0,
    *play(game, me) {
      const other = yield* choose(me, 'mageon-implants.player', withCards(game, me), {
        key: String,
        at: seat => ({ seat }),
      });
      yield* takeFromHands(game, me, [other], 'mageon-implants.card');
    },
  },
});

/** In its owner's turn, other players that have passed cannot play action cards. */
const silenced: Part = ({ isOwnedBy }) =>
  mayPlayActionCards.install(
    (game, seat, may) =>
      may &&
      !(
        game.phase === 'action' &&
        game.active !== null &&
        game.active !== seat &&
        playerOf(game, seat).passed &&
        isOwnedBy(game, game.active)
      ),
  );

export const transparasteelPlating = technology({ id: 'transparasteel-plating', passive: [silenced] });
