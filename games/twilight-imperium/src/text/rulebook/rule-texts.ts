import type { RuleId } from '../../rulebook/index.ts';

/** Some rules in our own words, by number. Never copied: one to three short sentences that say what the rule means. */
export type RuleTexts = Readonly<Partial<Record<RuleId, string>>>;
