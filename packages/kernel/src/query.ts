import { kept, type Narrow, sockets } from './sockets.ts';

/** A question that content may answer differently: base value in, changed value out. Pure, never asks anybody. */
export interface Query<G, I, O> {
  (game: G, input: I, base: O): O;
  readonly id: string;
  /** Does any content have a say in it? */
  isAnswered(): boolean;
  install(...answers: ((game: G, input: I, value: O) => O)[]): void;
  /** The same for what is part of a piece of content, for `withOnly`. */
  installFor(owner: string, answer: (game: G, input: I, value: O) => O): void;
}

export function query<G, I, O>(id: string): Query<G, I, O> {
  type Answer = (game: G, input: I, value: O) => O;
  const all: { readonly answer: Answer; readonly owner?: string }[] = [];
  let answers: Answer[] = [];
  const narrow: Narrow = isIn => {
    answers = kept(all, isIn).map(({ answer }) => answer);
  };
  sockets.push(narrow);
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
      narrow(undefined);
    },
    installFor(owner: string, answer: Answer) {
      all.push({ answer, owner });
      narrow(undefined);
    },
  });
}
