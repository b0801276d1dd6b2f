import {
  type Amounts,
  allocate,
  ask,
  askAll,
  type Line,
  next,
  open,
  pick,
  type Response,
  type Rule,
  reveal,
  type Seat,
  type Slot,
  step,
  type Window,
} from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { othersClockwise, playerOf, seatsClockwise } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { afterCombat, startOfCombatRound } from '../../moments/combat/windows.ts';
import { neighboursAmong } from '../../moments/economy/neighbours.ts';
import { dealsAfar } from '../../moments/economy/queries.ts';
import { whenNegotiating, whenProducing } from '../../moments/economy/windows.ts';
import { afterGroundForcesCommitted, beforeInvasion } from '../../moments/invasion/windows.ts';
import { afterShipsMoved, afterSystemActivated } from '../../moments/movement/windows.ts';
import { afterStrategyPrimary } from '../../moments/phases/windows.ts';
import {
  type Bundle,
  bundleOf,
  canDeliver,
  exchange,
  giveLines,
  isDeliverable,
  mayOffer,
  nameCards,
  openly,
  refuseOffer,
  wantLines,
} from '../../verbs/economy/transactions.ts';

/** Which of these are near enough to make transactions with: neighbours, unless content says otherwise (LRR 94.1). */
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

/** With whom the active player could make a transaction now: those in reach it has not traded with (LRR 94.1). */
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

/** What two seats say to each other: what one gives, and what it wants for it. */
interface Terms {
  readonly gives: Bundle;
  readonly wants: Bundle;
}

type Reply = 'accept' | 'counter' | 'refuse';

/** One offer, answered by yes, no or one offer in return, which ends it. */
export const transaction = step<State, { seat: Seat; partner: Seat }>('ti/transaction');
transaction.body(function* (game, { seat, partner }) {
  if (mayOffer(game, seat, partner)) yield* negotiate(game, seat, partner);
});

function* negotiate(game: State, seat: Seat, partner: Seat): Rule {
  yield* open(game, whenNegotiating, { seat, partner });
  const first = yield* compose(game, seat, partner);
  const reply = yield* hear(game, 'offer', seat, partner, first, ['accept', 'counter', 'refuse']);
  if (reply === 'accept') {
    const gets = yield* nameCards(game, partner, seat, first.wants);
    yield* exchange(game, seat, partner, first.gives, gets);
  } else if (reply === 'refuse') yield* refuseOffer(game, seat, partner);
  else {
    const second = yield* compose(game, partner, seat);
    const last = yield* hear(game, 'counter-offer', partner, seat, second, ['accept', 'refuse']);
    if (last === 'accept') {
      const gives = yield* nameCards(game, seat, partner, second.wants);
      yield* exchange(game, seat, partner, gives, second.gives);
    } else yield* refuseOffer(game, seat, partner);
  }
}

/** Tells the table what is offered, without saying which notes and action cards, and asks the other side. */
function* hear(
  game: State,
  what: 'offer' | 'counter-offer',
  seat: Seat,
  partner: Seat,
  { gives, wants }: Terms,
  replies: readonly Reply[],
): Rule<Reply> {
  const terms = { seat, partner, gives: openly(gives), wants: openly(wants) };
  if (gives.note !== undefined) yield* reveal([partner], [gives.note]);
  yield* reveal([partner], gives.cards);
  const named = {
    ...(gives.note && { givesNote: gives.note }),
    ...(wants.note && { wantsNote: wants.note }),
    ...(gives.cards.length > 0 && { givesCards: [...gives.cards] }),
  };
  const secret = { [seat]: named, [partner]: named };
  if (what === 'offer') yield* emit('offer', terms, secret);
  else yield* emit('counter-offer', terms, secret);
  // Whoever has not what is wanted is asked all the same, and cannot accept: nobody learns why.
  const possible = canDeliver(game, partner, wants) ? replies : replies.filter(reply => reply !== 'accept');
  const [reply] = yield* ask(
    pick(partner, 'transaction.answer', possible, { prompt: { ...terms, ...named, answers: what }, private: true }),
  );
  return reply!;
}

