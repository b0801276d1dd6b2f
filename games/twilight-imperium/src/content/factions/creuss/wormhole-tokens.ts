import { choose, type Rule, type Seat } from '@orrery/kernel';
import type { System } from '../../../model/galaxy/state.ts';
import { playerOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { isHomeSystem } from '../../../moments/galaxy/systems.ts';
import { othersHaveShips } from '../../../moments/units/counts-as.ts';
import { putWormholeToken } from '../../../verbs/galaxy/wormholes.ts';

const tokens = ['alpha', 'beta'] as const;

const isHomeOfEliminated = (game: State, id: SystemId): boolean =>
  game.seats.some((player, seat) => player.home === id && playerOf(game, seat).eliminated);

const isTarget = (game: State, me: Seat, system: System): boolean =>
  !isHomeOfEliminated(game, system.id) &&
  (system.planets.some(({ controller }) => controller === me) ||
    (!isHomeSystem(game, system.id) && !othersHaveShips(game, system, me)));

/** Places or moves one of the two tokens, possibly to the system it is in. */
export function* chooseToken(game: State, me: Seat, card: string, system: SystemId): Rule {
  const kind = yield* choose(me, `${card}.token`, tokens, { at: wormhole => ({ wormhole }), prompt: { system } });
  yield* putWormholeToken(game, `creuss-${kind}`, kind, system);
}

/** Systems with a planet of the player, or non-home systems without other players' ships. */
export const targetsFor = (game: State, me: Seat): SystemId[] =>
  game.systems.filter(system => isTarget(game, me, system)).map(({ id }) => id);

export function* placeToken(game: State, me: Seat, card: string): Rule {
  const system = yield* choose(me, card, targetsFor(game, me), { at: id => ({ system: id }) });
  yield* chooseToken(game, me, card, system);
}
