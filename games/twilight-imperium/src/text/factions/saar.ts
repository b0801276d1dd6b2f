import type { FactionText } from './faction-text.ts';

/** The Clan of Saar in our own words. */
export const saarText = {
  technologies: {
    'floating-factory-ii': {
      name: 'Floating Factory II',
      text: 'Your floating space docks produce up to seven units, move two systems and carry five units.',
    },
    'chaos-mapping': {
      name: 'Chaos Mapping',
      text: 'Others cannot activate asteroid fields with ships of yours. When your turn begins, you may produce one unit, for its cost, in a system where a unit of yours has Production.',
      asks: { system: 'Chaos Mapping: produce a unit in which system?' },
    },
  },
  notes: {
    'raghs-call': {
      name: "Ragh's Call",
      text: 'Play it when you have committed units to a planet with ground forces of the owner. All of them go to another planet of the owner, and nobody fights. Then the note goes back.',
      asks: {
        planet: "Ragh's Call: from which planet do the ground forces of {seat} leave?",
        to: "Ragh's Call: to which planet do the ground forces of {seat} go?",
      },
    },
  },
  cards: {
    scavenge: { name: 'Scavenge', text: 'Each planet of which you gain control brings you a trade good.' },
    nomadic: {
      name: 'Nomadic',
      text: 'You score objectives whoever controls the planets of your home system.',
    },
    'son-of-ragh': {
      name: 'Son of Ragh',
      text: 'Flagship. It has an Anti-Fighter Barrage of four dice that hit on 6.',
    },
    'scavenger-zeta': {
      name: 'Scavenger Zeta',
      text: 'Mech. Deploy: when you gain control of a planet, you may place one there for a trade good.',
    },
    'floating-factory': {
      name: 'Floating Factory',
      text: 'Replaces your space docks: they stand in space, produce up to five units, and move and retreat like ships, with up to four units aboard. They are no ships. One that is blockaded is destroyed.',
    },
    'captain-mendosa': {
      name: 'Captain Mendosa',
      text: 'When a player has activated a system, you may exhaust this agent: a ship of that player moves as far as the fastest ship on the board.',
      asks: { ship: 'Captain Mendosa: which ship moves as fast as the fastest?' },
    },
    'rowl-sarring': {
      name: 'Rowl Sarring',
      text: 'Unlocked by three space docks on the board. Fighters and infantry that you produce may be placed at any of your space docks that are not blockaded.',
    },
    'gurno-aggero': {
      name: 'Gurno Aggero',
      text: "Unlocked by three scored objectives. Action: name a system next to a space dock of yours. All others' infantry and fighters there are destroyed. Purge this hero.",
      asks: { system: 'Gurno Aggero: which system is hit?' },
    },
  },
} satisfies FactionText;