/** Both sides of a deal as one question, checked as a whole. Something has to change hands, on one side at least (LRR 94.4). */
function* compose(game: State, seat: Seat, partner: Seat): Rule<Terms> {
  const lines = [...sided('give', giveLines(game, seat, partner)), ...sided('want', wantLines(game, seat, partner))];
  if (lines.length === 0) return { gives: bundleOf({}), wants: bundleOf({}) };
  const amounts = yield* allocate(seat, 'transaction.offer', lines, {
    min: 1,
    check(chosen) {
      const gives = isDeliverable(game, seat, sideOf('give', chosen));
      return gives === true ? isDeliverable(game, partner, sideOf('want', chosen)) : gives;
    },
    suggest: { [lines[0]!.key]: 1 },
    prompt: { partner },
  });
  return { gives: bundleOf(sideOf('give', amounts)), wants: bundleOf(sideOf('want', amounts)) };
}

type Side = 'give' | 'want';

const sided = (side: Side, lines: readonly Line[]): Line[] =>
  lines.map(line => ({ ...line, key: `${side}:${line.key}`, at: { ...line.at, side } }));

/** What of an offer lies on one side, by the keys that it has there. */
const sideOf = (side: Side, amounts: Amounts): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([key, count]) =>
      key.startsWith(`${side}:`) ? [[key.slice(side.length + 1), count]] : [],
    ),
  );

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
// Ships that have met somebody bring a partner whom nothing could be offered before (LRR 94.1a).
afterShipsMoved.install(
  offerTo((game, seat) => (playerOf(game, seat).talks ? partnersInTurn(game, seat) : newPartners(game, seat))),
);

/**
 * The actions of a turn are done: who talks, or has come to stand beside somebody new, may make offers now (LRR 94.1a,
 *
 */
export const lastDeals = step<State, { seat: Seat }>('ti/last-deals');
lastDeals.body(function* (game, { seat }) {
  const { passed, eliminated, talks } = playerOf(game, seat);
  if (passed || eliminated) return;
  const partners = talks || newPartners(game, seat).length > 0 ? partnersInTurn(game, seat) : [];
  if (partners.length === 0) return;
  const [partner] = yield* ask(partnerFor(seat, partners));
  if (partner === undefined) return;
  return next(transaction({ seat, partner }), lastDeals({ seat }));
});

/** While an agenda is resolved anybody may trade once with anybody, neighbours or not (LRR 94.6). */
export const agendaDeals = step<State>('ti/agenda-deals');
agendaDeals.body(function* (game) {
  yield* emit('agenda-deals');
  return next(dealsInAgenda({ seats: seatsClockwise(game, game.speaker) }));
});

/** All are asked at once; offers are made in speaker order, and who made one is asked again. */
export const dealsInAgenda = step<State, { seats: Seat[] }>('ti/deals-in-agenda');
dealsInAgenda.body(function* (game, { seats }) {
  const slots: Slot<Seat[]>[] = [];
  for (const seat of seats) {
    const partners = othersClockwise(game, seat).filter(other => mayOffer(game, seat, other));
    if (partners.length > 0) slots.push(partnerFor(seat, partners));
  }
  const named = yield* askAll(slots);
  const offers = slots.flatMap(({ seat }, i) => named[i]!.map(partner => ({ seat, partner })));
  if (offers.length > 0)
    return next(...offers.map(offer => transaction(offer)), dealsInAgenda({ seats: offers.map(({ seat }) => seat) }));
});

const partnerFor = (seat: Seat, partners: readonly Seat[]): Slot<Seat[]> =>
  pick(seat, 'transaction.partner', partners, { key: String, at: other => ({ seat: other }), min: 0 });
