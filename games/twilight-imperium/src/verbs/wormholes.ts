import { emit, type Rule } from '@orrery/kernel';
import type { Wormhole } from '../model/ids.ts';
import { systemOf } from '../model/readers.ts';
import type { State, SystemId } from '../model/state.ts';

/** Puts a wormhole token into a system. */
export function* placeWormhole(game: State, system: SystemId, kind: Wormhole): Rule {
  systemOf(game, system).wormholes.push(kind);
  yield* emit('wormhole-placed', { system, kind });
}
