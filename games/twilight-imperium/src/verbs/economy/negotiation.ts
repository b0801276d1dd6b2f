import { type Amounts, allocate, ask, type Line, open, pick, type Rule, reveal, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { State } from '../../model/state.ts';
import { whenNegotiating } from '../../moments/economy/windows.ts';
import {
  type Bundle,
  bundleOf,
  canDeliver,
  chooseCardsToGive,
  exchange,
  giveLines,
  isDeliverable,
  publicBundle,
  refuseOffer,
  wantLines,
} from './transactions.ts';

/** An offer: what a seat gives and what it wants. */
interface Terms {
  readonly gives: Bundle;
  readonly wants: Bundle;
}

type Reply = 'accept' | 'counter' | 'refuse';

/** A seat makes an offer to another. Additional ones do not count against the limit per turn or agenda. */
export function* negotiate(game: State, seat: Seat, partner: Seat, isAdditional = false): Rule {
  yield* open(game, whenNegotiating, { seat, partner });
  yield* propose(game, seat, partner, termsOf(yield* compose(game, seat, partner)), isAdditional);
}

/** The reply is yes, no or one final counter-offer. */
export function* propose(game: State, seat: Seat, partner: Seat, first: Terms, isAdditional = false): Rule {
  const reply = yield* hear(game, 'offer', seat, partner, first, ['accept', 'counter', 'refuse']);
  if (reply === 'accept') {
    const gets = yield* chooseCardsToGive(game, partner, seat, first.wants);
    yield* exchange(game, seat, partner, first.gives, gets, isAdditional);
  } else if (reply === 'refuse') yield* refuseOffer(game, seat, partner, isAdditional);
  else {
    const second = termsOf(yield* compose(game, partner, seat, first));
    const last = yield* hear(game, 'counter-offer', partner, seat, second, ['accept', 'refuse']);
    if (last === 'accept') {
      const gives = yield* chooseCardsToGive(game, seat, partner, second.wants);
      yield* exchange(game, seat, partner, gives, second.gives, isAdditional);
    } else yield* refuseOffer(game, seat, partner, isAdditional);
  }
}

/** Emits the offer without naming notes and action cards, and asks the other side. */
function* hear(
  game: State,
  what: 'offer' | 'counter-offer',
  seat: Seat,
  partner: Seat,
  { gives, wants }: Terms,
  replies: readonly Reply[],
): Rule<Reply> {
  const terms = { seat, partner, gives: publicBundle(gives), wants: publicBundle(wants) };
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
  // A seat that lacks what is wanted is asked too but cannot accept: this reveals nothing.
  const possible = canDeliver(game, partner, wants) ? replies : replies.filter(reply => reply !== 'accept');
  const [reply] = yield* ask(
    pick(partner, 'transaction.answer', possible, { prompt: { ...terms, ...named, answers: what }, private: true }),
  );
  return reply!;
}

/** Everything two seats could exchange, on both sides. */
export const linesBetween = (game: State, seat: Seat, partner: Seat): Line[] => [
  ...sided('give', giveLines(game, seat, partner)),
  ...sided('want', wantLines(game, seat, partner)),
];

/** Checks an offer as a whole. At least one side must give something (LRR 94.4). */
export const boundsOf = (game: State, seat: Seat, partner: Seat, suggest: Amounts) => ({
  min: 1,
  check(chosen: Amounts) {
    const gives = isDeliverable(game, seat, sideOf('give', chosen));
    return gives === true ? isDeliverable(game, partner, sideOf('want', chosen)) : gives;
  },
  suggest,
  prompt: { partner },
});

/** Asks for both sides of an offer; a counter-offer starts from the first offer. */
function* compose(game: State, seat: Seat, partner: Seat, answered?: Terms): Rule<Amounts> {
  const lines = linesBetween(game, seat, partner);
  if (lines.length === 0) return {};
  const suggest = suggestedDeal(lines, answered);
  return yield* allocate(seat, 'transaction.offer', lines, boundsOf(game, seat, partner, suggest));
}

/** The other side's offer as far as possible; otherwise equal amounts of commodities. */
function suggestedDeal(lines: readonly Line[], answered: Terms | undefined): Amounts {
  const most = (key: string): number => lines.find(line => line.key === key)?.max ?? 0;
  const within = (amounts: Amounts): Amounts =>
    Object.fromEntries(
      Object.entries(amounts)
        .map(([key, count]) => [key, Math.min(count, most(key))] as const)
        .filter(([, count]) => count > 0),
    );
  const mirrored = answered && within({ ...onSide('give', answered.wants), ...onSide('want', answered.gives) });
  if (mirrored && Object.keys(mirrored).length > 0) return mirrored;
  const both = Math.min(most('give:commodities'), most('want:commodities'));
  return both > 0 ? { 'give:commodities': both, 'want:commodities': both } : { [lines[0]!.key]: 1 };
}

export const termsOf = (amounts: Amounts): Terms => ({
  gives: bundleOf(sideOf('give', amounts)),
  wants: bundleOf(sideOf('want', amounts)),
});

type Side = 'give' | 'want';

const sided = (side: Side, lines: readonly Line[]): Line[] =>
  lines.map(line => ({ ...line, key: `${side}:${line.key}`, at: { ...line.at, side } }));

/** One side of an offer, by its option keys. */
const sideOf = (side: Side, amounts: Amounts): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([key, count]) =>
      key.startsWith(`${side}:`) ? [[key.slice(side.length + 1), count]] : [],
    ),
  );

/** A bundle by its option keys on one side of an offer. Planets are never suggested. */
const onSide = (side: Side, { amounts, note }: Bundle): Amounts =>
  Object.fromEntries([
    ...Object.entries(amounts)
      .filter(([key]) => !key.startsWith('planet:'))
      .map(([key, count]) => [`${side}:${key}`, count] as const),
    ...(note === undefined ? [] : [[`${side}:note:${note}`, 1] as const]),
  ]);
