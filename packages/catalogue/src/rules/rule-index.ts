/** A decision where the rulebook is silent. */
export interface Ruling {
  readonly game: string;
  readonly title: string;
  readonly question: string;
  readonly answer: string;
  /** The rules and rulings that it speaks of. */
  readonly cites: readonly string[];
}

/** Facts about rules, generated from tests, code and rulings. */
export interface RuleIndex {
  readonly rulings: Readonly<Record<string, Ruling>>;
  /** The components whose tests or code cite a rule, as `relics/the-codex`, the closest first. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
  /** The rules that tests cite together with a rule, the most frequent first. */
  readonly together: Readonly<Record<string, readonly string[]>>;
}
