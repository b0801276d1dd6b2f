import type { Ending, Query, Response, Rule, Seat, Target, Window } from '@orrery/kernel';
import type { Source } from '../model/ids.ts';
import { inSets } from '../model/readers.ts';
import { whyNoAction } from '../model/reasons.ts';
import type { State } from '../model/state.ts';
import { installComponentActions } from '../moments/cards/registry.ts';

/** A card in play as its abilities see it: id, owners and state. */
export interface Card {
  readonly id: string;
  /** Distinguishes the abilities of one card in several editions. */
  readonly name: string;
  /** The id offered to its owner, if not the card's own. */
  readonly piece?: string;
  readonly at: Target;
  isOwnedBy(game: State, seat: Seat): boolean;
  isReady(game: State, seat: Seat): boolean;
  exhaust(game: State, seat: Seat): Rule;
  /** May its owner use optional abilities? Always, unless given. */
  mayUse?(game: State, seat: Seat): boolean;
  /** Is it in play at all? Default: whether any seat owns it. */
  isAround?(game: State): boolean;
  /** Runs after its owner used an optional ability. */
  afterUse?(game: State, seat: Seat): Rule;
  /** Runs after an ability that exhausted it. */
  afterExhausted?(game: State, seat: Seat): Rule;
}

/** One ability of a card; call it with the card to install it. */
export type Part = (card: Card) => void;

type About = Seat | { readonly seat: Seat };

const subjectOf = (input: About): Seat => (typeof input === 'number' ? input : input.seat);

/**
 * Changes the answer to a query about the card's owner. If the input names several seats, `whose` says which of them
 * must own the card.
 */
export function modify<I extends About, O>(
  asked: Query<State, I, O>,
  change: (input: I, value: O, game: State) => O,
): Part;
export function modify<I, O>(
  asked: Query<State, I, O>,
  change: (input: I, value: O, game: State) => O,
  whose: (input: I) => Seat,
): Part;
export function modify<I, O>(
  asked: Query<State, I, O>,
  change: (input: I, value: O, game: State) => O,
  whose: (input: I) => Seat = input => subjectOf(input as About),
): Part {
  return card =>
    asked.installFor(card.id, (game, input, value) =>
      card.isOwnedBy(game, whose(input)) ? change(input, value, game) : value,
    );
}

/** Changes the answer for all seats in the tactical actions of the card's owner. */
export const modifyForAll =
  <I, O>(asked: Query<State, I, O>, change: (input: I, value: O, game: State) => O): Part =>
  card =>
    asked.install((game, input, value) =>
      game.tactical !== null && card.isOwnedBy(game, game.tactical.seat) ? change(input, value, game) : value,
    );

/** Allows its owner what the rules forbid. */
export const allow = <I extends About>(
  asked: Query<State, I, boolean>,
  when: (input: I, game: State) => boolean,
): Part => modify(asked, (input, may, game) => may || when(input, game));

/** Answers no for the owner if `when` holds. */
export const forbid = <I extends About>(
  asked: Query<State, I, boolean>,
  when: (input: I, game: State) => boolean,
): Part => modify(asked, (input, may, game) => may && !when(input, game));

export interface Reaction<D> {
  /** Can it be used now? The caller checks that the seat owns the card. */
  when(game: State, me: Seat, moment: D): boolean;
  play(game: State, me: Seat, moment: D): Rule;
  /** "You may exhaust this card": it must be ready, and is exhausted first. */
  readonly exhausts?: true;
  /** It must be ready, but is not exhausted. */
  readonly whileReady?: true;
  /** Mandatory: resolved without a choice, in its owner's turn to use abilities (LRR 1.19). */
  readonly must?: true;
  /** Resolved as the window opens: its order does not matter, or it says "when" and the others "after" (LRR 1.16). */
  readonly atOnce?: true;
  /** Each unit of its type has the ability: its owner may use it again on their next turn (LRR 1.19). */
  readonly repeats?: true;
  /** Abilities with the same value here commute: their owner is not asked for an order. */
  readonly commutes?: string;
}

