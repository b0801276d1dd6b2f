import type { FactionText } from './faction-text.ts';

/** The Ghosts of Creuss in our own words. */
export const creussText = {
  technologies: {
    'wormhole-generator': {
      name: 'Wormhole Generator',
      text: {
        base: 'When a status phase begins, you place one of your two wormhole tokens in a system with a planet of yours, or in one that is no home system and holds no ships of others; or you move it there from where it lies.',
        codex1:
          'Action: exhaust this and place one of your two wormhole tokens in a system with a planet of yours, or in one that is no home system and holds no ships of others; or move it there from where it lies.',
      },
      asks: {
        '': 'Wormhole Generator: into which system does a wormhole token come?',
        token: 'Wormhole Generator: which of the two tokens?',
      },
    },
    'dimensional-splicer': {
      name: 'Dimensional Splicer',
      text: 'When a space combat of yours starts in a system with a wormhole, you may produce one hit and choose the ship that takes it.',
      asks: { '': 'Dimensional Splicer: which ship is hit?' },
    },
  },
  notes: {
    'creuss-iff': {
      name: 'Creuss IFF',
      text: 'When your turn starts, place a wormhole token of the owner in a system with a planet of yours, or in one that is no home system and holds no ships of others; or move it there from where it lies. The note goes back to the owner.',
      asks: {
        '': 'Creuss IFF: into which system does a wormhole token come?',
        token: 'Creuss IFF: which of the two tokens?',
      },
    },
  },
  cards: {
    'quantum-entanglement': {
      name: 'Quantum Entanglement',
      text: 'For you all systems with an alpha or a beta wormhole are adjacent to each other, whatever else says no.',
    },
    slipstream: {
      name: 'Slipstream',
      text: 'In your tactical actions, ships that set out from home, or from where an alpha or a beta wormhole is, move one system farther.',
    },
    'creuss-gate': {
      name: 'Creuss Gate',
      text: 'The Creuss Gate lies where your home would be, and is no home system. Your home lies beside the board; delta wormholes join the two.',
    },
    'hil-colish': {
      name: 'Hil Colish',
      text: 'Flagship. There is a delta wormhole in its system. When you move, it may go before your other ships or after them. To send it first, name it first.',
    },
    'icarus-drive': {
      name: 'Icarus Drive',
      text: 'Mech. When anybody has activated a system, you may take this mech off the board, and place or move one of your wormhole tokens into the system where it stood.',
      asks: {
        '': 'Icarus Drive: which mech leaves the board?',
        token: 'Icarus Drive: which of the two tokens?',
      },
    },
    'emissary-taivra': {
      name: 'Emissary Taivra',
      text: 'When anybody has activated a system with a wormhole that is no delta, you may exhaust this leader: in this tactical action the system is adjacent to all others with a wormhole of any kind.',
    },
    'sai-seravus': {
      name: 'Sai Seravus',
      text: 'Unlocked by units in three systems with alpha or beta wormholes. When your ships have moved, you may place a fighter for each ship with capacity that came through a wormhole, as long as ships and docks there have room for it.',
      asks: { '': 'Sai Seravus: how many fighters do you place?' },
    },
    'riftwalker-meian': {
      name: 'Riftwalker Meian',
      text: 'Unlocked by three scored objectives. Action: two systems that have wormholes or units of yours change places, with all that is in them; not those beside the board. Then purge this leader.',
      asks: {
        '': 'Riftwalker Meian: which system do you move?',
        with: 'Riftwalker Meian: with which does it change places?',
      },
    },
  },
} satisfies FactionText;
