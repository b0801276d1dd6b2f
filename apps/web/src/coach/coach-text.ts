/** What the coach says about one kind of question. */
export interface CoachText {
  /** What the question is about. */
  readonly about: string;
  /** What usually matters. */
  readonly matters: string;
  /** What the bot looks at when it answers. */
  readonly bot: string;
}

export type CoachTexts = Readonly<Record<string, CoachText>>;
