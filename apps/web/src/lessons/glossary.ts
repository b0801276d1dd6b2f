/** A word of a game or of the table, in our words, with the rule to read on in. */
export interface Term {
  readonly word: string;
  readonly meaning: string;
  readonly rule?: string;
}

const term = (word: string, meaning: string, rule?: string): Term => ({ word, meaning, ...(rule && { rule }) });

export interface Glossary {
  readonly title: string;
  readonly terms: readonly Term[];
}

export const glossaries: readonly Glossary[] = [
  {
    title: 'Twilight Imperium',
    terms: [
      term(
        'activate',
        'Put a command token of your tactic pool into a system to act there. Ships there stay for the round.',
        'LRR 5',
      ),
      term('agenda', 'A law or directive that players vote on, once Mecatol Rex is taken.', 'LRR 7'),
      term('anomaly', 'A system that hinders ships: nebula, asteroid field, supernova or gravity rift.', 'LRR 9'),
      term(
        'capacity',
        'How many fighters and ground forces a ship, or all ships of a system together, can carry.',
        'LRR 16',
      ),
      term(
        'command tokens',
        'They pay for what you do: tactic for tactical actions, fleet for large fleets, strategy for following.',
        'LRR 20',
      ),
      term(
        'commodities',
        'Goods that are worth something only to others. In a trade they become trade goods.',
        'LRR 21',
      ),
      term(
        'control',
        'A planet is yours once your ground forces have it to themselves, and stays yours when they leave.',
        'LRR 25',
      ),
      term('custodians', 'They keep Mecatol Rex until somebody pays 6 influence for the right to land.', 'LRR 27'),
      term('exhaust', 'Turn a planet or card that you use. It can be used again once it is readied.', 'LRR 34'),
      term('fleet pool', 'Its tokens are the number of your larger ships that may be in one system.', 'LRR 37'),
      term('follow', 'Use the secondary ability of another player’s strategy card.', 'LRR 82'),
      term('ground forces', 'Infantry and mechs: they hold and take planets.', 'LRR 43'),
      term('influence', 'What a planet is worth for votes and command tokens.', 'LRR 47'),
      term('initiative', 'The order of turns: by the lowest number on your strategy cards.', 'LRR 48'),
      term('law', 'An agenda that stays in play.', 'LRR 7'),
      term(
        'neighbours',
        'Players with units or planets in the same or adjacent systems. With them you can trade.',
        'LRR 60',
      ),
      term('objective', 'What brings victory points: public ones for everybody, secret ones for you.', 'LRR 61'),
      term('pass', 'Take no more actions in this round.', 'LRR 3'),
      term('production', 'How many units a space dock or other unit can make.', 'LRR 67'),
      term('promissory note', 'A promise that you trade to another player.', 'LRR 69'),
      term('resources', 'What a planet is worth for units and technologies.', 'LRR 75'),
      term('speaker', 'Chooses strategy cards first and breaks ties.', 'LRR 80'),
      term('strategy card', 'One of eight strong actions that players choose in every round.', 'LRR 83'),
      term('tactical action', 'Movement, combat, invasion and production in one system.', 'LRR 89'),
      term('trade goods', 'Each pays for one resource or one influence.', 'LRR 93'),
      term('transaction', 'A deal with a neighbour: goods, notes, or both.', 'LRR 94'),
      term('wormhole', 'Makes systems with the same sign adjacent.', 'LRR 101'),
    ],
  },
  {
    title: 'Eminent Domain',
    terms: [
      term('action', 'What a card of your hand does by itself, once in your turn.', 'ED 1'),
      term('attack', 'Take a face-down planet of yours with fighters.', 'ED 13'),
      term('boost', 'Add cards of your hand to a role that you lead.', 'ED 6'),
      term('colony', 'A card under a face-down planet. With enough of them the planet can be settled.', 'ED 17'),
      term('dissent', 'Do not follow a role, and draw a card.', 'ED 8'),
      term('follow', 'Join in a role that another player leads.', 'ED 8'),
      term('hand limit', 'Up to how many cards you draw: five, and more with some planets.', 'ED 35'),
      term('influence', 'The points: on planets, on tokens and on technologies.', 'ED "Scoring"'),
      term('leader bonus', 'What only the leader of a role gets.', 'ED 7'),
      term('role', 'The second part of a turn: you take its card, and others may follow.', 'ED 4'),
      term('settle', 'Turn a planet face up with its colonies.', 'ED 18'),
      term('symbol', 'Counts for a role: on cards, on face-up planets, on technologies.', 'ED 6'),
    ],
  },
  {
    title: 'At the table',
    terms: [
      term(
        'ahead',
        'An answer that you give before it is your turn. It is used when its time comes, if it is still legal.',
      ),
      term('coach', 'Says what a question is about and what the bot would do. Switch it on in the menu of a game.'),
      term('digest', 'What the others did since your last decision.'),
      term('host', 'Whoever set up the table: starts the game and seats bots.'),
      term('standing order', 'Pass a certain moment for you, always.'),
      term('undo', 'Free while nothing was revealed, rolled or decided since; otherwise the others are asked.'),
      term('window', 'A moment at which players may use cards and abilities.'),
    ],
  },
];

/** Keys and what they do, by where. */
export const keyHelp: readonly { readonly title: string; readonly keys: readonly (readonly [string, string])[] }[] = [
  {
    title: 'At a question',
    keys: [
      ['1 … 9, a … z', 'choose the option with that sign'],
      ['Enter', 'confirm'],
      ['!', 'what cannot be chosen, and why'],
      ['?', 'all keys'],
    ],
  },
  {
    title: 'On the map of Twilight Imperium',
    keys: [
      ['+  −', 'zoom in and out'],
      ['0', 'the whole map'],
      ['g', 'everybody at a glance'],
      ['l', 'overlays'],
      ['o', 'odds of a fight'],
    ],
  },
  {
    title: 'Looking back',
    keys: [
      ['←  →', 'one moment back or on'],
      ['Space', 'play or pause'],
      ['Esc', 'back to the game'],
    ],
  },
  {
    title: 'In the map room',
    keys: [
      ['Arrows', 'to the next place'],
      ['r', 'turn a hyperlane'],
      ['h', 'lay a home'],
      ['Delete', 'clear the place'],
    ],
  },
];
