import { type Amounts, chooseSome, type Line, open, type Reason, type Rule, type Seat } from '@orrery/kernel';
import { notesImaginable } from '../../model/cards/notes.ts';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { Player } from '../../model/factions/player.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { type FragmentKind, fragmentKinds } from '../../model/ids.ts';
import { planetOf, planetsOf, playerOf, seatsClockwise } from '../../model/readers.ts';
import { because } from '../../model/reasons.ts';
import type { CardKey, State } from '../../model/state.ts';
import { mayGiveNote } from '../../moments/cards/queries.ts';
import { dealsInActionCards, isTradable } from '../../moments/economy/queries.ts';
import { afterTradeGoodsGained, afterTransaction, beforePlanetTraded } from '../../moments/economy/windows.ts';
import { oneEffect } from '../../moments/effects.ts';
import { giveActionCards, keepToHandLimit } from '../cards/cards.ts';
import { passNote, tradableNotes } from '../cards/notes.ts';
import { gainControl } from '../galaxy/planets.ts';
import { hasTokensForUnit } from '../units/units.ts';
import { bonusFor } from './commodities.ts';

/**
 * What one side gives: trade goods, commodities, relic fragments, captured units, planets, at most one note, and action
 * cards if allowed. Only a number of the other side's action cards can be asked for.
 */
export interface Bundle {
  readonly amounts: Amounts;
  readonly note: CardKey | undefined;
  readonly cards: readonly CardKey[];
}

const NOTE = 'note:';
const FRAGMENT = 'fragment:';
const CAPTURED = 'captured:';
const PLANET = 'planet:';
const ACTION_CARD = 'action-card:';
const ACTION_CARDS = 'action-cards';

/** A player's public tokens and cards that could go to another (LRR 94.3, LRR 17.2a). */
function openLines(player: Player, to: Seat): Line[] {
  const lines: Line[] = [
    { key: 'trade-goods', at: { token: 'trade-good' }, min: 0, max: player.tradeGoods },
    { key: 'commodities', at: { token: 'commodity' }, min: 0, max: player.commodities },
    ...fragmentKinds.map(kind => ({
      key: `${FRAGMENT}${kind}`,
      at: { fragment: kind },
      min: 0,
      max: player.fragments[kind],
    })),
    ...player.captured
      .filter(group => group.seat === to && !hasTokensForUnit(group.unit)) // LRR 17.3b
      .map(({ unit, count }) => ({ key: `${CAPTURED}${unit}`, at: { unit }, min: 0, max: count })),
  ];
  return lines.filter(({ max }) => max > 0);
}

/** Planets whose cards can be traded. */
const planetLines = (game: State, from: Seat): Line[] =>
  planetsOf(game, from)
    .filter(planet => isTradable(game, planet, false))
    .map(({ id }) => ({ key: `${PLANET}${id}`, at: { planet: id }, min: 0, max: 1 }));

const noteLines = (notes: readonly CardKey[]): Line[] =>
  notes.map(note => ({ key: `${NOTE}${note}`, at: { card: note }, min: 0, max: 1 }));

const tradesCards = (game: State, a: Seat, b: Seat): boolean =>
  dealsInActionCards(game, { seat: a, partner: b }, false);

/** What a seat could give to another. */
export const giveLines = (game: State, from: Seat, to: Seat): Line[] => [
  ...openLines(playerOf(game, from), to),
  ...planetLines(game, from),
  ...noteLines(tradableNotes(game, from, to)),
  ...(tradesCards(game, from, to)
    ? playerOf(game, from).actionCards.map(card => ({ key: `${ACTION_CARD}${card}`, at: { card }, min: 0, max: 1 }))
    : []),
];

/** What a seat could ask another for; notes by public information, since hands are hidden. */
export const wantLines = (game: State, me: Seat, from: Seat): Line[] => [
  ...openLines(playerOf(game, from), me),
  ...planetLines(game, from),
  ...noteLines(notesImaginable(game, me, from).filter(note => mayGiveNote(game, { from, to: me, note }, true))),
  ...(handSize(game, me, from) > 0
    ? [{ key: ACTION_CARDS, at: { token: 'action-card' }, min: 0, max: handSize(game, me, from) }]
    : []),
];

/** How many action cards a seat could ask another for. */
const handSize = (game: State, me: Seat, from: Seat): number =>
  tradesCards(game, me, from) ? playerOf(game, from).actionCards.length : 0;

