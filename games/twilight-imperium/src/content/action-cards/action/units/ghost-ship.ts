import { isHomeSystem, wormholesSeen } from '../../../../moments/galaxy/systems.ts';
import { othersHaveShips } from '../../../../moments/units/counts-as.ts';
import { pieceAvailable } from '../../../../verbs/units/recall.ts';
import { placeShip } from '../../../../verbs/units/ships.ts';
import { action } from '../../action-card.ts';
import { systemAims } from '../../aims.ts';

export const ghostShip = action({
  id: 'ghost-ship',
  possible: (game, me) => pieceAvailable(game, me, 'destroyer'),
  aims: (game, me) =>
    systemAims(
      game.systems.filter(
        system =>
          wormholesSeen(game, system, me).length > 0 &&
          !isHomeSystem(game, system.id) &&
          !othersHaveShips(game, system, me),
      ),
    ),
  *resolve(game, me, _moment, { aim }) {
    yield* placeShip(game, me, 'destroyer', aim!);
  },
});
