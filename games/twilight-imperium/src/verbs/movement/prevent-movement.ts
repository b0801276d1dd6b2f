import type { Rule } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { State } from '../../model/state.ts';

/** No units can be moved into the active system in this action. */
export function* preventMovementIntoActiveSystem(game: State): Rule {
  const { tactical } = game;
  if (!tactical) return;
  tactical.noMovementIn = true;
  yield* emit('system-sealed', { system: tactical.system, seat: tactical.seat });
}
