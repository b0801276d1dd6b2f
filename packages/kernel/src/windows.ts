import { activeOf, contentFilters } from './active-content.ts';
import type { Rule } from './rule.ts';
import type { Seat, Target } from './types.ts';

/** Pieces that seats hold hidden from each other. These facts are public, and computed once per question. */
export interface Hand<G> {
  /** The seats that hold some and may answer with them. */
  holders(game: G): readonly Seat[];
  /** Could anybody hold a piece for the response of that id, judging by public information? Yes by default. */
  isAround?(game: G, id: string): boolean;
}

interface Reaction<G, D> {
  readonly id: string;
  /** The piece of content that it is part of, for `withOnly`. */
  readonly owner?: string;
  /** Where its pieces are hidden: only holders are asked, and only while somebody could hold such a piece. */
  readonly hand?: Hand<G>;
  /** A quick check whether any seat could use it now; if not, no seat is examined. True by default. */
  isAround?(game: G): boolean;
  /** The pieces this seat can really use. Decides what is offered. */
  playable(game: G, seat: Seat, data: D): readonly string[];
  play(game: G, seat: Seat, data: D, piece: string): Rule;
  /** Each seat can use it at most once each time the window opens; or each of its pieces, though it gets one back. */
  readonly once?: boolean | 'each piece';
  /** Mandatory responses of one seat with the same value here give the same result in any order, so it is not asked for one. */
  readonly commutes?: string;
  readonly at?: (piece: string) => Target;
}

/** Resolves as the window opens, before anybody is asked: only for abilities whose order does not matter. */
interface Automatic<G, D> extends Reaction<G, D> {
  readonly automatic: true;
}

/** Resolves without a question as well, but in the turn of its seat, after the seats before it. */
interface Mandatory<G, D> extends Reaction<G, D> {
  readonly automatic?: false;
  readonly mandatory: true;
}

export interface Offered<G, D> extends Reaction<G, D> {
  readonly automatic?: boolean;
  readonly mandatory?: boolean;
  /** Could this seat use it, judging by public information alone? Decides who is asked. */
  publicly(game: G, seat: Seat, data: D): boolean;
}

/** What a piece of content does when a window opens. */
export type Response<G, D> = Automatic<G, D> | Mandatory<G, D> | Offered<G, D>;

/** A timing moment that content can answer. */
export interface Window<G, D> {
  readonly id: string;
  /** The seats that may respond, in the order of the rules. */
  order(game: G, data: D): readonly Seat[];
  concerns(game: G, data: D): readonly Seat[];
  /** Seats that may not respond are not asked. Automatic and mandatory responses resolve for every seat. */
  mayAnswer(game: G, seat: Seat): boolean;
  /** Which of its data the question shows; all of it is public. */
  readonly tells: readonly (keyof D & string)[];
  /** Responses that resolve at once, that resolve in their seat's turn, and that a seat is asked about. */
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
