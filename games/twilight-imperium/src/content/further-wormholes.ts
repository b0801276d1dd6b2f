import type { State } from '../model/state.ts';
import { wormholesFor } from '../moments/galaxy/systems.ts';

/** Wormholes that come from units, not tiles or tokens, and apply to all players. */
export const furtherWormholes = (game: State) =>
  game.systems.flatMap(system => {
    const kinds = wormholesFor(game, { system, seat: null }, []);
    return kinds.length > 0 ? [{ system: system.id, kinds }] : [];
  });
