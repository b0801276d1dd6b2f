import type { Rule, Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { State } from '../../model/state.ts';

export function* makeSpeaker(game: State, seat: Seat): Rule {
  game.speaker = seat;
  yield* emit('speaker', { seat });
}
