import { ask, mayChoose, pick } from '@orrery/kernel';
import { empireOf, researchable } from '../../model/readers.ts';
import type { CardAction, RoleRule } from '../../moments/sockets.ts';
import { cardTarget } from '../../verbs/asks.ts';
import { removeActing, removeFromHand } from '../../verbs/cards.ts';
import { takeTechnology } from '../../verbs/technologies.ts';

/** Up to two cards leave the game, the Research card itself among them if its player likes (ED 28). */
export const researchAction: CardAction = {
  possible: () => true,
  *play(game, me, card) {
    const chosen = yield* ask(
      pick(me, 'remove', [...empireOf(game, me).hand, card], { at: cardTarget, min: 0, max: 2 }),
    );
    if (chosen.includes(card)) yield* removeActing(game, me);
    yield* removeFromHand(
      game,
      me,
      chosen.filter(each => each !== card),
    );
  },
};

export const researchRole: RoleRule = {
  *resolve(game, me, { symbols }) {
    const onOffer = researchable(game, me, symbols); // ED 29
    const technology = yield* mayChoose(me, 'research', onOffer, {
      at: id => ({ technology: id }),
      prompt: { symbols },
    });
    if (technology) yield* takeTechnology(game, me, technology);
  },
};
