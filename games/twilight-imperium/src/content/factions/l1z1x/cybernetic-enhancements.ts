import { tokensIn } from '../../../model/readers.ts';
import { startOfTurn, whenStatusTokensGained } from '../../../moments/phases/windows.ts';
import { fillPool, loseToken } from '../../../verbs/tokens/tokens.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

/** Base: the owner loses a token. Codex I: at no cost to the owner. */
export const cyberneticEnhancements = promissoryNote(
  'cybernetic-enhancements',
  fromHand(startOfTurn, {
    before: 'codex1',
    when: (game, me, owner, { seat }) => seat === me && tokensIn(game, owner, 'strategy') > 0,
    *play(game, me, owner) {
      yield* loseToken(game, owner, 'strategy');
      yield* fillPool(game, me, 'strategy', 1);
    },
  }),
  fromHand(whenStatusTokensGained, {
    since: 'codex1',
    when: () => true,
    *play(_game, me, _owner, { gains }) {
      gains.find(({ seat }) => seat === me)!.count++;
    },
  }),
);
