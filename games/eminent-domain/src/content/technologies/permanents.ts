import { chooseSome, type Response, type Seat } from '@orrery/kernel';
import { kindOf } from '../../model/cards.ts';
import type { PermanentId } from '../../model/ids.ts';
import { empireOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import {
  actionsInPhase,
  attackCost,
  cardSymbols,
  dissentDraws,
  followerSymbols,
  mayTakeRoleFirst,
  tradesFighters,
  turnsAfterTheEnd,
  usesLeaderBonus,
} from '../../moments/queries.ts';
import { afterPermanentTaken, afterPlanetTurned, duringOwnTurn } from '../../moments/windows.ts';
import { cardTarget, produceUpTo } from '../../verbs/asks.ts';
import { removeFromHand } from '../../verbs/cards.ts';
import { fillSlots, scorch } from '../../verbs/planets.ts';
import { spend } from '../../verbs/technologies.ts';

const has = (game: State, seat: Seat, permanent: PermanentId): boolean =>
  empireOf(game, seat).permanents.includes(permanent);

/** An automatic effect for the owner of the permanent. */
function passive<D>(
  permanent: PermanentId,
  applies: (game: State, data: D) => boolean,
  play: Response<State, D>['play'],
): Response<State, D> {
  const active = (game: State, seat: Seat, data: D): boolean => has(game, seat, permanent) && applies(game, data);
  return {
    id: permanent,
    automatic: true,
    playable: (game, seat, data) => (active(game, seat, data) ? [permanent] : []),
    play,
  };
}

/** Removes up to this many hand cards on each own turn, when its owner likes. */
function trimsHand(permanent: PermanentId, most: number): Response<State, { seat: Seat }> {
  const usable = (game: State, seat: Seat): boolean =>
    has(game, seat, permanent) && !game.turn.spent.includes(permanent) && empireOf(game, seat).hand.length > 0;
  return {
    id: permanent,
    publicly: usable,
    playable: (game, seat) => (usable(game, seat) ? [permanent] : []),
    at: technology => ({ technology }),
    *play(game, me) {
      const cards = yield* chooseSome(me, 'remove', empireOf(game, me).hand, { at: cardTarget, min: 1, max: most });
      yield* removeFromHand(game, me, cards);
      if (cards.length === most) yield* spend(game, permanent);
    },
  };
}

const scorchedEarth = passive<{ seat: Seat; place: number; how: 'settled' | 'attacked' }>(
  'scorched-earth-policy',
  (_game, { how }) => how === 'attacked',
  function* (game, me, { place }) {
    yield* scorch(game, me, empireOf(game, me).planets[place]!);
  },
);

const abundance = passive<{ seat: Seat; place: number }>(
  'abundance',
  () => true,
  function* (game, me, { place }) {
    if (game.options.errata2014) yield* produceUpTo(game, me, 2);
    else yield* fillSlots(game, me, empireOf(game, me).planets[place]!);
  },
);

const abundanceEnters = passive<{ seat: Seat; permanent: PermanentId }>(
  'abundance',
  (game, { permanent }) => game.options.errata2014 && permanent === 'abundance',
  function* (game, me) {
    yield* produceUpTo(game, me, 4);
  },
);

/** Roles whose leader bonus Bureaucracy opens to a follower. */
const bureaucracyRoles: readonly string[] = ['colonize', 'warfare'];

export function installPermanents(): void {
  afterPlanetTurned.install(scorchedEarth, abundance);
  afterPermanentTaken.install(abundanceEnters);
  duringOwnTurn.install(trimsHand('streamlining', 1), trimsHand('hyperefficiency', Number.POSITIVE_INFINITY));

  tradesFighters.install((game, seat, may) => may || has(game, seat, 'weapon-emporium'));
  attackCost.install((game, { seat }, cost) =>
    has(game, seat, 'scorched-earth-policy') ? Math.max(0, cost - 2) : cost,
  );
  cardSymbols.install((game, { seat, card }, symbols) =>
    symbols === 0 && kindOf(card) === 'research' && has(game, seat, 'adaptability') ? 1 : symbols,
  );
  dissentDraws.install((game, seat, cards) => (has(game, seat, 'dissension') ? cards + 1 : cards));
  usesLeaderBonus.install(
    (game, { seat, role }, uses) => uses || (bureaucracyRoles.includes(role) && has(game, seat, 'bureaucracy')),
  );
  followerSymbols.install((game, { seat, role }, symbols) =>
    game.options.errata2014 && role !== 'colonize' && has(game, seat, 'bureaucracy') ? symbols + 1 : symbols,
  );
  actionsInPhase.install((game, seat, actions) => (has(game, seat, 'productivity') ? actions + 1 : actions));
  mayTakeRoleFirst.install((game, seat, may) => may || has(game, seat, 'logistics'));
  turnsAfterTheEnd.install((game, seat, turns) =>
    game.options.errata2014 && has(game, seat, 'logistics') ? turns + 1 : turns,
  );
}
