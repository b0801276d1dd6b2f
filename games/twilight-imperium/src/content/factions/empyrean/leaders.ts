import { choose, type Rule, type Seat } from '@orrery/kernel';
import { hasToken, othersClockwise, systemOf } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { neighboursAmong } from '../../../moments/economy/neighbours.ts';
import { moverOf } from '../../../moments/movement/mover.ts';
import { gainsByReturning } from '../../../moments/movement/queries.ts';
import { afterShipsArrived } from '../../../moments/movement/windows.ts';
import { hasShips } from '../../../moments/units/counts-as.ts';
import { exploreFrontier, hasCards, placeFrontierTokens } from '../../../verbs/galaxy/exploration.ts';
import { canGainToken, gainTokens, removeToken } from '../../../verbs/tokens/tokens.ts';
import { on, type Part } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

/** Ships that return to the active system moved there too, for any player. */
const rewardsReturning: Part = ({ id, isOwnedBy, isReady }) =>
  gainsByReturning.installFor(
    id,
    (game, { seat, system }, gains) =>
      gains ||
      (system.planets.length === 0 &&
        canGainToken(game, seat) &&
        game.seats.some((_, who) => isOwnedBy(game, who) && isReady(game, who))),
  );

export const acamar = leader({
  id: 'acamar',
  faction: 'empyrean',
  kind: 'agent',
  passive: [rewardsReturning],
  responses: [
    on(afterShipsArrived, {
      exhausts: true,
      when: (game, _me, moment) => !moment.hadPlanets && canGainToken(game, moverOf(moment)),
      play: (game, _me, moment) => gainTokens(game, moverOf(moment), 1),
    }),
  ],
});

export const xuange = leader({
  id: 'xuange',
  faction: 'empyrean',
  kind: 'commander',
  unlocks: (game, me) => {
    const others = othersClockwise(game, me);
    return neighboursAmong(game, me, others).length === others.length;
  },
  responses: [
    on(afterShipsArrived, {
      when: (game, me, moment) =>
        moverOf(moment) !== me && hasToken(systemOf(game, moment.system), me) && !moment.unlocked.includes('xuange'),
      play: (game, me, { system }) => removeToken(game, me, system),
    }),
  ],
});

const voids = (game: State): SystemId[] =>
  game.systems.filter(({ planets, frontier }) => planets.length === 0 && !frontier).map(({ id }) => id);

/** Systems with a frontier token and a seat's ships. */
const within = (game: State, me: Seat): SystemId[] =>
  game.systems.filter(system => system.frontier && hasShips(game, system, me)).map(({ id }) => id);

/** One at a time, in an order the seat chooses. */
function* exploreAll(game: State, me: Seat): Rule {
  const left = new Set(within(game, me));
  while (left.size > 0 && hasCards(game, 'frontier')) {
    const open = [...left];
    const system =
      open.length === 1
        ? open[0]!
        : yield* choose(me, 'conservator-procyon.system', open, { at: id => ({ system: id }) });
    left.delete(system);
    yield* exploreFrontier(game, me, system);
  }
}

export const conservatorProcyon = leader({
  id: 'conservator-procyon',
  faction: 'empyrean',
  kind: 'hero',
  componentAction: {
    possible: (game, me) => voids(game).length > 0 || within(game, me).length > 0,
    *play(game, me) {
      yield* placeFrontierTokens(game, me, voids(game));
      yield* exploreAll(game, me);
    },
  },
});
