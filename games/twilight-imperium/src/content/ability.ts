import type { Ending, Query, Response, Rule, Seat, Target, Window } from '@orrery/kernel';
import type { Source } from '../model/ids.ts';
import { inSets } from '../model/readers.ts';
import { whyNoAction } from '../model/reasons.ts';
import type { State } from '../model/state.ts';
import { installComponentActions } from '../moments/cards/registry.ts';

/** A card in play as its abilities see it: its name, and who has it in use. */
export interface Card {
  readonly id: string;
  /** Tells apart the abilities that one card had in several editions. */
  readonly name: string;
  readonly at: Target;
  isOwnedBy(game: State, seat: Seat): boolean;
  isReady(game: State, seat: Seat): boolean;
  exhaust(game: State, seat: Seat): Rule;
  /** May its owner use what is a choice? Always, unless told. */
  mayUse?(game: State, seat: Seat): boolean;
  /** Is it in play at all? Looked for with its owners, unless there is a quicker way to know. */
  isAround?(game: State): boolean;
  /** What becomes of it after an ability that its owner chose to use. */
  afterUse?(game: State, seat: Seat): Rule;
}

/** One ability of a card; plugs itself into its socket for the owners of the card. */
export type Part = (card: Card) => void;

type About = Seat | { readonly seat: Seat };

const subjectOf = (input: About): Seat => (typeof input === 'number' ? input : input.seat);

/**
 * Changes the answer to a question about the card's owner. Where the question names several seats, the last argument
 * says which of them has to own it.
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

/** Changes the answer for everybody while the active player has the card in use. */
export const modifyForAll =
  <I, O>(asked: Query<State, I, O>, change: (input: I, value: O, game: State) => O): Part =>
  card =>
    asked.install((game, input, value) =>
      game.tactical !== null && card.isOwnedBy(game, game.tactical.seat) ? change(input, value, game) : value,
    );

/** Lets the owner do what the rules forbid. */
export const allow = <I extends About>(
  asked: Query<State, I, boolean>,
  when: (input: I, game: State) => boolean,
): Part => modify(asked, (input, may, game) => may || when(input, game));

/** Keeps from the owner what the rules would do. */
export const forbid = <I extends About>(
  asked: Query<State, I, boolean>,
  when: (input: I, game: State) => boolean,
): Part => modify(asked, (input, may, game) => may && !when(input, game));

export interface Reaction<D> {
  /** Does the moment fit? That the seat owns the card is seen to. */
  when(game: State, me: Seat, moment: D): boolean;
  play(game: State, me: Seat, moment: D): Rule;
  /** "You may exhaust this card": it must be ready, and is exhausted first. */
  readonly exhausts?: true;
  /** Nothing that exhausts it, but it must be ready. */
  readonly whileReady?: true;
  /** Not "may": it happens by itself, in its owner's turn among the abilities of this moment (LRR 1.19). */
  readonly must?: true;
  /**
   * It happens as the moment begins: its order among the others changes nothing, or it says "when" where they say "after"
   * (LRR 1.16).
   */
  readonly atOnce?: true;
  /** Put in any order, abilities with the same word here come to the same: their owner is not asked for one. */
  readonly commutes?: string;
}

/** Has anybody the card in use? */
function isInUse(game: State, isOwnedBy: Card['isOwnedBy']): boolean {
  for (let seat = 0; seat < game.seats.length; seat++) if (isOwnedBy(game, seat)) return true;
  return false;
}

/** Answers a moment. Cards in play lie open, so everybody knows who could. */
export function on<D>(moment: Window<State, D>, reaction: Reaction<D>): Part {
  return ({ id, name, at, isOwnedBy, isReady, exhaust, mayUse, isAround, afterUse }) => {
    const fits = (game: State, me: Seat, data: D): boolean =>
      isOwnedBy(game, me) &&
      (reaction.must || !mayUse || mayUse(game, me)) &&
      (!(reaction.exhausts || reaction.whileReady) || isReady(game, me)) &&
      reaction.when(game, me, data);
    const response: Response<State, D> = {
      id: name,
      owner: id,
      once: true,
      automatic: reaction.must === true && reaction.atOnce === true,
      mandatory: reaction.must === true,
      ...(reaction.commutes !== undefined && { commutes: reaction.commutes }),
      isAround: isAround ?? (game => isInUse(game, isOwnedBy)),
      publicly: fits,
      playable: (game, me, data) => (fits(game, me, data) ? [id] : []),
      at: () => at,
      *play(game, me, data) {
        if (reaction.exhausts) yield* exhaust(game, me);
        yield* reaction.play(game, me, data);
        if (afterUse && !reaction.must) yield* afterUse(game, me);
      },
    };
    moment.install(response);
  };
}

/** "Action: …": what a card's owner may do as a component action (LRR 22). */
interface CardAction {
  possible(game: State, me: Seat): boolean;
  /** May end with further steps; the last of them sees to what becomes of the card then. */
  play(game: State, me: Seat): Rule<Ending>;
}

export interface Abilities {
  readonly passive?: readonly Part[];
  readonly responses?: readonly Part[];
  readonly componentAction?: CardAction;
}

/** The wordings that one card had, oldest first: the newest one of the sets in use counts. */
export type Editions = Readonly<Partial<Record<Source, Abilities>>>;

/** Plugs in what a card does by each of its wordings. */
export function installEditions(card: Card, editions: Editions, actionExhausts = true): void {
  const sources = Object.keys(editions) as Source[];
  for (const source of sources) {
    const isNewest = (game: State): boolean => sources.findLast(each => inSets(game, each)) === source;
    const isOwnedBy = (game: State, seat: Seat): boolean => card.isOwnedBy(game, seat) && isNewest(game);
    installAbilities({ ...card, name: `${card.id}@${source}`, isOwnedBy }, editions[source]!, actionExhausts);
  }
}

/** Plugs a card's abilities in. Its action exhausts it, unless it is a card that nothing exhausts. */
export function installAbilities(
  card: Card,
  { passive = [], responses = [], componentAction }: Abilities,
  actionExhausts = true,
): void {
  for (const part of [...passive, ...responses]) part(card);
  if (!componentAction) return;
  const { id, isOwnedBy, exhaust, afterUse } = card;
  const isUsable = (game: State, me: Seat): boolean => !actionExhausts || card.isReady(game, me);
  installComponentActions({
    id,
    possible: (game, me) =>
      isOwnedBy(game, me) && isUsable(game, me) && componentAction.possible(game, me) ? [id] : [],
    whyNot(game, me) {
      const ready = isUsable(game, me);
      const may = !isOwnedBy(game, me) || (ready && componentAction.possible(game, me));
      return may ? [] : [{ piece: id, reason: whyNoAction(ready) }];
    },
    *play(game, me) {
      if (actionExhausts) yield* exhaust(game, me);
      const further = yield* componentAction.play(game, me);
      if (afterUse && !further) yield* afterUse(game, me);
      return further;
    },
  });
}
