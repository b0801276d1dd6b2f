import type { FactionText } from './faction-text.ts';

/** The Empyrean in our own words. */
export const empyreanText = {
  technologies: {
    aetherstream: {
      name: 'Aetherstream',
      text: 'After you or a neighbour activates a system next to an anomaly, you may let all ships of that player move one system farther in this tactical action.',
    },
    voidwatch: {
      name: 'Voidwatch',
      text: 'Whoever else moves ships to where units of yours are gives you a promissory note from their hand, of their choice.',
      asks: { note: 'Voidwatch: which promissory note do you give to {seat}?' },
    },
  },
  notes: {
    'blood-pact': {
      name: 'Blood Pact',
      text: 'Action: put it into play. From then on, when you and the owner cast votes for the same outcome, you cast 4 votes more for it. Activate a system with units of the owner and the note goes back.',
    },
    'dark-pact': {
      name: 'Dark Pact',
      text: 'Action: put it into play. From then on, when you give the owner as many commodities as you can have at most, you both gain a trade good. Activate a system with units of the owner and the note goes back.',
    },
  },
  cards: {
    voidborn: { name: 'Voidborn', text: 'Nebulae mean nothing to your ships as they move.' },
    aetherpassage: {
      name: 'Aetherpassage',
      text: 'After another player activates a system, you may let their ships move through systems with your ships in this tactical action.',
    },
    'dark-whispers': { name: 'Dark Whispers', text: 'You begin with two promissory notes of your faction.' },
    dynamo: {
      name: 'Dynamo',
      text: 'Flagship. Each time a unit of anybody sustains damage in its system or next to it, you may pay 2 influence: the unit is repaired.',
    },
    watcher: {
      name: 'Watcher',
      text: 'Mech. When another player plays an action card, you may remove this mech from a system in or next to which they have units: the card is cancelled.',
      asks: { mech: 'Watcher: which mech do you remove?' },
    },
    acamar: {
      name: 'Acamar',
      text: 'When a player has moved ships to where no planets are, you may exhaust this leader: they gain a command token.',
    },
    xuange: {
      name: 'Xuange',
      text: 'Unlocked when all other players are your neighbours. After another player moves ships into a system with your command token, you may take the token back into your reinforcements.',
    },
    'conservator-procyon': {
      name: 'Conservator Procyon',
      text: 'Unlocked by three scored objectives. Action: put a frontier token into each system without planets that has none, and explore those in systems with ships of yours. Then purge this leader.',
      asks: { system: 'Conservator Procyon: where do you explore next?' },
    },
  },
} satisfies FactionText;
