import { hasShips } from '../../../../moments/units/counts-as.ts';
import { pieceAvailable } from '../../../../verbs/units/recall.ts';
import { placeShip } from '../../../../verbs/units/ships.ts';
import { action } from '../../action-card.ts';
import { systemAims } from '../../aims.ts';

export const warEffort = action({
  id: 'war-effort',
  possible: (game, me) => pieceAvailable(game, me, 'cruiser'),
  aims: (game, me) => systemAims(game.systems.filter(system => hasShips(game, system, me))),
  *resolve(game, me, _moment, { aim }) {
    yield* placeShip(game, me, 'cruiser', aim!);
  },
});
