import type { Rule } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { systemToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { WormholeToken } from '../../model/galaxy/state.ts';
import type { Wormhole } from '../../model/ids.ts';
import type { State, SystemId } from '../../model/state.ts';

/** Puts a wormhole token into a system. */
export function* placeWormhole(game: State, system: SystemId, kind: Wormhole): Rule {
  systemToChange(game, system).wormholes.push(kind);
  yield* emit('wormhole-placed', { system, kind });
}

/** Puts a wormhole token with two sides into a system, for its card to turn. */
export function* placeWormholeToken(game: State, token: WormholeToken): Rule {
  game.wormholeTokens.push({ ...token });
  yield* placeWormhole(game, token.system, token.shows);
}

/** Turns a wormhole token: the wormhole on its back is there now, in place of the other. */
export function* turnWormholeToken(game: State, token: WormholeToken): Rule {
  const { wormholes } = systemToChange(game, token.system);
  takeFrom(wormholes, token.shows);
  wormholes.push(token.back);
  [token.shows, token.back] = [token.back, token.shows];
  yield* emit('wormhole-turned', { card: token.card, system: token.system, kind: token.shows });
}
