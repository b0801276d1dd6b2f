import { activeOf, contentFilters } from './active-content.ts';
import type { Rule } from './rule.ts';
import type { Seat, Target } from './types.ts';

/** Pieces that seats hold hidden from each other. What is said here is known to everybody, and asked for once a question. */
export interface Hand<G> {
  /** The seats that hold some and may answer with them. */
  holders(game: G): readonly Seat[];
  /** Could anybody hold a piece of the response of that id, for all that everybody can see? Yes, unless told. */
  isAround?(game: G, id: string): boolean;
}

interface Reaction<G, D> {
  readonly id: string;
  /** The piece of content that it is part of, for `withOnly`. */
  readonly owner?: string;
  /** Where its pieces are hidden: only holders are asked, and only while a piece could be around. */
  readonly hand?: Hand<G>;
  /** Could any seat at all answer now? Quick to say; where it is not so, nobody is looked at. Always, unless told. */
  isAround?(game: G): boolean;
  /** The pieces this seat may truly answer with. Decides what is on offer. */
  playable(game: G, seat: Seat, data: D): readonly string[];
  play(game: G, seat: Seat, data: D, piece: string): Rule;
  /** A seat answers with it at most once each time the window opens. */
  readonly once?: boolean;
  /** Mandatory ones of a seat with the same word here come to the same in any order: it is not asked for one. */
  readonly commutes?: string;
  readonly at?: (piece: string) => Target;
}

/** Happens by itself as the window opens, before anybody is asked: right where its order changes nothing. */
interface Automatic<G, D> extends Reaction<G, D> {
  readonly automatic: true;
}

/** Happens without a question too, but when it is the turn of its seat: others may have spoken before. */
interface Mandatory<G, D> extends Reaction<G, D> {
  readonly automatic?: false;
  readonly mandatory: true;
}

export interface Offered<G, D> extends Reaction<G, D> {
  readonly automatic?: boolean;
  readonly mandatory?: boolean;
  /** What the whole table can see: might this seat answer, for all that others know? Decides who is asked. */
  publicly(game: G, seat: Seat, data: D): boolean;
}

/** What a piece of content does when a window opens. */
export type Response<G, D> = Automatic<G, D> | Mandatory<G, D> | Offered<G, D>;

/** A timing moment that content can answer. */
export interface Window<G, D> {
  readonly id: string;
  /** The seats that may speak, in the order the rules give them. */
  order(game: G, data: D): readonly Seat[];
  concerns(game: G, data: D): readonly Seat[];
  /** Who may answer at all: others are not asked. What happens by itself happens to everybody. */
  mayAnswer(game: G, seat: Seat): boolean;
  /** Which of its data the question tells whoever is asked; all of them are open to all. */
  readonly tells: readonly (keyof D & string)[];
  /** What happens by itself at once, what does so in its seat's turn, and what somebody has to be asked about. */
  readonly automatic: readonly Response<G, D>[];
  readonly mandatory: readonly Response<G, D>[];
  readonly offered: readonly Offered<G, D>[];
  /** Adds content; called once, where the game is assembled. */
  install(...responses: Response<G, D>[]): void;
}

export function window<G, D>(
  id: string,
  order: (game: G, data: D) => readonly Seat[],
  concerns: (game: G, data: D) => readonly Seat[] = () => [],
  tells: readonly (keyof D & string)[] = [],
  mayAnswer: (game: G, seat: Seat) => boolean = () => true,
): Window<G, D> {
  const all: Response<G, D>[] = [];
  const automatic: Response<G, D>[] = [];
  const mandatory: Response<G, D>[] = [];
  const offered: Offered<G, D>[] = [];
  const sort = (response: Response<G, D>): void => {
    if (response.automatic) automatic.push(response);
    else if (response.mandatory) mandatory.push(response);
    else offered.push(response);
  };
  contentFilters.push(isActive => {
    automatic.length = 0;
    mandatory.length = 0;
    offered.length = 0;
    for (const response of activeOf(all, isActive)) sort(response);
  });
  return {
    id,
    order,
    concerns,
    mayAnswer,
    tells,
    automatic,
    mandatory,
    offered,
    install(...added) {
      for (const response of added)
        if (!all.some(each => each.id === response.id)) {
          all.push(response);
          sort(response);
        }
    },
  };
}
