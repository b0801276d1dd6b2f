import { choose, type Seat } from '@orrery/kernel';
import { isMecatol, othersClockwise, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { whenUnitsProduced } from '../../../moments/economy/windows.ts';
import { isHomeSystem } from '../../../moments/galaxy/systems.ts';
import { gainsByReturning } from '../../../moments/movement/queries.ts';
import { afterShipsArrived } from '../../../moments/movement/windows.ts';
import { afterStrategyTokenSpent } from '../../../moments/tokens/windows.ts';
import type { Reader } from '../../../moments/units/counts-as.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { produceByEffect, producibleByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { collapseSystem } from '../../../verbs/galaxy/collapse.ts';
import { allow, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
import { systemsWith } from './abilities.ts';

const MOST_COST = 4;
const isCheap: Reader = (game, { seat, unit }) => (statsOf(game, seat, unit).cost ?? 0) <= MOST_COST;
const terms = { which: isCheap, max: 2 };

/** Systems with a player's war sun or flagship where it could produce. */
const forges = (game: State, seat: Seat): SystemId[] =>
  systemsWith(game, seat, 'war-sun', 'flagship').filter(
    system => producibleByEffect(game, seat, { system, planet: null }, terms).length > 0,
  );

/** Not the Production ability, so effects on Production do not apply (LRR 67.4). */
export const umbat = leader({
  id: 'umbat',
  faction: 'muaat',
  kind: 'agent',
  componentAction: {
    possible: (game, me) => [me, ...othersClockwise(game, me)].some(seat => forges(game, seat).length > 0),
    *play(game, me) {
      const able = [me, ...othersClockwise(game, me)].filter(each => forges(game, each).length > 0);
      const seat =
        able.length === 1
          ? able[0]!
          : yield* choose(me, 'umbat.who', able, { key: String, at: each => ({ seat: each }) });
      const systems = forges(game, seat);
      const system =
        systems.length === 1
          ? systems[0]!
          : yield* choose(seat, 'umbat.system', systems, { at: id => ({ system: id }) });
      yield* produceByEffect(game, seat, { system, planet: null }, terms);
    },
  },
});

/** Once for each token, after the effect it was spent for. */
export const magmus = leader({
  id: 'magmus',
  faction: 'muaat',
  kind: 'commander',
  unlocks: (game, me) => lastingOf(game, me, 'magmus').length > 0,
  awaits: [
    on(whenUnitsProduced, {
      must: true,
      atOnce: true,
      when: (_game, me, { seat, unit }) => seat === me && unit === 'war-sun',
      play: (game, me) => lastUntil(game, { id: 'magmus', seat: me, until: 'round', aim: null }),
    }),
  ],
  responses: [
    on(afterStrategyTokenSpent, {
      when: (_game, me, { seat }) => seat === me,
      play: (game, me) => gainTradeGoods(game, me, 1),
    }),
  ],
});

const SUPERNOVA = '81';

/** After any own move, if a war sun is in the system; not in Mecatol Rex's system or a home system. */
const mayCollapse = (game: State, me: Seat, id: SystemId): boolean => {
  const system = systemOf(game, id);
  return (
    system.space.some(({ seat, unit }) => seat === me && unit === 'war-sun') &&
    !isHomeSystem(game, id) &&
    !system.planets.some(planet => isMecatol(planet.id))
  );
};

export const adjudicatorBaal = leader({
  id: 'adjudicator-baal',
  faction: 'muaat',
  kind: 'hero',
  passive: [
    allow(
      gainsByReturning,
      ({ seat, units, system }, game) => units.includes('war-sun') && mayCollapse(game, seat, system.id),
    ),
  ],
  responses: [
    on(afterShipsArrived, {
      when: (game, me, { seat, system, ships, by = seat }) =>
        seat === me && by === me && ships.some(({ unit }) => unit === 'war-sun') && mayCollapse(game, me, system),
      play: (game, me, { system }) => collapseSystem(game, me, system, SUPERNOVA),
    }),
  ],
});
