import { book as eminentDomain } from '@orrery/eminent-domain/rules-in-words';
import type { RuleBook } from '@orrery/tabletop';
import { book as twilightImperium } from '@orrery/twilight-imperium/rules-in-words';

export * from './citations.ts';
export * from './reader.ts';
export type { RuleIndex } from './rule-index.ts';

/** The rules of every game, in our words. */
export const ruleBooks: readonly RuleBook[] = [twilightImperium, eminentDomain];
