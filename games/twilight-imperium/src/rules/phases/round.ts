import { next, open, step } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { State } from '../../model/state.ts';
import { endOfRound } from '../../moments/phases/windows.ts';
import { endLasting } from '../../verbs/cards/lasting.ts';
import { agendaPhase } from '../agenda/agenda-phase.ts';
import { actionPhase } from './action-phase.ts';
import { statusPhase } from './status-phase.ts';
import { strategyPhase } from './strategy-phase.ts';

/** Strategy, action, status, and the agenda phase once the custodians are gone; round after round (LRR 40). */
export const round = step<State>('ti/round');
round.body(function* (game) {
  game.round++;
  yield* emit('round', { round: game.round });
  return next(strategyPhase({}), actionPhase({}), statusPhase({}), agendaPhase({}), endRound({}), round({}));
});

/** What lasted for the round is over. */
export const endRound = step<State>('ti/end-round');
endRound.body(function* (game) {
  yield* open(game, endOfRound, {});
  endLasting(game, 'round');
});
