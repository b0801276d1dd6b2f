import type { Rule } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { nexus } from '../../model/galaxy/adjacency.ts';
import type { State } from '../../model/state.ts';

/** Ships that moved in flip it only after the Movement step (LRR 100.2a). */
const isMovedInto = ({ tactical }: State): boolean =>
  tactical?.system === nexus && (tactical.step === 'movement' || tactical.step === 'space-cannon-offense');

/** Flips the wormhole nexus to its active side if it has a unit or a player controls its planet (LRR 100.2). */
export function* openNexus(game: State): Rule {
  if (game.nexusOpen || isMovedInto(game)) return;
  const system = game.systems.find(({ id }) => id === nexus);
  if (!system) return;
  const reached =
    system.space.length > 0 || system.planets.some(({ controller, units }) => controller !== null || units.length > 0);
  if (!reached) return;
  game.nexusOpen = true;
  yield* emit('nexus-opened');
}