/** Has a seat anything it could give, by public information? */
const hasWares = ({ tradeGoods, commodities, fragments, captured, notes }: Player, to: Seat): boolean =>
  tradeGoods > 0 ||
  commodities > 0 ||
  notes.length > 0 ||
  fragmentKinds.some(kind => fragments[kind] > 0) ||
  captured.some(group => group.seat === to && !hasTokensForUnit(group.unit));

/** One transaction and one refusal per partner in each turn or agenda (LRR 94.1). */
export const mayOffer = (game: State, me: Seat, partner: Seat): boolean => {
  const { traded, refusedBy, eliminated } = playerOf(game, me);
  return (
    !eliminated &&
    !playerOf(game, partner).eliminated &&
    !traded.includes(partner) &&
    !refusedBy.includes(partner) &&
    haveWares(game, me, partner)
  );
};

/** Has either of two seats anything it could give to the other? */
export const haveWares = (game: State, me: Seat, partner: Seat): boolean =>
  hasWares(playerOf(game, me), partner) ||
  hasWares(playerOf(game, partner), me) ||
  planetLines(game, me).length > 0 ||
  planetLines(game, partner).length > 0 ||
  handSize(game, me, partner) > 0 ||
  handSize(game, partner, me) > 0;

/** At most one note per side (LRR 94.2); units on a planet that is given away need another planet. */
export function isDeliverable(game: State, from: Seat, amounts: Amounts): true | Reason {
  if (Object.keys(amounts).filter(key => key.startsWith(NOTE)).length > 1)
    return because('transaction.one-note', 'LRR 94.2');
  const planets = planetsIn(amounts);
  const peopled = planets.some(id => planetOf(game, id).units.some(({ seat }) => seat === from));
  return !peopled || planetsOf(game, from).length > planets.length || because('transaction.no-refuge', 'R-153');
}

export const bundleOf = (amounts: Amounts): Bundle => ({
  amounts: Object.fromEntries(
    Object.entries(amounts).filter(([key]) => !key.startsWith(NOTE) && !key.startsWith(ACTION_CARD)),
  ),
  note: Object.keys(amounts)
    .find(key => key.startsWith(NOTE))
    ?.slice(NOTE.length),
  cards: Object.keys(amounts)
    .filter(key => key.startsWith(ACTION_CARD))
    .map(key => key.slice(ACTION_CARD.length)),
});

/** The public part of a bundle: the number of notes and action cards, not which. */
export const publicBundle = ({ amounts, note, cards }: Bundle) => ({
  ...amounts,
  ...(note === undefined ? {} : { note: 1 }),
  ...(cards.length === 0 ? {} : { [ACTION_CARDS]: cards.length }),
});

/** A seat that agreed to give action cards chooses them. */
export function* chooseCardsToGive(game: State, seat: Seat, to: Seat, bundle: Bundle): Rule<Bundle> {
  const { [ACTION_CARDS]: count = 0, ...amounts } = bundle.amounts;
  if (count === 0) return bundle;
  const cards = yield* chooseSome(seat, 'transaction.cards', playerOf(game, seat).actionCards, {
    at: card => ({ card }),
    min: count,
    max: count,
    prompt: { partner: to, count },
  });
  return { ...bundle, amounts, cards };
}

/** Has the seat the note in the bundle? Its hand is hidden: only it knows. */
export const canDeliver = (game: State, seat: Seat, { note }: Bundle): boolean =>
  note === undefined || playerOf(game, seat).notes.includes(note);

/** Trade goods gained from a bundle: commodities become trade goods (LRR 21.5). */
const goodsIn = ({ amounts }: Bundle): number => (amounts['trade-goods'] ?? 0) + (amounts.commodities ?? 0);

const planetsIn = (amounts: Amounts): PlanetId[] =>
  Object.keys(amounts)
    .filter(key => key.startsWith(PLANET))
    .map(key => key.slice(PLANET.length) as PlanetId);

function handOver(game: State, from: Seat, to: Seat, bundle: Bundle): void {
  const giver = playerToChange(game, from);
  const taker = playerToChange(game, to);
  giver.tradeGoods -= bundle.amounts['trade-goods'] ?? 0;
  giver.commodities -= bundle.amounts.commodities ?? 0;
  taker.tradeGoods += goodsIn(bundle);
  for (const [key, count] of Object.entries(bundle.amounts)) {
    if (key.startsWith(FRAGMENT)) {
      const kind = key.slice(FRAGMENT.length) as FragmentKind;
      giver.fragments[kind] -= count;
      taker.fragments[kind] += count;
    } else if (key.startsWith(CAPTURED)) {
      const group = giver.captured.find(each => each.seat === to && each.unit === key.slice(CAPTURED.length))!;
      group.count -= count;
      giver.captured = giver.captured.filter(each => each.count > 0);
    }
  }
}

