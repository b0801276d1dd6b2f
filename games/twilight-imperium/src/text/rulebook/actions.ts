import type { RuleTexts } from './rule-texts.ts';

/** What one does in a turn: tactical, strategic and component actions. */
export const actions = {
  'LRR 5': 'The active system is the one that was activated in this tactical action.',
  'LRR 5.1': 'You activate a system by putting a command token of your tactic pool there.',
  'LRR 5.2': 'A system that already holds a token of yours cannot be activated by you.',
  'LRR 5.3': 'Tokens of others do not stop you.',
  'LRR 5.4': 'It stays the active system to the end of that tactical action.',
  'LRR 22': 'A component action uses something with the word "Action" on it, as your turn.',
  'LRR 22.1': 'Many things have one: cards in hand or in play, technologies, leaders, relics, notes, faction sheets.',
  'LRR 22.2': 'Do what the component says.',
  'LRR 22.3': 'If it cannot be carried out whole, it cannot be chosen.',
  'LRR 22.4': 'If it is cancelled, your turn is not used up: you may take another action.',
  'LRR 82': 'A strategic action uses the primary ability of one of your strategy cards.',
  'LRR 82.1': 'After the primary ability the others may use the secondary one, clockwise from your left.',
  'LRR 82.1a': 'Nobody has to.',
  'LRR 82.2':
    'When all others have decided, the card is exhausted: it is used for this round, and one condition for passing is met.',
  'LRR 82.2a': 'With two strategy cards, both have to be used before you can pass.',
  'LRR 82.3': 'Effects of a strategy card are carried out in their printed order, from the top.',
  'LRR 89': 'A tactical action activates a system, moves ships there, fights, lands and produces.',
  'LRR 89.1': 'First activate a system in which you have no command token.',
  'LRR 89.1a': 'The token comes from your tactic pool, and the system becomes the active one.',
  'LRR 89.1b': 'It does not matter whose other tokens lie there.',
  'LRR 89.2':
    'Second, move ships into the active system from as many systems as you like, if they can reach it and no token of yours holds them.',
  'LRR 89.2a': 'Ships with capacity carry fighters and ground forces along.',
  'LRR 89.2b': 'You may leave all ships where they are.',
  'LRR 89.2c': 'Then Space Cannon may fire at the ships there, from every player.',
  'LRR 89.3': 'Third, if two players have ships there, they fight a space combat.',
  'LRR 89.3a': 'Nobody fights if the active player alone has ships there.',
  'LRR 89.4': 'Fourth, the invasion: bombard, land ground forces, fight on the planets.',
  'LRR 89.5': 'Fifth, your units with Production in the active system may produce.',
  'LRR 89.5a': 'They may do so even if nothing moved and nothing landed.',
} satisfies RuleTexts;
