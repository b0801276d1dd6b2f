import type { FactionText } from './faction-text.ts';

/** The L1Z1X Mindnet in our own words. */
export const l1z1xText = {
  technologies: {
    'inheritance-systems': {
      name: 'Inheritance Systems',
      text: 'When you research a technology, you may exhaust this card and spend 2 resources on nothing else: ignore all its prerequisites.',
    },
    'super-dreadnought-ii': {
      name: 'Super Dreadnought II',
      text: 'Your dreadnoughts move 2, hit on 4 in combat and when they bombard, carry 2, and survive Direct Hit.',
    },
  },
  notes: {
    'cybernetic-enhancements': {
      name: 'Cybernetic Enhancements',
      text: "When you gain command tokens in the status phase, you gain one more. The note goes back to the owner. (Without the first codex: at the start of your turn a command token leaves the owner's strategy pool, and one of yours comes into your own.)",
    },
  },
  cards: {
    assimilate: {
      name: 'Assimilate',
      text: 'When you gain control of a planet, PDS and space docks of others on it give way to your own.',
      asks: {
        pds: 'Assimilate: how many PDS give way to yours? Those you lack are called back from elsewhere.',
        'space-dock':
          'Assimilate: how many space docks give way to yours? Those you lack are called back from elsewhere.',
      },
    },
    harrow: {
      name: 'Harrow',
      text: 'When a round of ground combat in your invasion ends, your ships in the system may bombard the ground forces that you fight.',
    },
    'super-dreadnought': { name: 'Super Dreadnought', text: 'Dreadnoughts that carry 2.' },
    '0-0-1': {
      name: '[0.0.1]',
      text: 'Flagship. In a space combat, hits of this ship and of your dreadnoughts beside it go to ships other than fighters, if there are any.',
    },
    annihilator: {
      name: 'Annihilator',
      text: 'Mech. Unless it fights on the ground, it bombards planets of its system like a ship.',
    },
    i48s: {
      name: 'I48S',
      text: 'When a system is activated, by anybody, you may exhaust it: that player may replace one of its infantry there with a mech.',
      asks: { infantry: 'I48S: which infantry of yours becomes a mech?' },
    },
    '2ram': {
      name: '2RAM',
      text: 'Unlocked by four dreadnoughts on the board. Planetary Shields do not keep you from bombarding.',
    },
    'the-helmsman': {
      name: 'The Helmsman',
      text: 'Unlocked by three scored objectives. Action: choose a system without ships of others and move your flagship and any of your dreadnoughts there from wherever they are. Then purge him.',
      asks: {
        system: 'The Helmsman: where do your greatest ships gather?',
        ships: 'The Helmsman: which of these ships go there?',
        cargo: 'The Helmsman: what do they carry?',
      },
    },
  },
} satisfies FactionText;
