import { choose, type Seat } from '@orrery/kernel';
import type { System } from '../../../../model/galaxy/state.ts';
import { othersClockwise } from '../../../../model/readers.ts';
import type { State } from '../../../../model/state.ts';
import { isHomeSystem } from '../../../../moments/galaxy/systems.ts';
import { adjacentFor } from '../../../../moments/movement/routes.ts';
import { hasShips } from '../../../../moments/units/counts-as.ts';
import { canPlaceToken, placeToken } from '../../../../verbs/tokens/tokens.ts';
import { action } from '../../action-card.ts';
import { systemAims } from '../../aims.ts';

/** Other players with a token to place and none in the system (R-106, LRR 20.3b). */
const victims = (game: State, me: Seat, system: System): Seat[] =>
  othersClockwise(game, me).filter(seat => canPlaceToken(game, seat, system.id));

/** Non-home systems with or adjacent to own ships. */
function reached(game: State, me: Seat): System[] {
  const own = game.systems.filter(system => hasShips(game, system, me)).map(({ id }) => id);
  const all = new Set(own.flatMap(id => [id, ...adjacentFor(game, me, id)]));
  return game.systems.filter(({ id }) => all.has(id) && !isHomeSystem(game, id));
}

export const signalJamming = action({
  id: 'signal-jamming',
  possible: () => true,
  aims: (game, me) => systemAims(reached(game, me).filter(system => victims(game, me, system).length > 0)),
  *announce(game, me, _moment, aim) {
    const system = game.systems.find(({ id }) => id === aim)!;
    return yield* choose(me, 'signal-jamming.player', victims(game, me, system), { at: seat => ({ seat }) });
  },
  tells: (_game, _me, more) => [{ seat: more as Seat }],
  *resolve(game, _me, _moment, { aim, more }) {
    yield* placeToken(game, more as Seat, aim!);
  },
});
