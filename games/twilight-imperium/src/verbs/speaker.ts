import { emit, type Rule, type Seat } from '@orrery/kernel';
import type { State } from '../model/state.ts';

export function* makeSpeaker(game: State, seat: Seat): Rule {
  game.speaker = seat;
  yield* emit('speaker', { seat });
}
