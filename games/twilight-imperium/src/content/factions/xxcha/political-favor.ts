import { tokensIn } from '../../../model/readers.ts';
import { whenAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { stopAgenda } from '../../../verbs/agenda/votes.ts';
import { loseToken } from '../../../verbs/tokens/tokens.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

/** Needs a token in the owner's strategy pool. */
export const politicalFavor = promissoryNote(
  'political-favor',
  fromHand(whenAgendaRevealed, {
    when: (game, _me, owner, { cancelled }) => !cancelled && tokensIn(game, owner, 'strategy') > 0,
    *play(game, _me, owner, moment) {
      yield* loseToken(game, owner, 'strategy');
      yield* stopAgenda(moment);
    },
  }),
);
