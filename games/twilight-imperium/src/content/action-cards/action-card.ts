import { choose, type Json, type Rule, type Seat, type Target, type Window } from '@orrery/kernel';
import type { Source } from '../../model/ids.ts';
import { inSets, playerOf } from '../../model/readers.ts';
import { whyNoAction } from '../../model/reasons.ts';
import type { CardKey, State } from '../../model/state.ts';
import { mayPlayActionCards } from '../../moments/queries.ts';
import { installComponentActions, type Played } from '../../moments/sockets.ts';
import { nameOf, playActionCard } from '../../verbs/action-cards.ts';

/** Something that a card can be aimed at. */
export interface Aim {
  readonly key: string;
  readonly at: Target;
}

/** What a player says when it plays a card: its aim, and whatever else is announced with it. */
export interface Said {
  readonly aim: string | null;
  readonly more: Json;
}

interface Printed<D> {
  readonly id: string;
  readonly source: Source;
  readonly copies: number;
  /** What it could be aimed at, by what everybody can see; without any it cannot be played. Left out where it needs no aim. */
  aims?(game: State, me: Seat, moment: D): readonly Aim[];
  /** Says what else must be known before it can be cancelled: a price, a number. */
  announce?(game: State, me: Seat, moment: D, aim: string | null): Rule<Json>;
  resolve(game: State, me: Seat, moment: D, said: Said): Rule;
}

/** A card whose bold line is a moment (LRR 2.6). */
interface Reaction<D> extends Printed<D> {
  readonly window: Window<State, D>;
  /** Does the moment fit, for all that everybody can see? That the seat has a card in hand is seen to. */
  when(game: State, me: Seat, moment: D): boolean;
}

/** A card whose bold line is "Action" (LRR 2.6a). */
interface Action extends Printed<object> {
  /** Could it be resolved completely? */
  possible(game: State, me: Seat): boolean;
}

export interface ActionCard {
  readonly id: string;
  /** Its pieces, for the deck. */
  readonly pieces: readonly { readonly card: CardKey; readonly source: Source }[];
  install(): void;
}

const piecesOf = (id: string, copies: number): CardKey[] =>
  copies === 1 ? [id] : Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`);

/** Cards that were played and not cancelled in a moment, and at what: none of the same name at the same again (LRR 2.6b). */
const usedIn = new WeakMap<object, { readonly name: string; readonly aim: string | null }[]>();

const isUsed = (moment: object, name: string, aim: string | null): boolean =>
  usedIn.get(moment)?.some(each => each.name === name && each.aim === aim) === true;

function noteUse(moment: object, name: string, aim: string | null): void {
  usedIn.set(moment, [...(usedIn.get(moment) ?? []), { name, aim }]);
}

/** Every copy: which of them is offered must not hang on what else is in the hand, or positions could not be dealt anew. */
const inHand = (game: State, me: Seat, id: string): CardKey[] =>
  playerOf(game, me).actionCards.filter(card => nameOf(card) === id);

/** Could anybody have one, for all that everybody can see? Not when all of them are played or discarded. */
const isAround = (game: State, { source, id, copies }: Printed<never>): boolean =>
  inSets(game, source) &&
  [...game.actionCards.discard, ...game.playing.map(({ card }) => card), ...game.purged].filter(
    card => nameOf(card) === id,
  ).length < copies;

/** What is left to aim at: `[null]` where it needs no aim. */
function openAims<D extends object>(card: Printed<D>, game: State, me: Seat, moment: D): (Aim | null)[] {
  const aims = card.aims ? card.aims(game, me, moment) : [null];
  return aims.filter(aim => !isUsed(moment, card.id, aim?.key ?? null));
}

function* play<D extends object>(card: Printed<D>, game: State, me: Seat, moment: D, piece: CardKey): Rule<Played> {
  const announce = function* (): Rule<{ aim: string | null; more: Json }> {
    const aims = openAims(card, game, me, moment).filter(aim => aim !== null);
    const aim = card.aims
      ? (yield* choose(me, `${card.id}.aim`, aims, { key: each => each.key, at: each => each.at })).key
      : null;
    return { aim, more: card.announce ? yield* card.announce(game, me, moment, aim) : null };
  };
  return yield* playActionCard(game, me, piece, {
    announce,
    *resolve(said) {
      noteUse(moment, card.id, said.aim);
      yield* card.resolve(game, me, moment, said);
    },
  });
}

/** A card to be played in a window. Hands are hidden: everybody with a card in hand is asked while one could be around. */
export const reaction = <D extends object>(card: Reaction<D>): ActionCard => ({
  id: card.id,
  pieces: piecesOf(card.id, card.copies).map(piece => ({ card: piece, source: card.source })),
  install() {
    const fits = (game: State, me: Seat, moment: D): boolean =>
      playerOf(game, me).actionCards.length > 0 &&
      mayPlayActionCards(game, me, true) &&
      isAround(game, card) &&
      card.when(game, me, moment) &&
      openAims(card, game, me, moment).length > 0;
    card.window.install({
      id: card.id,
      publicly: fits,
      playable: (game, me, moment) => (fits(game, me, moment) ? inHand(game, me, card.id) : []),
      *play(game, me, moment, piece) {
        yield* play(card, game, me, moment, piece);
      },
    });
  },
});

/** A card to be played as a component action. */
export const action = (card: Action): ActionCard => ({
  id: card.id,
  pieces: piecesOf(card.id, card.copies).map(piece => ({ card: piece, source: card.source })),
  install() {
    installComponentActions({
      id: card.id,
      possible: (game, me) =>
        mayPlayActionCards(game, me, true) &&
        inHand(game, me, card.id).length > 0 &&
        card.possible(game, me) &&
        openAims(card, game, me, {}).length > 0
          ? inHand(game, me, card.id)
          : [],
      whyNot: (game, me) =>
        card.possible(game, me) && openAims(card, game, me, {}).length > 0
          ? []
          : inHand(game, me, card.id).map(piece => ({ piece, reason: whyNoAction(true) })),
      play: (game, me, piece) => play(card, game, me, {}, piece),
    });
  },
});
