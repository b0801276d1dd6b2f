import type { FactionText } from './faction-text.ts';

/** The Yssaril Tribes in our own words. */
export const yssarilText = {
  technologies: {
    'mageon-implants': {
      name: 'Mageon Implants',
      text: "Action: exhaust this and look at another player's action cards; take one of them into your hand.",
      asks: {
        player: 'Mageon Implants: at whose action cards do you look?',
        card: 'Mageon Implants: which action card of {seat} do you take?',
      },
    },
    'transparasteel-plating': {
      name: 'Transparasteel Plating',
      text: 'As long as it is your turn in the action phase, nobody who has passed plays action cards.',
    },
  },
  notes: {
    'spy-net': {
      name: 'Spy Net',
      text: "When your turn starts: look at the owner's action cards and take one of them into your hand. The note goes back to the owner.",
      asks: { card: 'Spy Net: which action card of {seat} do you take?' },
    },
  },
  cards: {
    'stall-tactics': { name: 'Stall Tactics', text: 'Action: one of your action cards goes onto the discards.' },
    scheming: {
      name: 'Scheming',
      text: 'Whenever you draw action cards, you draw one more and then discard one of your hand.',
    },
    crafty: {
      name: 'Crafty',
      text: 'No limit applies to the action cards you hold, whatever laws and other cards say.',
    },
    'ysia-yssrila': {
      name: "Y'sia Y'ssrila",
      text: "Flagship. Others' ships do not bar its way; those that move along with it are barred as usual.",
    },
    'blackshade-infiltrator': {
      name: 'Blackshade Infiltrator',
      text: 'Mech. Deploy: after you have used Stall Tactics, you may place one on a planet of yours.',
    },
    ssruu: {
      name: 'Ssruu',
      text: "This leader has the ability of every other player's agent, even of exhausted ones. Exhaust this leader instead to use it.",
    },
    'so-ata': {
      name: 'So Ata',
      text: "Unlocked by seven action cards in hand. After another player activates a system with units of yours, you may look at that player's action cards, promissory notes or secret objectives.",
      asks: { zone: 'So Ata: at what of {seat} do you look?' },
    },
    'kyver-blade-and-key': {
      name: 'Kyver, Blade and Key',
      text: 'Unlocked by three scored objectives. Action: each other player shows you an action card of their choice. Of each you either take it, or they discard three action cards at random. Then purge this leader.',
      asks: {
        show: 'Kyver: which action card do you show to {seat}?',
        fate: 'Kyver: take this card of {seat}, or let them discard three at random?',
      },
    },
  },
} satisfies FactionText;
