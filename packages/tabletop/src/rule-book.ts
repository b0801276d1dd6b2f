/** Rules of one chapter by their numbers, in our words and in the order to read them. */
export interface RuleChapter {
  readonly title: string;
  readonly rules: Readonly<Record<string, string>>;
}

/** A card in our words, for whoever reads a rule that it has to do with. */
export interface RuleCard {
  readonly name: string;
  readonly text: string;
}

/** The rules of a game to read and to search, in our words. */
export interface RuleBook {
  readonly game: string;
  readonly title: string;
  readonly chapters: readonly RuleChapter[];
  /** What a rule is part of: `LRR 84.1b` stands under "Strategy Phase". */
  headingOf(id: string): string;
  /** A card by its kind and id, `relics/the-codex`, if it has words. */
  cardCalled(component: string): RuleCard | undefined;
  /** The rules that questions are about, by their kind, where these are not the rules of a card. */
  readonly questions: Readonly<Record<string, readonly string[]>>;
  /** The rules that cards name themselves, by card. */
  readonly citedByCards?: Readonly<Record<string, readonly string[]>>;
}
