import type { Rule } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { UnitType } from '../../model/ids.ts';
import type { State, SystemId } from '../../model/state.ts';

/** One ship of this type in this system gets +1 move in the current tactical action. */
export function* giveExtraMove(game: State, system: SystemId, unit: UnitType): Rule {
  game.tactical!.extraMove = { system, unit };
  yield* emit('ship-boosted', { seat: game.tactical!.seat, system, unit });
}
