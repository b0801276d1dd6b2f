import type { Query, Response, Rule, Seat, Window } from '@orrery/kernel';
import type { Source, TechnologyId } from '../../model/ids.ts';
import { hasTechnology, inSets, isReady } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { installComponentActions } from '../../moments/sockets.ts';
import { exhaustTechnology } from '../../verbs/technology.ts';

/** A technology as its parts see it: its name, and who has it in use. */
interface Owned {
  readonly id: TechnologyId;
  /** Tells apart the abilities that one card had in several editions. */
  readonly name: string;
  isOwnedBy(game: State, seat: Seat): boolean;
}

/** One ability of a technology; plugs itself into its socket for the owners of the card. */
type Part = (card: Owned) => void;

type About = Seat | { readonly seat: Seat };

const subjectOf = (input: About): Seat => (typeof input === 'number' ? input : input.seat);

/**
 * Changes the answer to a question about the technology's owner. Where the question names several seats, the last
 * argument says which of them has to own it.
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
    asked.install((game, input, value) => (card.isOwnedBy(game, whose(input)) ? change(input, value, game) : value));
}

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

interface Reaction<D> {
  /** Does the moment fit? That the seat owns the card is seen to. */
  when(game: State, me: Seat, moment: D): boolean;
  play(game: State, me: Seat, moment: D): Rule;
  /** "You may exhaust this card": it must be ready, and is exhausted first. */
  readonly exhausts?: true;
  /** Nothing that exhausts it, but it must be ready. */
  readonly whileReady?: true;
  /** Not "may": it happens by itself. */
  readonly must?: true;
}

/** Answers a moment. Technologies lie open, so everybody knows who could. */
export function on<D>(moment: Window<State, D>, reaction: Reaction<D>): Part {
  return ({ id, name, isOwnedBy }) => {
    const fits = (game: State, me: Seat, data: D): boolean =>
      isOwnedBy(game, me) &&
      (!(reaction.exhausts || reaction.whileReady) || isReady(game, me, id)) &&
      reaction.when(game, me, data);
    const response: Response<State, D> = {
      id: name,
      once: true,
      automatic: reaction.must === true,
      publicly: fits,
      playable: (game, me, data) => (fits(game, me, data) ? [id] : []),
      at: () => ({ technology: id }),
      *play(game, me, data) {
        if (reaction.exhausts) yield* exhaustTechnology(game, me, id);
        yield* reaction.play(game, me, data);
      },
    };
    moment.install(response);
  };
}

/** "Action: exhaust this card to …": what its owner may do as a component action (LRR 22). */
interface ExhaustAction {
  possible(game: State, me: Seat): boolean;
  play(game: State, me: Seat): Rule;
}

function install(card: Owned, { passive = [], responses = [], componentAction }: Abilities): void {
  for (const part of [...passive, ...responses]) part(card);
  if (!componentAction) return;
  const { id, isOwnedBy } = card;
  installComponentActions({
    id,
    possible: (game, me) =>
      isOwnedBy(game, me) && isReady(game, me, id) && componentAction.possible(game, me) ? [id] : [],
    *play(game, me) {
      yield* exhaustTechnology(game, me, id);
      yield* componentAction.play(game, me);
    },
  });
}

interface Abilities {
  readonly passive?: readonly Part[];
  readonly responses?: readonly Part[];
  readonly componentAction?: ExhaustAction;
}

interface Printed extends Abilities {
  readonly id: TechnologyId;
  /** Where the wording changed: the newest one of the sets in use counts. Oldest first. */
  readonly editions?: Readonly<Partial<Record<Source, Abilities>>>;
}

export interface Technology {
  readonly id: TechnologyId;
  /** Plugs its abilities in; called once, where the game is assembled. */
  install(): void;
}

/** A technology: what it does for whoever owns it. Its colour and prerequisites stand in `model/technologies.ts`. */
export const technology = ({ id, editions = {}, ...abilities }: Printed): Technology => ({
  id,
  install() {
    install({ id, name: id, isOwnedBy: (game, seat) => hasTechnology(game, seat, id) }, abilities);
    const sources = Object.keys(editions) as Source[];
    for (const source of sources) {
      const isNewest = (game: State): boolean => sources.findLast(each => inSets(game, each)) === source;
      install(
        { id, name: `${id}@${source}`, isOwnedBy: (game, seat) => hasTechnology(game, seat, id) && isNewest(game) },
        editions[source]!,
      );
    }
  },
});
