import {
  choose,
  type Ending,
  type Hand,
  type Json,
  type Response,
  type Rule,
  type Seat,
  type Target,
  type Window,
} from '@orrery/kernel';
import { type ActionCardId, actionCardFacts } from '../../model/cards/action-cards.ts';
import type { Span } from '../../model/cards/state.ts';
import type { Source } from '../../model/ids.ts';
import { playerOf, seatsWhere } from '../../model/readers.ts';
import { whyNoAction } from '../../model/reasons.ts';
import type { CardKey, State } from '../../model/state.ts';
import { mayPlayActionCards } from '../../moments/cards/queries.ts';
import { type DeckPiece, installComponentActions, type Played } from '../../moments/cards/registry.ts';
import { isCopyOf, playActionCard } from '../../verbs/cards/action-cards.ts';
import { lastUntil } from '../../verbs/cards/lasting.ts';
import type { Part } from '../ability.ts';
import { installLasting } from '../lasting.ts';

/** A possible target of a card. */
export interface Aim {
  readonly key: string;
  readonly at: Target;
}

/** What a player announces with a card: its target and other choices. */
export interface Said {
  readonly aim: string | null;
  readonly more: Json;
}

/** Its set and copies are in `model/cards/action-cards.ts`; test cards give their own. */
type Identity =
  | { readonly id: ActionCardId }
  | { readonly id: string; readonly source: Source; readonly copies: number };

interface Effect<D> {
  /** Its possible targets by public state; if empty, it cannot be played. Absent if it needs no target. */
  aims?(game: State, me: Seat, moment: D): readonly Aim[];
  /** Asks for other choices that are public before it can be cancelled: a price, a number. */
  announce?(game: State, me: Seat, moment: D, aim: string | null): Rule<Json>;
  /** The pieces in `more`, shown to others. */
  tells?(game: State, me: Seat, more: Json): readonly Target[];
  /** A component action may end with further steps. */
  resolve?(game: State, me: Seat, moment: D, said: Said): Rule<Ending>;
  /** Several players may play this card at the same aim in the same window, each of them once. */
  readonly oncePerPlayer?: true;
  /** Its lasting abilities for the player who played it. */
  readonly lasting?: { readonly until: Span; readonly parts: readonly Part[] };
}

type Printed<D> = Identity & Effect<D>;

/** A card played in a window (LRR 2.6). */
type Reaction<D> = Printed<D> & {
  /** Can it be played now, by public state? The caller checks the hand. */
  when(game: State, me: Seat, moment: D): boolean;
};

/** A card whose bold line is "Action" (LRR 2.6a). */
type Action = Printed<object> & {
  /** Could it be resolved completely? */
  possible(game: State, me: Seat): boolean;
  /** Such cards have no lasting effect. */
  readonly lasting?: never;
};

export interface ActionCard {
  readonly id: string;
  /** Its pieces, for the deck. */
  readonly pieces: readonly DeckPiece[];
  /** The ids of its windows, or `action`. */
  readonly moments: readonly string[];
  install(): void;
}

const factsOf = (card: Identity): { readonly source: Source; readonly copies: number } =>
  'copies' in card ? card : actionCardFacts[card.id];

function piecesOf(card: Identity): DeckPiece[] {
  const { source, copies } = factsOf(card);
  if (copies === 1) return [{ card: card.id, source }];
  return Array.from({ length: copies }, (_, i) => ({ card: `${card.id}#${i + 1}`, source }));
}

/** Cards played and not cancelled in a window, with targets: no second one of that name and target (LRR 2.6b). */
const usedIn = new WeakMap<object, { readonly name: string; readonly aim: string | null }[]>();

const isUsed = (moment: object, name: string, aim: string | null): boolean =>
  usedIn.get(moment)?.some(each => each.name === name && each.aim === aim) === true;

function noteUse(moment: object, name: string, aim: string | null): void {
  usedIn.set(moment, [...(usedIn.get(moment) ?? []), { name, aim }]);
}

const none: readonly never[] = [];

const holdsCopy = (cards: readonly CardKey[], id: string): boolean => {
  for (const card of cards) if (isCopyOf(card, id)) return true;
  return false;
};

/** All copies: the offer must not depend on the rest of the hand, or positions could not be redealt. */
const inHand = (game: State, me: Seat, id: string): readonly CardKey[] => {
  const { actionCards } = playerOf(game, me);
  return holdsCopy(actionCards, id) ? actionCards.filter(card => isCopyOf(card, id)) : none;
};

