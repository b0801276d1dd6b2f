import {
  type Amounts,
  allot,
  ask,
  askAll,
  next,
  open,
  type Response,
  type Rule,
  type Seat,
  type Slot,
  step,
  type Window,
} from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { othersClockwise, playerOf, seatsClockwise } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { afterCombat, startOfCombatRound } from '../../moments/combat/windows.ts';
import { neighboursAmong } from '../../moments/economy/neighbours.ts';
import { dealsAfar } from '../../moments/economy/queries.ts';
import { whenNegotiating, whenProducing } from '../../moments/economy/windows.ts';
import { afterGroundForcesCommitted, beforeInvasion } from '../../moments/invasion/windows.ts';
import { afterShipsMoved, afterSystemActivated } from '../../moments/movement/windows.ts';
import { afterStrategyPrimary } from '../../moments/phases/windows.ts';
import { boundsOf, linesBetween, negotiate, propose, termsOf } from '../../verbs/economy/negotiation.ts';
import { closeDeals, mayOffer } from '../../verbs/economy/transactions.ts';

/** Which of these seats the seat may make transactions with: neighbours, unless content says otherwise (LRR 94.1). */
export function withinReach(game: State, seat: Seat, others: readonly Seat[]): Seat[] {
  const afar = others.filter(partner => dealsAfar(game, { seat, partner }, false));
  if (afar.length === others.length) return afar;
  const near = neighboursAmong(
    game,
    seat,
    others.filter(other => !afar.includes(other)),
  );
  return others.filter(other => afar.includes(other) || near.includes(other));
}

/** Seats that the active player could make a transaction with now: possible partners they have not traded with (LRR 94.1). */
export const partnersInTurn = (game: State, seat: Seat): Seat[] =>
  withinReach(
    game,
    seat,
    othersClockwise(game, seat).filter(other => mayOffer(game, seat, other)),
  );

/** Partners whom the seat could not have chosen when it was last asked for an action. */
const newPartners = (game: State, seat: Seat): Seat[] => {
  const { met } = playerOf(game, seat);
  return met === null ? [] : partnersInTurn(game, seat).filter(partner => !met.includes(partner));
};

/** One offer. The answer is yes, no or one counter-offer, which is the last. */
export const transaction = step<State, { seat: Seat; partner: Seat }>('ti/transaction');
transaction.body(function* (game, { seat, partner }) {
  if (mayOffer(game, seat, partner)) yield* negotiate(game, seat, partner);
});

/** Makes a prepared offer, unless it has become impossible since. */
function* deliver(game: State, { seat, partner, amounts }: Deal): Rule {
  if (!mayOffer(game, seat, partner)) return;
  yield* open(game, whenNegotiating, { seat, partner });
  const lines = linesBetween(game, seat, partner);
  if (allot(seat, 'transaction.offer', lines, boundsOf(game, seat, partner, amounts)).read(amounts).ok)
    yield* propose(game, seat, partner, termsOf(amounts));
}

/**
 * In the middle of an action, in a combat too, the active player may make an offer at a moment that has a window, if it
 * said that it wants to talk (LRR 94.1a, R-090).
 */
const offerTo = <D>(partnersOf: (game: State, seat: Seat) => Seat[]): Response<State, D> => {
  const partners = (game: State, seat: Seat): Seat[] => (seat === game.active ? partnersOf(game, seat) : []);
  return {
    id: 'transaction',
    isAround: game => game.active !== null && partnersOf(game, game.active).length > 0,
    publicly: (game, seat) => partners(game, seat).length > 0,
    playable: (game, seat) => partners(game, seat).map(partner => `transaction:${partner}`),
    at: piece => ({ action: 'transaction', seat: partnerIn(piece) }),
    play: (game, seat, _data, piece) => negotiate(game, seat, partnerIn(piece)),
  };
};

const partnerIn = (piece: string): Seat => Number(piece.slice('transaction:'.length));

const ifItTalks = (game: State, seat: Seat): Seat[] => (playerOf(game, seat).talks ? partnersInTurn(game, seat) : []);

