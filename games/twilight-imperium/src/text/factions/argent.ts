import type { FactionText } from './faction-text.ts';

/** The Argent Flight in our own words. */
export const argentText = {
  technologies: {
    'aerie-hololattice': {
      name: 'Aerie Hololattice',
      text: 'Others do not move ships through systems with structures of yours. Each planet with a structure of yours has Production 1, as if it were a unit.',
    },
    'strike-wing-alpha-ii': {
      name: 'Strike Wing Alpha II',
      text: 'Your destroyers hit on 7, carry one unit and roll three dice of anti-fighter barrage that hit on 6. There each 9 or 10 also destroys an infantry of your opponent in the space of the system.',
    },
  },
  notes: {
    'strike-wing-ambuscade': {
      name: 'Strike Wing Ambuscade',
      text: 'When units of yours roll for Anti-Fighter Barrage, Bombardment or Space Cannon: one of them rolls one die more. The note goes back to the owner.',
    },
  },
  cards: {
    zeal: {
      name: 'Zeal',
      text: 'You always vote first. Where you cast a vote, you cast as many more as there are players.',
    },
    'raid-formation': {
      name: 'Raid Formation',
      text: 'When your anti-fighter barrage hits more often than your opponent has fighters: for each hit too many you choose a ship of theirs that could sustain damage, and it is damaged.',
      asks: { ships: 'Raid Formation: which ships are damaged?' },
    },
    'strike-wing-alpha': {
      name: 'Strike Wing Alpha',
      text: 'Destroyers that hit on 8 and carry one unit each.',
    },
    quetzecoatl: {
      name: 'Quetzecoatl',
      text: 'Flagship. Nobody else uses Space Cannon against your ships in its system; ground forces that land are no ships.',
    },
    'aerie-sentinel': {
      name: 'Aerie Sentinel',
      text: 'Mech. It takes up no room aboard a ship that has any, nor in space beside such a ship of yours.',
    },
    'trilossa-aun-mirik': {
      name: 'Trilossa Aun Mirik',
      text: 'When anybody produces ground forces, you may exhaust this leader: they may be placed on any planets of that player in the same and in adjacent systems.',
    },
    'trrakan-aun-zulok': {
      name: 'Trrakan Aun Zulok',
      text: 'Unlocked by six units with Anti-Fighter Barrage, Bombardment or Space Cannon. When units of yours roll for one of these, one of them may roll one die more.',
    },
    'mirik-aun-sissiri': {
      name: 'Mirik Aun Sissiri',
      text: 'Unlocked by three scored objectives. Action: move any of your ships from anywhere straight into systems with a command token of yours and no ships of others. They carry what is with them, except from beside your command tokens. Then purge this leader.',
      asks: {
        from: 'Mirik Aun Sissiri: from which system do ships set out next?',
        to: 'Mirik Aun Sissiri: where do they go?',
        ships: 'Mirik Aun Sissiri: which ships go?',
        cargo: 'Mirik Aun Sissiri: what do they carry?',
      },
    },
  },
} satisfies FactionText;
