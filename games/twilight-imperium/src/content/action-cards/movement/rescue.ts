import type { Seat } from '@orrery/kernel';
import { hasToken, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { haveShipsMoved } from '../../../moments/movement/mover.ts';
import { mayBringFrom } from '../../../moments/movement/queries.ts';
import { canEnter } from '../../../moments/movement/routes.ts';
import { afterShipsMoved } from '../../../moments/movement/windows.ts';
import { hasShips, isShip } from '../../../moments/units/counts-as.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { moveShipByEffect } from '../../../verbs/movement/move-ship-by-effect.ts';
import { type OwnUnits, ownUnits } from '../../own-units.ts';
import { reaction } from '../action-card.ts';

/** Own ships with a move value in other systems without an own command token. */
const rescuers = (game: State, me: Seat, active: SystemId): OwnUnits[] =>
  ownUnits(game, me, isShip).filter(({ unit, area }) => {
    const system = systemOf(game, area.system);
    return (
      area.system !== active &&
      !hasToken(system, me) &&
      statsOf(game, me, unit).move !== undefined &&
      mayBringFrom(game, { seat: me, system }, true)
    );
  });

export const rescue = reaction({
  id: 'rescue',
  window: afterShipsMoved,
  when: (game, me, { seat, system }) =>
    seat !== me &&
    haveShipsMoved(game) &&
    hasShips(game, systemOf(game, system), me) &&
    canEnter(game, me, systemOf(game, system)),
  aims: (game, me, { system }) =>
    rescuers(game, me, system).map(({ key, unit, area, damaged }) => ({
      key,
      at: { unit, system: area.system, ...(damaged ? { damaged: 1 } : {}) },
    })),
  *resolve(game, me, { system }, { aim }) {
    const { unit, area, damaged } = rescuers(game, me, system).find(({ key }) => key === aim)!;
    yield* moveShipByEffect(
      game,
      me,
      { unit, count: 1, damaged: Number(damaged) },
      area.system,
      system,
      'rescue.cargo',
    );
  },
});
