import { chooseSome } from '@orrery/kernel';
import { hasToken, seatsClockwise } from '../../../model/readers.ts';
import { isJoined } from '../../../moments/galaxy/queries.ts';
import { wormholesSeen } from '../../../moments/galaxy/systems.ts';
import { hasShips } from '../../../moments/units/counts-as.ts';
import { placeableTokens, placeToken } from '../../../verbs/tokens/tokens.ts';
import { agenda, modify } from '../agenda.ts';

const id = 'wormhole-reconstruction';

export const wormholeReconstruction = agenda({
  id,
  passive: [
    modify(
      isJoined,
      ({ wormholes }, joined) => joined || wormholes.includes('alpha') || wormholes.includes('beta'),
      ({ seat }) => seat ?? 0, // the law is for all players
    ),
  ],
  *against(game) {
    for (const seat of seatsClockwise(game, game.speaker)) {
      const here = game.systems.filter(
        system =>
          hasShips(game, system, seat) && !hasToken(system, seat) && wormholesSeen(game, system, seat).length > 0,
      );
      const tokens = placeableTokens(game, seat);
      if (tokens === 0) continue;
      const systems =
        here.length <= tokens
          ? here
          : yield* chooseSome(seat, id, here, { at: system => ({ system: system.id }), min: tokens, max: tokens });
      for (const system of systems) yield* placeToken(game, seat, system.id);
    }
  },
});
