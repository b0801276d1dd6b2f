import { othersClockwise } from '../../../model/readers.ts';
import { mayVote } from '../../../moments/agenda/queries.ts';
import { discardHand } from '../../../verbs/cards/cards.ts';
import { lastFor } from '../../../verbs/cards/lasting.ts';
import { makeSpeaker } from '../../../verbs/phases/speaker.ts';
import { agenda, forbid } from '../agenda.ts';

const id = 'public-execution';

export const publicExecution = agenda({
  id,
  *elected(game, outcome) {
    const seat = Number(outcome);
    yield* discardHand(game, seat);
    if (game.speaker === seat) yield* makeSpeaker(game, othersClockwise(game, seat)[0]!);
    yield* lastFor(game, [seat], { id, until: 'agenda-phase', aim: null });
  },
  lasting: [forbid(mayVote, () => true)],
});
