import type { FactionText } from './faction-text.ts';

/** The Barony of Letnev in our own words. */
export const letnevText = {
  technologies: {
    'l4-disruptors': {
      name: 'L4 Disruptors',
      text: 'In your invasions nobody uses Space Cannon against your ground forces.',
    },
    'non-euclidean-shielding': {
      name: 'Non-Euclidean Shielding',
      text: 'Each of your units that sustains damage cancels two hits.',
    },
  },
  notes: {
    'war-funding': {
      name: 'War Funding',
      text: 'When both sides have rolled in a space combat of yours: you may have your opponent roll all its dice again, and you may roll any of yours again. The note goes back to the owner. (Without the first codex: when a round of a space combat of yours starts, the owner loses 2 trade goods, and you may roll any of your dice in that round again.)',
      asks: {
        theirs: 'War Funding: does your opponent roll all dice again?',
        dice: 'War Funding: which of your dice do you roll again?',
      },
    },
  },
  cards: {
    'munitions-reserves': {
      name: 'Munitions Reserves',
      text: 'When a round of a space combat of yours starts, you may spend 2 trade goods: in that round you may roll any of your dice again.',
      asks: { dice: 'Munitions Reserves: which of your dice do you roll again?' },
    },
    armada: {
      name: 'Armada',
      text: 'In each system you may have two ships more than your fleet pool has command tokens, fighters not counted.',
    },
    'arc-secundus': {
      name: 'Arc Secundus',
      text: 'Flagship. Units of others in its system have no Planetary Shield. It is repaired at the start of each round of space combat that it fights in.',
    },
    'dunlain-reaper': {
      name: 'Dunlain Reaper',
      text: 'Mech. Deploy: when a round of ground combat starts, you may pay 2 resources to replace an infantry of yours in it with this mech.',
    },
    'viscount-unlenn': {
      name: 'Viscount Unlenn',
      text: 'When a round of space combat starts, anywhere, you may exhaust him: one ship in it rolls one die more in this round.',
      asks: { unit: 'Viscount Unlenn: which ship rolls one die more?' },
    },
    'rear-admiral-farran': {
      name: 'Rear Admiral Farran',
      text: 'Unlocked by five ships in one system, fighters not counted. When a unit of yours has sustained damage, you may gain a trade good.',
    },
    'darktalon-treilla': {
      name: 'Darktalon Treilla',
      text: 'Unlocked by three scored objectives. Action: until the round is over, neither your fleet pool nor any law limits the number of your ships. Then purge her.',
    },
  },
} satisfies FactionText;
