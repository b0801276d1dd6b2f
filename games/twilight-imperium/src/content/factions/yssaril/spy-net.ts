import { playerOf } from '../../../model/readers.ts';
import { startOfTurn } from '../../../moments/phases/windows.ts';
import { takeFromHands } from '../../../verbs/cards/cards.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

export const spyNet = promissoryNote(
  'spy-net',
  fromHand(startOfTurn, {
    when: (game, me, owner, { seat }) => seat === me && playerOf(game, owner).actionCards.length > 0,
    play: (game, me, owner) => takeFromHands(game, me, [owner], 'spy-net.card'),
  }),
);
