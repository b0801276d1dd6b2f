import { choose, chooseNumber, type Rule, type Seat } from '@orrery/kernel';
import { printedIn } from '../../../model/galaxy/galaxy.ts';
import type { Wave } from '../../../model/movement/state.ts';
import { hasUnitsIn, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { furtherAdjacent } from '../../../moments/galaxy/queries.ts';
import { wormholesSeen } from '../../../moments/galaxy/systems.ts';
import { routeWorth } from '../../../moments/movement/queries.ts';
import { leadsThroughWormhole } from '../../../moments/movement/routes.ts';
import { afterMovedByEffect, afterShipsMoved, afterSystemActivated } from '../../../moments/movement/windows.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { lastUntil } from '../../../verbs/cards/lasting.ts';
import { swapTiles } from '../../../verbs/galaxy/tiles.ts';
import { roomForFighters } from '../../../verbs/units/room.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { modify, on, type Part } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

const AGENT = 'emissary-taivra';

const hasWormhole = (game: State, system: SystemId): boolean =>
  wormholesSeen(game, systemOf(game, system), null).length > 0;

/** Makes the active system adjacent to all systems with wormholes of any type, for all players. */
const joinsWormholes: Part = () =>
  furtherAdjacent.install((game, system, found) => {
    if (!isJoining(game)) return found;
    const active = game.tactical!.system;
    if (system !== active) return hasWormhole(game, system) ? [...found, active] : found;
    return [...found, ...game.systems.filter(({ id }) => id !== active && hasWormhole(game, id)).map(({ id }) => id)];
  });

const isJoining = ({ lasting, tactical }: State): boolean =>
  tactical !== null && lasting.some(({ id }) => id === AGENT);

/** Checked at activation: wormholes added later do not count. */
export const emissaryTaivra = leader({
  id: AGENT,
  faction: 'creuss',
  kind: 'agent',
  responses: [
    on(afterSystemActivated, {
      exhausts: true,
      when: (_game, _me, { wormholes }) => wormholes.some(kind => kind !== 'delta'),
      *play(game, me) {
        yield* lastUntil(game, { id: AGENT, seat: me, until: 'tactical-action', aim: null });
      },
    }),
  ],
  lasting: [joinsWormholes],
});

/** Did ships move through a wormhole? Adjacency by the agent counts as one. */
const isThrough = (
  game: State,
  seat: Seat,
  from: SystemId,
  to: SystemId,
  { beside }: { readonly beside?: readonly SystemId[] },
): boolean =>
  leadsThroughWormhole(game, seat, from, to, beside) ||
  (isJoining(game) && [from, to].includes(game.tactical!.system) && hasWormhole(game, from) && hasWormhole(game, to));

/** Ships with a capacity value that have arrived through a wormhole. */
const carriersThrough = (game: State, me: Seat, waves: readonly Wave[]): number =>
  waves
    .filter(wave => wave.path.some((to, i) => isThrough(game, me, wave.path[i - 1] ?? wave.from, to, wave)))
    .flatMap(({ ships }) => ships)
    .reduce((sum, ship) => sum + ((statsOf(game, me, ship).capacity ?? 0) > 0 ? ship.count : 0), 0);

const fightersToPlace = (game: State, me: Seat, system: SystemId, waves: readonly Wave[]): number =>
  Math.min(carriersThrough(game, me, waves), roomForFighters(game, me, systemOf(game, system)));

function* brings(game: State, me: Seat, system: SystemId, waves: readonly Wave[]): Rule {
  const most = fightersToPlace(game, me, system, waves);
  const count = yield* chooseNumber(me, 'sai-seravus', 1, most, { prompt: { system } });
  yield* placeUnits(game, me, 'fighter', count, { system, planet: null });
}

export const saiSeravus = leader({
  id: 'sai-seravus',
  faction: 'creuss',
  kind: 'commander',
  unlocks: (game, me) =>
    game.systems.filter(
      system =>
        hasUnitsIn(system, me) && wormholesSeen(game, system, me).some(kind => kind === 'alpha' || kind === 'beta'),
    ).length >= 3,
  passive: [
    modify(routeWorth, ({ seat, from, carries, ...way }, worth, game) =>
      carries && way.path.some((to, i) => isThrough(game, seat, way.path[i - 1] ?? from, to, way)) ? worth + 1 : worth,
    ),
  ],
  responses: [
    on(afterShipsMoved, {
      when: (game, me, { seat, system, unlocked }) =>
        seat === me && !unlocked.includes('sai-seravus') && fightersToPlace(game, me, system, game.tactical!.waves) > 0,
      play: (game, me, { system }) => brings(game, me, system, game.tactical!.waves),
    }),
    on(afterMovedByEffect, {
      when: (game, me, { seat, system, waves }) => seat === me && fightersToPlace(game, me, system, waves) > 0,
      play: (game, me, { system, waves }) => brings(game, me, system, waves),
    }),
  ],
});

const HERO = 'riftwalker-meian';

/** Not off-board systems: some home systems and the wormhole nexus. */
const swappable = (game: State, me: Seat): SystemId[] =>
  game.systems
    .filter(system => printedIn(system).offBoard !== true)
    .filter(system => wormholesSeen(game, system, me).length > 0 || hasUnitsIn(system, me))
    .map(({ id }) => id);

export const riftwalkerMeian = leader({
  id: HERO,
  faction: 'creuss',
  kind: 'hero',
  componentAction: {
    possible: (game, me) => swappable(game, me).length >= 2,
    *play(game, me) {
      const at = (system: SystemId) => ({ system });
      const one = yield* choose(me, HERO, swappable(game, me), { at });
      const others = swappable(game, me).filter(id => id !== one);
      const other = yield* choose(me, `${HERO}.with`, others, { at, prompt: { system: one } });
      yield* swapTiles(game, one, other);
    },
  },
});
