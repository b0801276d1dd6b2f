import type { Rule } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { UnitType } from '../../model/ids.ts';
import type { State, SystemId } from '../../model/state.ts';

/** One ship of this kind in this system moves farther during the tactical action under way. */
export function* giveExtraMove(game: State, system: SystemId, unit: UnitType): Rule {
  game.tactical!.extraMove = { system, unit };
  yield* emit('ship-boosted', { seat: game.tactical!.seat, system, unit });
}
