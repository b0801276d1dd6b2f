import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../model/ids.ts';
import type { Wave } from '../model/movement/state.ts';
import { systemOf } from '../model/readers.ts';
import type { State, SystemId } from '../model/state.ts';
import { maySetOut, routesFor, slowsOrPulls } from '../moments/movement/routes.ts';
import { shipsOf } from '../moments/units/counts-as.ts';
/** Ships of one kind in one system, of which one moves farther. */
export interface Ship {
  readonly system: SystemId;
  readonly unit: UnitType;
}

/** Ships for which one more move would open a way into the active system that they do not have. */
export function shipsHelpedByExtraMove(game: State, me: Seat, active: SystemId): Ship[] {
  return game.systems
    .filter(system => maySetOut(game, me, system, active))
    .flatMap(system =>
      shipsOf(game, system, me)
        .filter(({ unit }) => {
          const one = [{ unit, count: 1 }];
          const now = routesFor(game, me, one, system, active);
          const then = routesFor(game, me, one, system, active, 1);
          return then.some(({ path }) => !now.some(each => each.path.join() === path.join()));
        })
        .map(({ unit }) => ({ system: system.id, unit })),
    );
}

/** What a wave used up of its ships' move values; each rift left on the way gave 1 more. */
const legs = (game: State, seat: Seat, { from, path }: Wave): number =>
  path.length -
  [from, ...path.slice(0, -1)].filter(id => slowsOrPulls(game, seat, systemOf(game, id), 'gravity-rift')).length;

/** Has a wave needed the farther-moving ship already? */
export const hasUsedExtraMove = (game: State, { system, unit }: Ship, move: number): boolean =>
  game.tactical!.waves.some(
    wave =>
      wave.from === system &&
      wave.ships.some(each => each.unit === unit) &&
      legs(game, game.tactical!.seat, wave) > move,
  );
