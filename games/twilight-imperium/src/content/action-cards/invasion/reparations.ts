import { choose, type Json, type Seat, type Target } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { planetsOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { afterControlLost } from '../../../moments/galaxy/windows.ts';
import { exhaustPlanet, readyPlanetsOf } from '../../../verbs/economy/economy.ts';
import { readyPlanet } from '../../../verbs/economy/readying.ts';
import { reaction } from '../action-card.ts';

const exhaustedOf = (game: State, seat: Seat): PlanetId[] =>
  planetsOf(game, seat)
    .filter(({ exhausted }) => exhausted)
    .map(({ id }) => id);

const readyOf = (game: State, seat: Seat): PlanetId[] => readyPlanetsOf(game, seat).map(({ id }) => id);

interface Named {
  readonly exhaust: PlanetId | null;
  readonly ready: PlanetId | null;
}

function* nameOne(me: Seat, kind: string, from: readonly PlanetId[]) {
  return from.length === 0 ? null : yield* choose(me, kind, from, { at: planet => ({ planet }) });
}

export const reparations = reaction({
  id: 'reparations',
  window: afterControlLost,
  when: (game, me, { seat, to }) =>
    seat === me && to !== null && (readyOf(game, to).length > 0 || exhaustedOf(game, me).length > 0),
  *announce(game, me, { to }) {
    const exhaust = yield* nameOne(me, 'reparations.exhaust', readyOf(game, to!));
    const ready = yield* nameOne(me, 'reparations.ready', exhaustedOf(game, me));
    return { exhaust, ready };
  },
  tells: (_game, _me, more: Json): Target[] => {
    const { exhaust, ready } = more as unknown as Named;
    return [exhaust, ready].flatMap(planet => (planet === null ? [] : [{ planet }]));
  },
  *resolve(game, _me, _moment, { more }) {
    const { exhaust, ready } = more as unknown as Named;
    if (exhaust !== null) yield* exhaustPlanet(game, exhaust);
    if (ready !== null) yield* readyPlanet(game, ready);
  },
});
