import { playerOf } from '../../../model/readers.ts';
import { afterAgendaResolved, afterAgendaRevealed } from '../../../moments/agenda/windows.ts';
import { barFromVoting, outcomesNow, payPrediction, predictOutcome } from '../../../verbs/agenda/votes.ts';
import { drawActionCards } from '../../../verbs/cards/cards.ts';
import { returnNote } from '../../../verbs/cards/notes.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { fromHand, promissoryNote } from '../../promissory-notes/promissory-note.ts';

const ID = 'keleres-rider';

/** No action card: also for who cannot play those, or cannot vote. */
export const keleresRider = promissoryNote(
  ID,
  fromHand(afterAgendaRevealed, {
    when: game => outcomesNow(game).length > 0,
    stays: true, // until the agenda is resolved, or discarded
    *play(game, me, owner) {
      yield* barFromVoting(game, me);
      yield* predictOutcome(game, me, `${ID}#${owner}`);
    },
  }),
  () =>
    afterAgendaResolved.install({
      id: `${ID}/resolved`,
      mandatory: true,
      playable: (game, me) => playerOf(game, me).notesInPlay.filter(note => note.startsWith(`${ID}#`)),
      *play(game, me, { outcome, stakes }, note) {
        if (outcome !== null && stakes.some(stake => stake.card === note && stake.outcome === outcome)) {
          yield* payPrediction(me, note);
          yield* drawActionCards(game, me, 1);
          yield* gainTradeGoods(game, me, 2);
        }
        yield* returnNote(game, note);
      },
    }),
);
