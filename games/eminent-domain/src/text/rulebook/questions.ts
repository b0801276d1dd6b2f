import type { RuleId } from '../../rulebook/index.ts';
import type { AskKind } from '../en/asks.ts';

/** The rules that a question is about, the closest first. What a technology asks is about the rules of that card. */
export const questionRules: Readonly<Partial<Record<AskKind, readonly RuleId[]>>> = {
  action: ['ED 1', 'ED 2', 'ED 3'],
  'phase-order': ['ED "Technologies"'],
  role: ['ED 4', 'ED 5', 'ED "Role Phase"', 'ED "Empty Stacks"'],
  boost: ['ED 6', 'ED 7'],
  follow: ['ED 8', 'ED 6'],
  discard: ['ED 34', 'ED 35', 'ED "Cleanup"'],
  'survey.keep': ['ED 10', 'ED 11', 'ED "Survey"'],
  warfare: ['ED 15', 'ED 14', 'ED 16', 'ED 13'],
  colonize: ['ED 17', 'ED 18', 'ED 21'],
  'colonize.tuck': ['ED 19', 'ED "Colonize"'],
  'colonize.lead': ['ED 20', 'ED 19', 'ED 21'],
  produce: ['ED 22', 'ED 23', 'ED "Produce"'],
  trade: ['ED 25', 'ED 26', 'ED "Trade"'],
  'produce-or-trade': ['ED 22', 'ED 25'],
  remove: ['ED 28'],
  research: ['ED 29', 'ED 30', 'ED "Research"'],
  'take-role-card': ['ED 31'],
};
