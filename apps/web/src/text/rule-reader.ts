/** What the reader of rules says. The rules themselves are the games' own. */
export const ruleReader = {
  'rules.title': 'Rules',
  'rules.ownWords':
    'In our words, with the numbers that the table cites. Where the rulebook is silent, a ruling says how we play.',
  'rules.open': 'Rule {id}',
  'rules.search': 'Words or a number, such as 84.1b',
  'rules.searchAll': 'Search the rules',
  'rules.found': '{count} rules',
  'rules.foundOne': '1 rule',
  'rules.back': 'Back',
  'rules.none': 'No rule is called {id}.',
  'rules.failed': 'The rules could not be loaded. Load the page anew and try again.',
  'rules.parts': 'Its parts',
  'rules.neighbours': 'Beside it',
  'rules.related': 'Related rules',
  'rules.rulings': 'Rulings',
  'rules.cards': 'Cards',
  'rules.moreCards': '{count} more cards',
  'rules.ofQuestion': 'Rules of this question',
  'rules.short': 'Rules',
  'rules.ofCard': 'Rules:',
} as const;