/** Exchanges both sides at once; this is final (LRR 94.4a). */
export function* exchange(
  game: State,
  me: Seat,
  partner: Seat,
  gives: Bundle,
  gets: Bundle,
  isAdditional = false,
): Rule {
  if (!isAdditional) {
    playerToChange(game, me).traded.push(partner);
    playerToChange(game, partner).traded.push(me);
  }
  const bonus =
    bonusFor(game, me, partner, gives.amounts.commodities ?? 0) +
    bonusFor(game, partner, me, gets.amounts.commodities ?? 0);
  yield* oneEffect(game, carryOut(game, me, partner, gives, gets, bonus));
  for (const [seat, count] of [
    [partner, goodsIn(gives) + bonus],
    [me, goodsIn(gets) + bonus],
  ] as const)
    if (count > 0) yield* open(game, afterTradeGoodsGained, { seat, count, fromSupply: bonus, inTransaction: true });
  yield* open(game, afterTransaction, { seats: [me, partner] });
}

function* carryOut(game: State, me: Seat, partner: Seat, gives: Bundle, gets: Bundle, bonus: number): Rule {
  handOver(game, me, partner, gives);
  handOver(game, partner, me, gets);
  yield* emit('transaction', { seat: me, partner, gives: publicBundle(gives), gets: publicBundle(gets) });
  for (const seat of bonus > 0 ? [me, partner] : []) {
    playerToChange(game, seat).tradeGoods += bonus;
    yield* emit('trade-goods-gained', { seat, count: bonus });
  }
  // Action cards first: they can be played in the windows that follow.
  yield* giveActionCards(game, me, partner, gives.cards);
  yield* giveActionCards(game, partner, me, gets.cards);
  const passes = [
    { from: me, to: partner, note: gives.note },
    { from: partner, to: me, note: gets.note },
  ].sort((a, b) => order(game, a.to) - order(game, b.to));
  for (const { from, to, note } of passes) if (note !== undefined) yield* passNote(game, from, to, note);
  if (gives.cards.length + gets.cards.length > 0) for (const seat of [me, partner]) yield* keepToHandLimit(game, seat);
  for (const [bundle, to] of [
    [gives, partner],
    [gets, me],
  ] as const)
    yield* handOverPlanets(game, to, planetsIn(bundle.amounts));
}

function* handOverPlanets(game: State, to: Seat, planets: readonly PlanetId[]): Rule {
  for (const planet of planets) {
    const seat = planetOf(game, planet).controller!;
    yield* open(game, beforePlanetTraded, { seat, planet, traded: planets });
    yield* gainControl(game, to, planet);
  }
}

/** Whose received note is resolved first: the active player's, otherwise the first from the speaker. */
const order = (game: State, seat: Seat): number => seatsClockwise(game, game.active ?? game.speaker).indexOf(seat);

export function* refuseOffer(game: State, me: Seat, partner: Seat, isAdditional = false): Rule {
  if (!isAdditional) playerToChange(game, me).refusedBy.push(partner);
  yield* emit('offer-refused', { seat: me, partner });
}

/** A new turn or agenda: all players may make transactions again. */
export function resetTransactions(game: State): void {
  for (const seat of game.seats.keys()) {
    const player = playerToChange(game, seat);
    player.traded = [];
    player.refusedBy = [];
    player.met = null;
    player.talks = false;
  }
}

/** Offers a seat transactions at every step of its turn. */
export function* keepOfferingDeals(game: State, seat: Seat): Rule {
  playerToChange(game, seat).talks = true;
  yield* emit('open-to-deals', { seat });
}

/** A seat makes no more offers in this agenda phase. */
export function closeDeals(game: State, seat: Seat): void {
  playerToChange(game, seat).dealsClosed = true;
}

/** At the start of an agenda phase, all may make offers again. */
export function reopenDeals(game: State): void {
  for (const seat of game.seats.keys()) playerToChange(game, seat).dealsClosed = false;
}

/** Records the partners the seat was offered. */
export function recordPossiblePartners(game: State, seat: Seat, partners: readonly Seat[]): void {
  playerToChange(game, seat).met = [...partners];
}