const moments: readonly Window<State, never>[] = [
  afterSystemActivated,
  startOfCombatRound,
  afterCombat,
  beforeInvasion,
  afterGroundForcesCommitted,
  whenProducing,
  afterStrategyPrimary,
];
for (const moment of moments) moment.install(offerTo(ifItTalks));
// Ships that have moved may bring a new neighbour to trade with (LRR 94.1a).
afterShipsMoved.install(
  offerTo((game, seat) => (playerOf(game, seat).talks ? partnersInTurn(game, seat) : newPartners(game, seat))),
);

/**
 * After the actions of a turn, a player who chose to talk or has a new neighbour may make offers (LRR 94.1a,
 *
 */
export const lastDeals = step<State, { seat: Seat }>('ti/last-deals');
lastDeals.body(function* (game, { seat }) {
  const { passed, eliminated, talks } = playerOf(game, seat);
  if (passed || eliminated) return;
  const partners = talks || newPartners(game, seat).length > 0 ? partnersInTurn(game, seat) : [];
  if (partners.length === 0) return;
  const deal = dealIn(seat, yield* ask(dealWith(game, seat, partners)));
  if (!deal) return;
  yield* deliver(game, deal);
  return next(lastDeals({ seat }));
});

/** While an agenda is resolved anybody may trade once with anybody, neighbours or not (LRR 94.6). */
export const agendaDeals = step<State>('ti/agenda-deals');
agendaDeals.body(function* (game) {
  yield* emit('agenda-deals');
  const seats = seatsClockwise(game, game.speaker).filter(
    seat => game.decidedAlone || !playerOf(game, seat).dealsClosed,
  );
  return next(dealsInAgenda({ seats }));
});

/**
 * All are asked at once. Offers are made in speaker order, and seats that made one are asked again. All in one step, since
 * a waiting offer may contain a note from a hidden hand.
 */
export const dealsInAgenda = step<State, { seats: Seat[] }>('ti/deals-in-agenda');
dealsInAgenda.body(function* (game, { seats }) {
  const slots: Slot<Amounts>[] = [];
  for (const seat of seats) {
    const partners = othersClockwise(game, seat).filter(other => mayOffer(game, seat, other));
    if (partners.length > 0) slots.push(dealWith(game, seat, partners, !game.decidedAlone));
  }
  const answers = yield* askAll(slots);
  const again: Seat[] = [];
  for (const [i, { seat }] of slots.entries()) {
    const deal = dealIn(seat, answers[i]!);
    if (answers[i]![NO_MORE]) closeDeals(game, seat);
    else if (deal) again.push(seat);
    if (deal) yield* deliver(game, deal);
  }
  if (again.length > 0) return next(dealsInAgenda({ seats: again }));
});

/** An offer as it was written: what changes hands, by the keys of both sides. */
interface Deal {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly amounts: Amounts;
}

/** Makes no more offers in this agenda phase. */
const NO_MORE = 'no-more';

/** Partner, what is given and what is wanted, as one question. An empty answer means no deal. */
function dealWith(game: State, seat: Seat, partners: readonly Seat[], mayClose = false): Slot<Amounts> {
  const lines = partners.flatMap(partner =>
    linesBetween(game, seat, partner).map(line => ({
      ...line,
      key: `${partner}:${line.key}`,
      at: { ...line.at, partner },
    })),
  );
  if (mayClose && lines.length > 0) lines.push({ key: NO_MORE, at: { partner: seat }, min: 0, max: 1 });
  return allot(seat, 'transaction.deal', lines, {
    check(chosen) {
      const named = new Set(
        Object.keys(chosen)
          .filter(key => key !== NO_MORE)
          .map(partnerOf),
      );
      if (named.size > 1) return because('transaction.one-partner', 'LRR 94.1');
      const deal = dealIn(seat, chosen);
      return !deal || boundsOf(game, seat, deal.partner, {}).check(deal.amounts);
    },
    suggest: {},
    prompt: { partners: [...partners] },
  });
}

const partnerOf = (key: string): Seat => Number(key.slice(0, key.indexOf(':')));

function dealIn(seat: Seat, chosen: Amounts): Deal | undefined {
  const keys = Object.keys(chosen).filter(key => key !== NO_MORE);
  const [first] = keys;
  if (first === undefined) return undefined;
  const partner = partnerOf(first);
  return {
    seat,
    partner,
    amounts: Object.fromEntries(keys.map(key => [key.slice(`${partner}:`.length), chosen[key]!])),
  };
}
