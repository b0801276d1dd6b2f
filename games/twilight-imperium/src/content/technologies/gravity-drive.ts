import { choose, type Seat } from '@orrery/kernel';
import type { UnitType } from '../../model/ids.ts';
import { shipsOf, systemOf } from '../../model/readers.ts';
import type { State, SystemId, Wave } from '../../model/state.ts';
import { moveValue } from '../../moments/queries.ts';
import { maySetOut, routesFor, slowsOrPulls } from '../../moments/routes.ts';
import { afterSystemActivated } from '../../moments/windows.ts';
import { boostShip } from '../../verbs/boost.ts';
import { modify, on, technology } from './technology.ts';

interface Ship {
  readonly system: SystemId;
  readonly unit: UnitType;
}

/** Ships for which one more move would open a way into the active system that they do not have. */
function helped(game: State, me: Seat, active: SystemId): Ship[] {
  return game.systems
    .filter(system => maySetOut(game, me, system, active))
    .flatMap(system =>
      shipsOf(system, me)
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
const isGone = (game: State, { system, unit }: Ship, move: number): boolean =>
  game.tactical!.waves.some(
    wave =>
      wave.from === system &&
      wave.ships.some(each => each.unit === unit && each.count > 0) &&
      legs(game, game.tactical!.seat, wave) > move,
  );

export const gravityDrive = technology({
  id: 'gravity-drive',
  passive: [
    modify(moveValue, ({ seat, unit, count, from }, move, game) => {
      const boosted = game.tactical?.seat === seat ? game.tactical.boosted : null;
      if (boosted?.system !== from.id || boosted.unit !== unit || count > 1) return move;
      return isGone(game, boosted, move) ? move : move + 1;
    }),
  ],
  responses: [
    on(afterSystemActivated, {
      when: (game, me, { seat, system }) => seat === me && helped(game, me, system).length > 0,
      *play(game, me, { system }) {
        const ship = yield* choose(me, 'gravity-drive.ship', helped(game, me, system), {
          key: each => `${each.system}:${each.unit}`,
          at: each => ({ system: each.system, unit: each.unit }),
        });
        yield* boostShip(game, ship.system, ship.unit);
      },
    }),
  ],
});