/** Does any seat own the card? */
function isInUse(game: State, isOwnedBy: Card['isOwnedBy']): boolean {
  for (let seat = 0; seat < game.seats.length; seat++) if (isOwnedBy(game, seat)) return true;
  return false;
}

/** Responds to a window. Cards in play are public: so are possible responses. */
export function on<D>(moment: Window<State, D>, reaction: Reaction<D>): Part {
  return card => {
    const { id, name, piece = id, at, isOwnedBy, isReady, exhaust, mayUse, isAround } = card;
    const fits = (game: State, me: Seat, data: D): boolean =>
      isOwnedBy(game, me) &&
      (reaction.must || !mayUse || mayUse(game, me)) &&
      (!(reaction.exhausts || reaction.whileReady) || isReady(game, me)) &&
      reaction.when(game, me, data);
    const response: Response<State, D> = {
      id: name,
      owner: id,
      once: !reaction.repeats,
      automatic: reaction.must === true && reaction.atOnce === true,
      mandatory: reaction.must === true,
      ...(reaction.commutes !== undefined && { commutes: reaction.commutes }),
      isAround: isAround ?? (game => isInUse(game, isOwnedBy)),
      publicly: fits,
      playable: (game, me, data) => (fits(game, me, data) ? [piece] : []),
      at: () => at,
      *play(game, me, data) {
        if (reaction.exhausts) yield* exhaust(game, me);
        yield* reaction.play(game, me, data);
        if (card.afterUse && !reaction.must) yield* card.afterUse(game, me);
        if (card.afterExhausted && reaction.exhausts) yield* card.afterExhausted(game, me);
      },
    };
    moment.install(response);
  };
}

/** "Action: …": a component action of the card's owner (LRR 22). */
interface CardAction {
  possible(game: State, me: Seat): boolean;
  /** May end with further steps; the last of them then exhausts or purges the card. */
  play(game: State, me: Seat): Rule<Ending>;
}

export interface Abilities {
  readonly passive?: readonly Part[];
  readonly responses?: readonly Part[];
  readonly componentAction?: CardAction;
}

/** The wordings of one card, oldest first; the newest of the sets in use applies. */
export type Editions = Readonly<Partial<Record<Source, Abilities>>>;

/** Installs the abilities of each wording of a card. */
export function installEditions(card: Card, editions: Editions, actionExhausts = true): void {
  const sources = Object.keys(editions) as Source[];
  for (const source of sources) {
    const isNewest = (game: State): boolean => sources.findLast(each => inSets(game, each)) === source;
    const isOwnedBy = (game: State, seat: Seat): boolean => card.isOwnedBy(game, seat) && isNewest(game);
    installAbilities({ ...card, name: `${card.name}@${source}`, isOwnedBy }, editions[source]!, actionExhausts);
  }
}

/** Installs a card's abilities. Its component action exhausts it if `actionExhausts`. */
export function installAbilities(
  card: Card,
  { passive = [], responses = [], componentAction }: Abilities,
  actionExhausts = true,
): void {
  for (const part of [...passive, ...responses]) part(card);
  if (!componentAction) return;
  const { id, piece = id, isOwnedBy, exhaust, afterUse, afterExhausted } = card;
  const isUsable = (game: State, me: Seat): boolean => !actionExhausts || card.isReady(game, me);
  installComponentActions({
    id,
    possible: (game, me) =>
      isOwnedBy(game, me) && isUsable(game, me) && componentAction.possible(game, me) ? [piece] : [],
    whyNot(game, me) {
      const ready = isUsable(game, me);
      const may = !isOwnedBy(game, me) || (ready && componentAction.possible(game, me));
      return may ? [] : [{ piece, reason: whyNoAction(ready) }];
    },
    *play(game, me) {
      if (actionExhausts) yield* exhaust(game, me);
      const further = yield* componentAction.play(game, me);
      if (afterUse && !further) yield* afterUse(game, me);
      if (afterExhausted && actionExhausts) yield* afterExhausted(game, me);
      return further;
    },
  });
}
