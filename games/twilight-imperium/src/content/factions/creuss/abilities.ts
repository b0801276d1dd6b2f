import { playerOf } from '../../../model/readers.ts';
import { isJoined } from '../../../moments/galaxy/queries.ts';
import { wormholesSeen } from '../../../moments/galaxy/systems.ts';
import { moveValue } from '../../../moments/movement/queries.ts';
import { modify } from '../../ability.ts';
import { ability } from '../faction.ts';

/** Independent of wormholes, so effects that close wormholes do not affect it. */
export const quantumEntanglement = ability('quantum-entanglement', {
  passive: [
    ({ id, isOwnedBy }) =>
      isJoined.installFor(
        id,
        (game, { seat, wormholes }, joined) =>
          joined ||
          (seat !== null && isOwnedBy(game, seat) && (wormholes.includes('alpha') || wormholes.includes('beta'))),
      ),
  ],
});

export const slipstream = ability('slipstream', {
  passive: [
    modify(moveValue, ({ seat, from }, value, game) => {
      const wormholes = wormholesSeen(game, from, seat);
      const starts = from.id === playerOf(game, seat).home || wormholes.includes('alpha') || wormholes.includes('beta');
      return starts ? value + 1 : value;
    }),
  ],
});

/** Part of galaxy setup: the gate is in the home position, the home system off the board. */
export const creussGate = ability('creuss-gate', {});
