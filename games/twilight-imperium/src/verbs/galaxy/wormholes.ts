import { invariant, type Rule } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { systemToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { WormholeToken } from '../../model/galaxy/state.ts';
import type { Wormhole } from '../../model/ids.ts';
import type { CardKey, State, SystemId } from '../../model/state.ts';

/** Puts a wormhole token into a system. */
export function* placeWormhole(game: State, system: SystemId, kind: Wormhole): Rule {
  systemToChange(game, system).wormholes.push(kind);
  yield* emit('wormhole-placed', { system, kind });
}

/** Puts a wormhole token of a card into a system. */
export function* placeWormholeToken(game: State, token: WormholeToken): Rule {
  game.wormholeTokens.push({ ...token });
  yield* placeWormhole(game, token.system, token.shows);
}

/** Places a wormhole token in a system or moves it there, even from the same system. */
export function* putWormholeToken(game: State, card: CardKey, kind: Wormhole, system: SystemId): Rule {
  const token = game.wormholeTokens.find(each => each.card === card);
  if (!token) {
    yield* placeWormholeToken(game, { card, system, shows: kind });
    return;
  }
  const from = token.system;
  takeFrom(systemToChange(game, from).wormholes, kind);
  systemToChange(game, system).wormholes.push(kind);
  token.system = system;
  yield* emit('wormhole-moved', { kind, from, system });
}

/** Flips a wormhole token: the wormhole on its back replaces the other. */
export function* turnWormholeToken(game: State, token: WormholeToken): Rule {
  const { system, shows, back } = token;
  invariant(back, () => `the token of ${token.card} has one side`);
  const { wormholes } = systemToChange(game, system);
  takeFrom(wormholes, shows);
  wormholes.push(back);
  [token.shows, token.back] = [back, shows];
  yield* emit('wormhole-turned', { card: token.card, system: token.system, kind: token.shows });
}
