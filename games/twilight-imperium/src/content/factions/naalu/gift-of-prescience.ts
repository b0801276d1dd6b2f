import { endOfStatusPhase, endOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { endEffects, lastUntil } from '../../../verbs/cards/lasting.ts';
import { returnNote } from '../../../verbs/cards/notes.ts';
import { fromHand, inPlay, promissoryNote } from '../../promissory-notes/promissory-note.ts';
import { TOKEN } from './abilities.ts';

/** Takes the "0" token from its owner for this round, even if it was already placed. */
export const giftOfPrescience = promissoryNote(
  'gift-of-prescience',
  fromHand(endOfStrategyPhase, {
    when: () => true,
    stays: true,
    *play(game, me, owner) {
      endEffects(game, owner, TOKEN);
      yield* lastUntil(game, { id: TOKEN, seat: me, until: 'round', aim: null });
    },
  }),
  inPlay(
    endOfStatusPhase,
    () => true,
    (game, _me, note) => returnNote(game, note),
  ),
);
