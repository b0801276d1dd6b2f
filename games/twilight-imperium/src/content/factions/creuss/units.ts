import { choose, type Seat } from '@orrery/kernel';
import { wormholesIn } from '../../../model/galaxy/adjacency.ts';
import type { System } from '../../../model/galaxy/state.ts';
import { type Area, groupsIn, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { wormholesFor, wormholesSeen } from '../../../moments/galaxy/systems.ts';
import { mayGoAhead, mayGoBy } from '../../../moments/movement/queries.ts';
import { isJoinedOtherwise } from '../../../moments/movement/routes.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { removeUnits } from '../../../verbs/units/units.ts';
import { allow, type Card, forbid, on } from '../../ability.ts';
import { factionUnit } from '../faction.ts';
import { chooseToken } from './wormhole-tokens.ts';

/** Is a flagship in a system, or declared to move there before the other ships? */
function isAt({ tactical }: State, seat: Seat, { id, space }: System): boolean {
  const ahead = tactical?.seat === seat && tactical.waves.some(wave => wave.ahead);
  return ahead ? id === tactical.system : space.some(group => group.seat === seat && group.unit === 'flagship');
}

const hasFlagship = (game: State, system: System, isOwnedBy: Card['isOwnedBy']): boolean => {
  for (let seat = 0; seat < game.seats.length; seat++)
    if (isOwnedBy(game, seat) && isAt(game, seat, system)) return true;
  return false;
};

/** Can ships move from one system back into another without the flagship's wormhole, which moved with it? */
const isOpenBack = (game: State, seat: Seat, from: SystemId, to: SystemId): boolean => {
  if (isJoinedOtherwise(game, seat, from, to)) return true;
  const left = wormholesIn(game, systemOf(game, to));
  return wormholesSeen(game, systemOf(game, from), seat).some(kind => left.includes(kind));
};

export const hilColish = factionUnit('hil-colish', {
  passive: [
    ({ id, isOwnedBy }) =>
      wormholesFor.installFor(id, (game, { system }, found) =>
        !found.includes('delta') && hasFlagship(game, system, isOwnedBy) ? [...found, 'delta'] : found,
      ),
    allow(mayGoAhead, ({ unit }) => unit === 'flagship'),
    forbid(
      mayGoBy,
      ({ seat, units, from, path }, game) =>
        units.includes('flagship') &&
        path.some((to, i) => i > 0 && to === from && !isOpenBack(game, seat, path[i - 1]!, from)),
    ),
  ],
});

const mechsOf = (game: State, me: Seat): Area[] =>
  game.systems.flatMap(system =>
    [null, ...system.planets.map(({ id }) => id)]
      .map((planet): Area => ({ system: system.id, planet }))
      .filter(area => groupsIn(game, area).some(group => group.seat === me && group.unit === 'mech')),
  );

const keyOf = ({ system, planet }: Area): string => planet ?? system;

/** Each mech has the ability; the token goes into that mech's system. */
export const icarusDrive = factionUnit('icarus-drive', {
  responses: [
    on(afterSystemActivated, {
      repeats: true,
      when: (game, me) => mechsOf(game, me).length > 0,
      *play(game, me) {
        const area = yield* choose(me, 'icarus-drive', mechsOf(game, me), {
          key: keyOf,
          at: ({ system, planet }) => (planet ? { planet } : { system }),
        });
        const mechs = groupsIn(game, area).find(group => group.seat === me && group.unit === 'mech')!;
        yield* removeUnits(game, me, mechs, 1, area, Math.min(1, mechs.damaged));
        yield* chooseToken(game, me, 'icarus-drive', area.system);
      },
    }),
  ],
});
