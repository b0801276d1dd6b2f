import { choose, next, reveal } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { considerAgenda, decideAlone, resolveDecidedAlone, revealToDecideAlone } from '../../moments/steps.ts';
import { resumeAgenda, stopDecidingAlone } from '../../verbs/agenda/deciding-alone.ts';
import { outcomesNow } from '../../verbs/agenda/votes.ts';
import { decideAgenda } from './agenda-phase.ts';

revealToDecideAlone.body(function* (game) {
  const card = game.decidedAlone!.cards.shift();
  if (!card) return;
  yield* reveal('all', [card]);
  return next(considerAgenda({ card }));
});

resolveDecidedAlone.body(function* (game) {
  const decidedAlone = game.decidedAlone!;
  decidedAlone.stage = 'resolving';
  const { seat, revealed } = decidedAlone;
  if (revealed.length === 0) return yield* stopDecidingAlone(game);
  const agenda =
    revealed.length === 1
      ? revealed[0]!
      : yield* choose(seat, 'next-agenda', revealed, { key: ({ card }) => card, at: ({ card }) => ({ card }) });
  resumeAgenda(game, agenda);
  return next(decideAlone({}), resolveDecidedAlone({}));
});

/** The seat chooses an outcome without a vote; nothing happens if there is none. */
decideAlone.body(function* (game) {
  const { seat } = game.decidedAlone!;
  const { card, votes } = game.agenda!;
  const outcomes = outcomesNow(game);
  const outcome =
    outcomes.length < 2
      ? outcomes[0]
      : yield* choose(seat, 'decide-agenda', outcomes, {
          key: each => each.key,
          at: each => each.at ?? { outcome: each.key },
          prompt: { agenda: card },
        });
  if (outcome) {
    votes.push({ seat, outcome: outcome.key, count: 1 });
    yield* emit('voted', { seat, outcome: outcome.key, count: 1, planets: [] });
  }
  return next(decideAgenda({}));
});
