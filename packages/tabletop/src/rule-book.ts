/** Rules of one chapter by number, in our own words and in reading order. */
export interface RuleChapter {
  readonly title: string;
  readonly rules: Readonly<Record<string, string>>;
}

/** A card in our own words, shown beside related rules. */
export interface RuleCard {
  readonly name: string;
  readonly text: string;
}

/** The rules of a game in our own words, for reading and search. */
export interface RuleBook {
  readonly game: string;
  readonly title: string;
  readonly chapters: readonly RuleChapter[];
  /** The heading that a rule belongs to: `LRR 84.1b` is in "Strategy Phase". */
  headingOf(id: string): string;
  /** A card by its kind and id, `relics/the-codex`, if it has a text. */
  cardCalled(component: string): RuleCard | undefined;
  /** The rules of questions that do not belong to a card, by kind of question. */
  readonly questions: Readonly<Record<string, readonly string[]>>;
  /** The rules that cards name themselves, by card id. */
  readonly citedByCards?: Readonly<Record<string, readonly string[]>>;
}
