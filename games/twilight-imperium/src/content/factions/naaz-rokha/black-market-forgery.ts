import { gainRelic } from '../../../verbs/cards/relics.ts';
import { asActionOnce, promissoryNote } from '../../promissory-notes/promissory-note.ts';
import { hasPair, PAIR, purgeFragmentsAtMost } from './fragments.ts';

const id = 'black-market-forgery';

/** Only if a relic is left. */
export const blackMarketForgery = promissoryNote(
  id,
  asActionOnce({
    possible: (game, me) => game.relics.length > 0 && hasPair(game, me),
    *play(game, me) {
      yield* purgeFragmentsAtMost(game, me, `${id}.fragments`, PAIR, PAIR);
      yield* gainRelic(game, me);
    },
  }),
);
