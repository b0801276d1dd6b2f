import { ask, choose, pick, type Rule, type Seat } from '@orrery/kernel';
import type { WormholeToken } from '../../model/galaxy/state.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { ExplorationCard } from '../../moments/cards/registry.ts';
import { afterRetreat } from '../../moments/combat/windows.ts';
import { type UseOfToken, useOfToken, useOnLegs } from '../../moments/movement/routes.ts';
import { afterShipsMoved } from '../../moments/movement/windows.ts';
import { placeWormholeToken, turnWormholeToken } from '../../verbs/galaxy/wormholes.ts';

const sides = ['alpha', 'beta'] as const;

export const ionStorm: ExplorationCard = {
  id: 'ion-storm',
  *resolve(game, me, { system }, card) {
    const shows = yield* choose(me, 'ion-storm', sides, { at: wormhole => ({ wormhole }) });
    yield* placeWormholeToken(game, { card, system, shows, back: shows === 'alpha' ? 'beta' : 'alpha' });
    return 'keep';
  },
};

/** From one system into the next. */
type Leg = readonly [from: SystemId, to: SystemId];

const tokenOf = (game: State): WormholeToken | undefined =>
  game.wormholeTokens.find(({ card }) => card === ionStorm.id);

const useOf = (game: State, seat: Seat, token: WormholeToken, legs: readonly Leg[]): UseOfToken =>
  useOnLegs(legs.map(([from, to]) => useOfToken(game, seat, token, from, to)));

/** The ways of ships that have arrived: what a gravity rift took on the way counts for nothing. */
const moved = ({ tactical }: State): Leg[] =>
  tactical!.waves
    .filter(({ ships }) => ships.length > 0)
    .flatMap(({ from, path }) => path.map((to, i): Leg => [path[i - 1] ?? from, to]));

/** Turns the token for ships that used it; where they could have gone without it, their owner says so. */
function* turnFor(game: State, me: Seat, legs: readonly Leg[]): Rule {
  const token = tokenOf(game)!;
  if (useOf(game, me, token, legs) === 'maybe') {
    const [used] = yield* ask(pick(me, 'ion-storm.use', ['through'], { min: 0 }));
    if (!used) return;
  }
  yield* turnWormholeToken(game, token);
}

/** Whoever moves through it, or retreats, turns it at the end of that. */
export function installIonStorm(): void {
  const uses = (game: State, me: Seat, legs: () => readonly Leg[]): boolean => {
    const token = tokenOf(game);
    return token !== undefined && useOf(game, me, token, legs()) !== 'not';
  };
  afterShipsMoved.install({
    id: ionStorm.id,
    automatic: true,
    playable: (game, me, { seat }) => (seat === me && uses(game, me, () => moved(game)) ? [ionStorm.id] : []),
    play: (game, me) => turnFor(game, me, moved(game)),
  });
  afterRetreat.install({
    id: ionStorm.id,
    automatic: true,
    playable: (game, me, { seat, from, to }) =>
      seat === me && uses(game, me, () => [[from, to]]) ? [ionStorm.id] : [],
    play: (game, me, { from, to }) => turnFor(game, me, [[from, to]]),
  });
}
