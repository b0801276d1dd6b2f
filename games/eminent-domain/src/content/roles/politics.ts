import { choose } from '@orrery/kernel';
import { openStacks } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { CardAction } from '../../moments/registries.ts';
import { removeActing, takeRoleCardToHand } from '../../verbs/cards.ts';

/** Leaves the game for the top card of any stack (ED 31). */
export const politicsAction: CardAction = {
  possible: game => openStacks(game).length > 0,
  lacks: because('action.no-stacks', 'R-002'),
  *play(game, me) {
    yield* removeActing(game, me);
    const stack = yield* choose(me, 'take-role-card', openStacks(game), { at: id => ({ stack: id }) });
    yield* takeRoleCardToHand(game, me, stack);
  },
};
