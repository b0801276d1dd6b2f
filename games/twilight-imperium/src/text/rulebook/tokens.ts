import type { RuleTexts } from './rule-texts.ts';

/** The command sheet and command tokens. */
export const tokens = {
  'LRR 19': 'The command sheet has three pools for command tokens, and room for trade goods.',
  'LRR 19.1': 'Tokens in the pools let you act, follow strategy cards, and keep larger fleets.',
  'LRR 19.2': 'Trade goods lie there until you spend them.',
  'LRR 19.3': 'The reminders at its side may be pushed out of sight.',
  'LRR 20': 'Command tokens are what actions and fleets cost.',
  'LRR 20.1': 'You begin with three in the tactic pool, three in the fleet pool and two in the strategy pool.',
  'LRR 20.1a': 'Strategy and tactic tokens show the sign of the faction.',
  'LRR 20.1b': 'Fleet tokens show the outline of a ship.',
  'LRR 20.2': 'A gained token goes into the pool that you choose.',
  'LRR 20.3': 'There are no more than your reinforcements hold.',
  'LRR 20.3a': 'If they are empty, you gain none.',
  'LRR 20.3b':
    'If you have to place one and reinforcements are empty, take it from a pool, unless one of yours is there already.',
  'LRR 20.4': 'A tactical action costs a token of the tactic pool, which goes into a system.',
  'LRR 20.5': 'Using a secondary ability costs a token of the strategy pool.',
  'LRR 20.5a': 'That of Leadership costs none.',
  'LRR 20.6':
    'A token that would go where one of yours is goes to reinforcements instead. What depends on placing it still happens.',
} satisfies RuleTexts;
