import type { FactionText } from './faction-text.ts';

/** The Nomad in our own words. */
export const nomadText = {
  technologies: {
    'temporal-command-suite': {
      name: 'Temporal Command Suite',
      text: "Exhaust it when somebody's agent was exhausted: the agent is ready again. If it is another player's, the two of you may make a transaction at once, neighbours or not.",
      asks: { transaction: 'Temporal Command Suite: make a transaction with {seat}?' },
    },
    'memoria-ii': {
      name: 'Memoria II',
      text: 'Your flagship moves 2, carries 6, and hits on 5 in combat and by Anti-Fighter Barrage. It still leaps to systems with mechs of yours.',
    },
  },
  notes: {
    'the-cavalry': {
      name: 'The Cavalry',
      text: "When a space combat starts against anybody but the owner, one of your ships, no fighter, has Sustain Damage, the combat value and the Anti-Fighter Barrage of the owner's flagship until it is over. Then the note goes back.",
      asks: { ship: "The Cavalry: which ship fights like the owner's flagship?" },
    },
  },
  cards: {
    'the-company': { name: 'The Company', text: 'You have three agents.' },
    'future-sight': {
      name: 'Future Sight',
      text: 'When an agenda is resolved with an outcome that you voted for or predicted, you gain a trade good.',
    },
    memoria: {
      name: 'Memoria',
      text: 'Flagship. As it moves, you may treat systems with mechs of yours as adjacent to it.',
    },
    'quantum-manipulator': {
      name: 'Quantum Manipulator',
      text: 'Mech. In a space combat it may use Sustain Damage from the space area to cancel a hit on your ships there.',
    },
    'artuno-the-betrayer': {
      name: 'Artuno the Betrayer',
      text: 'Exhaust this leader for trade goods that you gain from the supply: as many more are put on it, and are yours once it is readied.',
    },
    'field-marshal-mercer': {
      name: 'Field Marshal Mercer',
      text: "When anybody's turn ends, you may exhaust this leader for them: one or two of their ground forces, wherever these are, come to planets of theirs in the active system.",
      asks: {
        '': 'Field Marshal Mercer: which ground forces do you bring to the active system?',
        planet: 'Field Marshal Mercer: on which planet do you place it?',
      },
    },
    'the-thundarian': {
      name: 'The Thundarian',
      text: 'When the dice of a round of any combat are rolled, you may exhaust this leader: no hits are assigned, and both sides roll again.',
    },
    'navarch-feng': {
      name: 'Navarch Feng',
      text: 'Unlocked by a scored secret objective. When you produce your flagship, you pay nothing for it.',
    },
    'ahk-syl-siven': {
      name: 'Ahk-Syl Siven',
      text: 'Unlocked by three scored objectives. Action: until the round is over, your flagship and what it carries may leave systems with command tokens of yours. Then purge this leader.',
    },
  },
} satisfies FactionText;