/**
 * Hands are hidden: every seat with an action card is asked while a copy is in any hand or in the deck. Which cards are
 * in the game and which of them are public is known, so this reveals nothing.
 */
const hands: Hand<State> = {
  holders: game =>
    seatsWhere(game.seats, ({ actionCards }, seat) => actionCards.length > 0 && mayPlayActionCards(game, seat, true)),
  isAround({ actionCards, seats }, id) {
    for (const player of seats) if (holdsCopy(player.actionCards, id)) return true;
    return holdsCopy(actionCards.cards, id);
  },
};

/** The remaining targets: `[null]` if it needs none. */
function openAims<D extends object>(card: Printed<D>, game: State, me: Seat, moment: D): (Aim | null)[] {
  const aims = card.aims ? card.aims(game, me, moment) : [null];
  return aims.filter(aim => !isUsed(moment, card.id, affected(card, me, aim?.key ?? null)));
}

/** A lasting effect applies only to its player, so the opponent may play a copy too. */
const affected = (card: Effect<never>, me: Seat, aim: string | null): string | null =>
  card.lasting || card.oncePerPlayer ? `${aim} of ${me}` : aim;

function* play<D extends object>(card: Printed<D>, game: State, me: Seat, moment: D, piece: CardKey): Rule<Played> {
  let aimed: Aim | undefined;
  return yield* playActionCard(game, me, piece, {
    *announce(): Rule<{ aim: string | null; more: Json }> {
      if (card.aims) {
        const aims = openAims(card, game, me, moment) as Aim[];
        aimed = yield* choose(me, `${card.id}.aim`, aims, { key: each => each.key, at: each => each.at });
      }
      const aim = aimed?.key ?? null;
      return { aim, more: card.announce ? yield* card.announce(game, me, moment, aim) : null };
    },
    aimedAt: ({ more }) => [...(aimed ? [aimed.at] : []), ...(card.tells?.(game, me, more) ?? [])],
    *resolve(said) {
      noteUse(moment, card.id, affected(card, me, said.aim));
      if (card.lasting) yield* lastUntil(game, { id: card.id, seat: me, until: card.lasting.until, aim: said.aim });
      return card.resolve ? yield* card.resolve(game, me, moment, said) : undefined;
    },
  });
}

/** A card played in a window. */
export const reaction = <D extends object>(card: Reaction<D> & { readonly window: Window<State, D> }): ActionCard =>
  reactionToAny<[D]>({ ...card, windows: [card.window] });

/** A card with several windows; it receives the data they have in common. */
export const reactionToAny = <T extends readonly object[]>(
  card: Reaction<T[number]> & { readonly windows: { readonly [K in keyof T]: Window<State, T[K]> } },
): ActionCard => ({
  id: card.id,
  pieces: piecesOf(card),
  moments: card.windows.map(({ id }) => id),
  install() {
    installLasting(card.id, card.lasting?.parts);
    const response: Response<State, T[number]> = {
      id: card.id,
      owner: card.id,
      hand: hands,
      publicly: (game, me, moment) => card.when(game, me, moment) && openAims(card, game, me, moment).length > 0,
      playable: (game, me) => inHand(game, me, card.id),
      *play(game, me, moment, piece) {
        yield* play(card, game, me, moment, piece);
      },
    };
    for (const window of card.windows) window.install(response);
  },
});

/** A card played as a component action. */
export const action = (card: Action): ActionCard => ({
  id: card.id,
  pieces: piecesOf(card),
  moments: ['action'],
  install() {
    installComponentActions({
      id: card.id,
      possible: (game, me) =>
        holdsCopy(playerOf(game, me).actionCards, card.id) &&
        mayPlayActionCards(game, me, true) &&
        card.possible(game, me) &&
        openAims(card, game, me, {}).length > 0
          ? inHand(game, me, card.id)
          : none,
      whyNot(game, me) {
        if (!holdsCopy(playerOf(game, me).actionCards, card.id)) return none; // fast path
        if (card.possible(game, me) && openAims(card, game, me, {}).length > 0) return none;
        return inHand(game, me, card.id).map(piece => ({ piece, reason: whyNoAction(true) }));
      },
      play: (game, me, piece) => play(card, game, me, {}, piece),
    });
  },
});
