import { emit, next, open, step } from '@orrery/kernel';
import { seatsInPlay } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { endOfRound } from '../moments/windows.ts';
import { endLasting } from '../verbs/lasting.ts';
import { enforceLimitsEverywhere } from '../verbs/limits.ts';
import { actionPhase } from './action-phase.ts';
import { agendaPhase } from './agenda-phase.ts';
import { statusPhase } from './status-phase.ts';
import { strategyPhase } from './strategy-phase.ts';

/** Strategy, action, status, and the agenda phase once the custodians are gone; round after round (LRR 40). */
export const round = step<State>('ti/round');
round.body(function* (game) {
  game.round++;
  yield* emit('round', { round: game.round });
  return next(strategyPhase({}), actionPhase({}), statusPhase({}), agendaPhase({}), endRound({}), round({}));
});

/** What lasted for the round is over; fleets have to fit without it (LRR 37.3). */
export const endRound = step<State>('ti/end-round');
endRound.body(function* (game) {
  yield* open(game, endOfRound, {});
  const lasted = game.lasting.some(({ until }) => until === 'round');
  endLasting(game, 'round');
  if (lasted) for (const seat of seatsInPlay(game)) yield* enforceLimitsEverywhere(game, seat);
});
