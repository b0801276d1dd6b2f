import { step } from '@orrery/kernel';
import type { State } from '../../model/state.ts';
import { produceIn } from '../../verbs/economy/production.ts';

/** The active player may use Production of its units in the active system (LRR 68). */
export const production = step<State>('ti/production');
production.body(function* (game) {
  const { seat, system } = game.tactical!;
  game.tactical!.step = 'production';
  yield* produceIn(game, seat, system);
});
