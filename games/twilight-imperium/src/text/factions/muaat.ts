import type { FactionText } from './faction-text.ts';

/** The Embers of Muaat in our own words. */
export const muaatText = {
  technologies: {
    'prototype-war-sun-ii': {
      name: 'Prototype War Sun II',
      text: 'War suns that cost 10 and move up to three systems. They bombard past Planetary Shields, like the first ones.',
    },
    'magmus-reactor': {
      name: 'Magmus Reactor',
      text: {
        base: 'Your ships may end their move in supernovas. Production beside a war sun that stood there before, or next to a supernova, brings you a trade good.',
        codex1:
          'Your ships may end their move in supernovas. A supernova with units of yours produces up to five units, as if it were a unit of yours in space.',
      },
    },
  },
  notes: {
    'fires-of-the-gashlai': {
      name: 'Fires of the Gashlai',
      text: 'Action: the owner loses a command token from their fleet pool, and you gain your technology for war sun units without prerequisites. Then the note goes back.',
    },
  },
  cards: {
    'star-forge': {
      name: 'Star Forge',
      text: 'Action: spend a token from your strategy pool. Two fighters or a destroyer from your reinforcements appear in a system with a war sun of yours.',
      asks: { system: 'Star Forge: place ships in which system?', ships: 'Star Forge: two fighters or a destroyer?' },
    },
    'gashlai-physiology': {
      name: 'Gashlai Physiology',
      text: 'Supernovas do not bar the way of your ships, but they cannot end their move there.',
    },
    'the-inferno': {
      name: 'The Inferno',
      text: 'Flagship. Action: spend a token from your strategy pool, and a cruiser from your reinforcements appears in its system.',
      asks: { system: 'The Inferno: place a cruiser in which system?' },
    },
    'ember-colossus': {
      name: 'Ember Colossus',
      text: 'Mech. When Star Forge is used in its system or next to it, you may place an infantry with it.',
      asks: { infantry: 'Ember Colossus: place infantry with which mechs?' },
    },
    'prototype-war-sun': {
      name: 'Prototype War Sun',
      text: 'A war sun that you can build from the start. It costs 12 and moves one system.',
    },
    umbat: {
      name: 'Umbat',
      text: 'Action: exhaust this agent and name a player. In a system with a war sun or the flagship of theirs, they may produce up to two units that cost no more than 4 each.',
      asks: { who: 'Umbat: who may produce units?', system: 'Umbat: produce in which system?' },
    },
    magmus: {
      name: 'Magmus',
      text: 'Unlocked by producing a war sun. Each token that you spend from your strategy pool may bring you a trade good, once what you spent it for is over.',
    },
    'adjudicator-baal': {
      name: "Adjudicator Ba'al",
      text: "Unlocked by three scored objectives. When you have moved a war sun into a system that is nobody's home and not Mecatol Rex, you may purge this hero: all units of others there are destroyed, its planets are gone for good, and a supernova takes its place.",
    },
  },
} satisfies FactionText;
