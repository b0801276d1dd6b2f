import { seatsClockwise } from '../../../model/readers.ts';
import { poolLimit } from '../../../moments/tokens/queries.ts';
import { fillPool, keepToPoolLimits } from '../../../verbs/tokens/tokens.ts';
import { agenda, modify } from '../agenda.ts';

export const fleetRegulations = agenda({
  id: 'fleet-regulations',
  passive: [modify(poolLimit, ({ pool }, most) => (pool === 'fleet' ? Math.min(most, 4) : most))],
  *for(game) {
    for (const seat of seatsClockwise(game, game.speaker)) yield* keepToPoolLimits(game, seat);
  },
  *against(game) {
    for (const seat of seatsClockwise(game, game.speaker)) yield* fillPool(game, seat, 'fleet', 1);
  },
});
