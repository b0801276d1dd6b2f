import { ask, expireOrders, mayChoose, next, open, pick, type Seat, step } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { strategyCardIds } from '../../model/ids.ts';
import { playerOf, seatsInPlay } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { oneEffect } from '../../moments/effects.ts';
import { objectives } from '../../moments/objectives/registry.ts';
import { initiativeOrder } from '../../moments/phases/initiative.ts';
import { statusDraws, statusTokens } from '../../moments/phases/queries.ts';
import {
  endOfStatusPhase,
  startOfStatusPhase,
  whenStatusTokensGained,
  whenStrategyCardsReturn,
} from '../../moments/phases/windows.ts';
import { drawActionCards } from '../../verbs/cards/cards.ts';
import { readyEverything } from '../../verbs/economy/readying.ts';
import {
  mightScoreSecret,
  revealObjective,
  scorablePublic,
  scorableSecrets,
  scoreWithCost,
  whyNoPublic,
  whyNotPublic,
  whyNotSecrets,
} from '../../verbs/objectives/objectives.ts';
import { returnStrategyCards } from '../../verbs/phases/strategy-cards.ts';
import { gainAndRedistributeTokens, removeAllTokens } from '../../verbs/tokens/tokens.ts';
import { repairAll } from '../../verbs/units/units.ts';
import { tellWhyNotAsked } from '../../verbs/why-not-asked.ts';

/** Eight steps in their order (LRR 81). */
export const statusPhase = step<State>('ti/status-phase');
statusPhase.body(function* (game) {
  game.phase = 'status';
  game.active = null;
  yield* emit('phase', { phase: 'status', round: game.round });
  yield* open(game, startOfStatusPhase, {});
  return next(
    ...initiativeOrder(game).map(seat => scoreObjectives({ seat })),
    revealNextObjective({}),
    ...initiativeOrder(game).map(seat => drawForStatus({ seat })),
    removeTokens({}),
    gainAndRedistribute({}),
    readyRepairReturn({}),
  );
});

/** Up to one public and one secret objective each, in initiative order (LRR 81.1, LRR 61.6). */
export const scoreObjectives = step<State, { seat: Seat }>('ti/score-objectives');
scoreObjectives.body(function* (game, { seat }) {
  if (playerOf(game, seat).eliminated) return;
  const scorable = scorablePublic(game, seat);
  const known = yield* mayChoose(seat, 'score-public', scorable, {
    at: id => ({ objective: id }),
    barred: () => whyNotPublic(game, seat),
  });
  const none = scorable.length === 0 && whyNoPublic(game, seat);
  if (known) yield* oneEffect(game, scoreWithCost(game, seat, objectives.of(known)));
  else if (none) yield* tellWhyNotAsked(seat, 'score', none);
  if (!mightScoreSecret(game, seat)) return; // asked whatever the seat holds, so that nobody learns whether it could score
  const [secret] = yield* ask(
    pick(seat, 'score-secret', scorableSecrets(game, seat), {
      private: true,
      at: id => ({ objective: id }),
      min: 0,
      barred: () => whyNotSecrets(game, seat),
    }),
  );
  if (secret) yield* oneEffect(game, scoreWithCost(game, seat, objectives.of(secret)));
});

export const revealNextObjective = step<State>('ti/reveal-objective');
revealNextObjective.body(function* (game) {
  yield* revealObjective(game);
});

export const drawForStatus = step<State, { seat: Seat }>('ti/status-draw');
drawForStatus.body(function* (game, { seat }) {
  if (playerOf(game, seat).eliminated) return;
  yield* drawActionCards(game, seat, statusDraws(game, seat, 1)); // LRR 81.3
});

export const removeTokens = step<State>('ti/remove-tokens');
removeTokens.body(function* (game) {
  yield* removeAllTokens(game); // LRR 81.4
});

/** All at once, since nothing depends on the order (LRR 81.5b, R-031). */
export const gainAndRedistribute = step<State>('ti/gain-and-redistribute');
gainAndRedistribute.body(function* (game) {
  const seats = initiativeOrder(game);
  const gains = seats.map(seat => ({ seat, count: statusTokens(game, seat, 2) }));
  yield* open(game, whenStatusTokensGained, { gains });
  yield* gainAndRedistributeTokens(game, gains);
});

export const readyRepairReturn = step<State>('ti/ready-repair-return');
readyRepairReturn.body(function* (game) {
  yield* readyEverything(game, seatsInPlay(game)); // LRR 81.6
  yield* repairAll(game); // LRR 81.7
  const moment = { keeping: [] };
  yield* open(game, whenStrategyCardsReturn, moment);
  yield* returnStrategyCards(game, strategyCardIds, moment.keeping); // LRR 81.8
  yield* open(game, endOfStatusPhase, {});
  yield* expireOrders('round');
});
