import { activeOf, type ContentFilter, contentFilters } from './active-content.ts';

/** A value that content may modify: base value in, modified value out. Pure, never asks a player. */
export interface Query<G, I, O> {
  (game: G, input: I, base: O): O;
  readonly id: string;
  /** Whether any content modifies it. */
  isAnswered(): boolean;
  install(...answers: ((game: G, input: I, value: O) => O)[]): void;
  /** The same for a part of a piece of content, for `withOnly`. */
  installFor(owner: string, answer: (game: G, input: I, value: O) => O): void;
}

export function query<G, I, O>(id: string): Query<G, I, O> {
  type Answer = (game: G, input: I, value: O) => O;
  const all: { readonly answer: Answer; readonly owner?: string }[] = [];
  let answers: Answer[] = [];
  const applyFilter: ContentFilter = isActive => {
    answers = activeOf(all, isActive).map(({ answer }) => answer);
  };
  contentFilters.push(applyFilter);
  const put = (game: G, input: I, base: O): O => {
    let value = base;
    for (const answer of answers) value = answer(game, input, value);
    return value;
  };
  return Object.assign(put, {
    id,
    isAnswered: () => answers.length > 0,
    install(...added: Answer[]) {
      for (const answer of added) if (!answers.includes(answer)) all.push({ answer });
      applyFilter(undefined);
    },
    installFor(owner: string, answer: Answer) {
      all.push({ answer, owner });
      applyFilter(undefined);
    },
  });
}
