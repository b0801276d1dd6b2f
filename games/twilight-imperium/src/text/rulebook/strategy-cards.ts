import type { RuleTexts } from './rule-texts.ts';

/** The eight strategy cards. */
export const strategyCards = {
  'LRR 24': 'Construction, initiative 4: its holder builds structures.',
  'LRR 24.1': 'Its holder may use the primary ability as a strategic action.',
  'LRR 24.2':
    'Primary: put a PDS or a space dock on a planet of yours, and after that another PDS on a planet of yours. Both are optional.',
  'LRR 24.2a': 'The two may stand on one planet or on two.',
  'LRR 24.2b': 'Command tokens in the systems do not matter.',
  'LRR 24.3':
    'Secondary: others clockwise may put a token of the strategy pool into a system of their choice (if one of theirs is there already, it goes to reinforcements), and place a PDS or a space dock on a planet they control there.',
  'LRR 24.4': 'The structure comes from your reinforcements.',
  'LRR 24.4a':
    'If none is left, you may take one off a system without your token, and have to place it as the card says.',
  'LRR 32': 'Diplomacy, initiative 2: its holder closes a system to the others and readies planets.',
  'LRR 32.1': 'Its holder may use the primary ability as a strategic action.',
  'LRR 32.2':
    'Primary: choose a system with a planet of yours, but not that of Mecatol Rex. Everybody else puts a token from reinforcements there; then you ready two planets.',
  'LRR 32.2a': 'Who has no token in reinforcements takes one of their choice off the command sheet.',
  'LRR 32.2b': 'Who already has a token there adds none.',
  'LRR 32.3': 'Secondary: others clockwise may pay a strategy token to ready up to two of their planets.',
  'LRR 45': 'Imperial, initiative 8: its holder scores outside the status phase.',
  'LRR 45.1': 'Its holder may use the primary ability as a strategic action.',
  'LRR 45.2':
    'Primary: you may score a public objective that you meet. Then Mecatol Rex brings you a victory point if you control it; if not, you may draw a secret objective.',
  'LRR 45.3': 'Secondary: others clockwise may pay a strategy token for a secret objective.',
  'LRR 45.4':
    'Nobody keeps more than three secrets, scored ones counted: return one that is not scored, and shuffle the deck.',
  'LRR 52': 'Leadership, initiative 1: command tokens for everybody.',
  'LRR 52.1': 'Its holder may use the primary ability as a strategic action.',
  'LRR 52.2': 'Primary: gain three command tokens, and one more for each three influence that you spend.',
  'LRR 52.3':
    'Secondary: others clockwise may buy tokens as well, one for three influence. No strategy token is needed.',
  'LRR 52.4': 'Each gained token goes into the pool that its owner likes.',
  'LRR 66': 'Politics, initiative 3: a new speaker, action cards, and a look at the agendas.',
  'LRR 66.1': 'Its holder may use the primary ability as a strategic action.',
  'LRR 66.2': 'The primary ability has three effects, in order.',
  'LRR 66.2i': 'First the speaker token goes to somebody who does not have it. That may be yourself.',
  'LRR 66.2ii': 'Then you draw two action cards.',
  'LRR 66.2iii':
    'Last you look at the two agendas on top of the deck, alone, and put each of them back on top or at the bottom, in an order of your choice.',
  'LRR 66.3': 'Secondary: others clockwise may pay a strategy token to draw two action cards.',
  'LRR 91': 'Technology, initiative 7: research for everybody.',
  'LRR 91.1': 'Its holder may use the primary ability as a strategic action.',
  'LRR 91.2': 'Primary: you may research a technology for nothing, and then one more for six resources.',
  'LRR 91.3': 'Secondary: others clockwise may research one for a strategy token and four resources.',
  'LRR 92': 'Trade, initiative 5: trade goods and commodities.',
  'LRR 92.1': 'Its holder may use the primary ability as a strategic action; its three steps come in order.',
  'LRR 92.2': 'First you gain three trade goods.',
  'LRR 92.3': 'Second you replenish: fill up to the commodity value of your faction.',
  'LRR 92.3a': 'You never hold more commodities than that value.',
  'LRR 92.4': 'Third you choose any of the others: they replenish without paying a token.',
  'LRR 92.4a': 'Who is chosen has to do so, once the primary ability is over.',
  'LRR 92.4b': 'They do it only once, and cannot pay a token to do it again.',
  'LRR 92.5': 'Secondary: others clockwise may pay a strategy token to replenish.',
  'LRR 99':
    'Warfare, initiative 6: its holder takes back a token and arranges the pools. It is used as a strategic action.',
  'LRR 99.1': 'First take one of your tokens off the board and put it into any of your pools.',
  'LRR 99.2': 'Second you may share out the tokens on your sheet anew.',
  'LRR 99.3':
    'Secondary: others clockwise may pay a strategy token to produce with one space dock in their home system.',
  'LRR 99.3a': 'That token is paid, not placed: the home system stays free to be activated.',
} satisfies RuleTexts;
