import { allocate, ask, emit, next, pick, type Rule, reveal, type Seat, step } from '@orrery/kernel';
import { othersClockwise, playerOf, seatsClockwise } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { neighboursAmong } from '../moments/neighbours.ts';
import {
  type Bundle,
  bundleOf,
  canDeliver,
  exchange,
  giveLines,
  mayOffer,
  oneNoteAtMost,
  openly,
  refuseOffer,
  wantLines,
} from '../verbs/transactions.ts';

/** With whom the active player could make a transaction now: neighbours it has not traded with (LRR 94.1). */
export const partnersInTurn = (game: State, seat: Seat): Seat[] =>
  neighboursAmong(
    game,
    seat,
    othersClockwise(game, seat).filter(other => mayOffer(game, seat, other)),
  );

/** One offer: what is given, what is wanted, and the partner's yes or no to both. */
export const transaction = step<State, { seat: Seat; partner: Seat }>('ti/transaction');
transaction.body(function* (game, { seat, partner }) {
  const gives = yield* compose(game, seat, partner);
  const wants = yield* demand(game, seat, partner, gives);
  const terms = { seat, partner, gives: openly(gives), wants: openly(wants) };
  if (gives.note !== undefined) yield* reveal([partner], [gives.note]);
  const notes = { ...(gives.note && { givesNote: gives.note }), ...(wants.note && { wantsNote: wants.note }) };
  yield* emit('offer', terms, { [seat]: notes, [partner]: notes });
  // Whoever has not what is wanted is asked all the same, and can only refuse: nobody learns why.
  const answers = canDeliver(game, partner, wants) ? ['accept', 'refuse'] : ['refuse'];
  const [answer] = yield* ask(pick(partner, 'transaction.answer', answers, { prompt: { ...terms, ...notes } }));
  if (answer === 'accept') yield* exchange(game, seat, partner, gives, wants);
  else yield* refuseOffer(game, seat, partner);
});

function* compose(game: State, seat: Seat, partner: Seat): Rule<Bundle> {
  const lines = giveLines(game, seat, partner);
  if (lines.length === 0) return bundleOf({});
  const must = wantLines(game, seat, partner).length === 0;
  const amounts = yield* allocate(seat, 'transaction.give', lines, {
    min: must ? 1 : 0,
    check: oneNoteAtMost,
    suggest: must ? { [lines[0]!.key]: 1 } : {},
    prompt: { partner },
  });
  return bundleOf(amounts);
}

/** Something has to change hands, though not on both sides (LRR 94.4). */
function* demand(game: State, seat: Seat, partner: Seat, gives: Bundle): Rule<Bundle> {
  const lines = wantLines(game, seat, partner);
  if (lines.length === 0) return bundleOf({});
  const must = Object.keys(openly(gives)).length === 0;
  const amounts = yield* allocate(seat, 'transaction.want', lines, {
    min: must ? 1 : 0,
    check: oneNoteAtMost,
    suggest: must ? { [lines[0]!.key]: 1 } : {},
    prompt: { partner, gives: openly(gives) },
  });
  return bundleOf(amounts);
}

/** The actions of a turn are done; what was not traded yet may be traded now (LRR 94.1a, R-070). */
export const lastDeals = step<State, { seat: Seat }>('ti/last-deals');
lastDeals.body(function* (game, { seat }) {
  const { passed, eliminated } = playerOf(game, seat);
  if (passed || eliminated) return;
  const partner = yield* offerTo(seat, partnersInTurn(game, seat));
  if (partner === undefined) return;
  return next(transaction({ seat, partner }), lastDeals({ seat }));
});

/** While an agenda is resolved anybody may trade once with anybody, neighbours or not (LRR 94.6). */
export const agendaDeals = step<State>('ti/agenda-deals');
agendaDeals.body(function* (game) {
  yield* emit('agenda-deals');
  return next(...seatsClockwise(game, game.speaker).map(seat => dealsInAgenda({ seat })));
});

export const dealsInAgenda = step<State, { seat: Seat }>('ti/deals-in-agenda');
dealsInAgenda.body(function* (game, { seat }) {
  const partners = othersClockwise(game, seat).filter(other => mayOffer(game, seat, other));
  const partner = yield* offerTo(seat, partners);
  if (partner === undefined) return;
  return next(transaction({ seat, partner }), dealsInAgenda({ seat }));
});

function* offerTo(seat: Seat, partners: readonly Seat[]): Rule<Seat | undefined> {
  if (partners.length === 0) return undefined;
  const [partner] = yield* ask(
    pick(seat, 'transaction.partner', partners, { key: String, at: other => ({ seat: other }), min: 0 }),
  );
  return partner;
}
