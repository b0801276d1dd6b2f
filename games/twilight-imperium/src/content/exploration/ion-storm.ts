import { ask, choose, pick, type Rule, type Seat } from '@orrery/kernel';
import type { WormholeToken } from '../../model/galaxy/state.ts';
import type { Wave } from '../../model/movement/state.ts';
import type { State, SystemId } from '../../model/state.ts';
import type { ExplorationCard } from '../../moments/cards/registry.ts';
import { afterRetreat } from '../../moments/combat/windows.ts';
import { type UseOfToken, useOfToken, useOnLegs } from '../../moments/movement/routes.ts';
import { afterMovedByEffect, afterShipsMoved } from '../../moments/movement/windows.ts';
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

/** One move into the next system. */
type Leg = readonly [from: SystemId, to: SystemId, beside: readonly SystemId[]];

const tokenOf = (game: State): WormholeToken | undefined =>
  game.wormholeTokens.find(({ card }) => card === ionStorm.id);

const useOf = (game: State, seat: Seat, token: WormholeToken, legs: readonly Leg[]): UseOfToken =>
  useOnLegs(legs.map(([from, to, beside]) => useOfToken(game, seat, token, from, to, beside)));

/** The paths of ships that arrived: ships destroyed by a gravity rift do not count. */
const moved = (waves: readonly Wave[]): Leg[] =>
  waves
    .filter(({ ships }) => ships.length > 0)
    .flatMap(({ from, path, beside }) => path.map((to, i): Leg => [path[i - 1] ?? from, to, beside ?? []]));

/** Flips the token if ships used it; if another route was possible, asks whether they did. */
function* turnFor(game: State, me: Seat, legs: readonly Leg[]): Rule {
  const token = tokenOf(game)!;
  if (useOf(game, me, token, legs) === 'maybe') {
    const [used] = yield* ask(pick(me, 'ion-storm.use', ['through'], { min: 0 }));
    if (!used) return;
  }
  yield* turnWormholeToken(game, token);
}

/** Flips the token at the end of a move or retreat through it. */
export function installIonStorm(): void {
  const uses = (game: State, me: Seat, legs: () => readonly Leg[]): boolean => {
    const token = tokenOf(game);
    return token !== undefined && useOf(game, me, token, legs()) !== 'not';
  };
  afterShipsMoved.install({
    id: ionStorm.id,
    automatic: true,
    playable: (game, me, { seat }) =>
      seat === me && uses(game, me, () => moved(game.tactical!.waves)) ? [ionStorm.id] : [],
    play: (game, me) => turnFor(game, me, moved(game.tactical!.waves)),
  });
  afterMovedByEffect.install({
    id: ionStorm.id,
    automatic: true,
    playable: (game, me, { seat, waves }) => (seat === me && uses(game, me, () => moved(waves)) ? [ionStorm.id] : []),
    play: (game, me, { waves }) => turnFor(game, me, moved(waves)),
  });
  afterRetreat.install({
    id: ionStorm.id,
    automatic: true,
    playable: (game, me, { seat, from, to }) =>
      seat === me && uses(game, me, () => [[from, to, []]]) ? [ionStorm.id] : [],
    play: (game, me, { from, to }) => turnFor(game, me, [[from, to, []]]),
  });
}
