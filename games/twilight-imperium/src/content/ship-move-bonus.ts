import type { Seat } from '@orrery/kernel';
import type { UnitType } from '../model/ids.ts';
import type { Wave } from '../model/movement/state.ts';
import { systemOf } from '../model/readers.ts';
import type { State, SystemId } from '../model/state.ts';
import { furtherThroughRifts } from '../moments/movement/queries.ts';
import { maySetOut, routesFor, slowsOrPulls } from '../moments/movement/routes.ts';
import { movesItself } from '../moments/units/counts-as.ts';
/** Ships of one type in one system, one of which moves farther. */
export interface Ship {
  readonly system: SystemId;
  readonly unit: UnitType;
}

/** Ships that would gain a route into the active system by +1 move. */
export function shipsHelpedByExtraMove(game: State, me: Seat, active: SystemId): Ship[] {
  return game.systems.flatMap(system =>
    system.space
      .filter(group => group.seat === me && movesItself(game, group, system))
      .filter(({ unit }) => maySetOut(game, me, system, active, [{ unit }]))
      .filter(({ unit }) => {
        const one = [{ unit, count: 1 }];
        const now = routesFor(game, me, one, system, active);
        const then = routesFor(game, me, one, system, active, 1);
        return then.some(({ path }) => !now.some(each => each.path.join() === path.join()));
      })
      .map(({ unit }) => ({ system: system.id, unit })),
  );
}

/** The move value a wave used: its path minus what gravity rifts gave. */
function legs(game: State, seat: Seat, { from, path }: Wave): number {
  const left = [from, ...path.slice(0, -1)];
  const rifts = left.filter(id => slowsOrPulls(game, seat, systemOf(game, id), 'gravity-rift')).length;
  return path.length - rifts - (rifts > 0 ? furtherThroughRifts(game, seat, 0) : 0);
}

/** How many of these ships moved farther than `move`? */
export const farMoved = (game: State, { system, unit }: Ship, move: number): number =>
  game
    .tactical!.waves.filter(wave => wave.from === system && legs(game, game.tactical!.seat, wave) > move)
    .flatMap(wave => wave.ships.filter(ship => ship.unit === unit))
    .reduce((sum, { count }) => sum + count, 0);

/** Has a wave already used the extra move? */
export const hasUsedExtraMove = (game: State, ship: Ship, move: number): boolean => farMoved(game, ship, move) > 0;
