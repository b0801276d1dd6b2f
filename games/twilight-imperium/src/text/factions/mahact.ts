import type { FactionText } from './faction-text.ts';

/** The Mahact Gene-Sorcerers in our own words. */
export const mahactText = {
  technologies: {
    'crimson-legionnaire-ii': {
      name: 'Crimson Legionnaire II',
      text: 'Infantry. When one is destroyed, you gain a commodity or turn one of yours into a trade good; and it comes back on a planet of yours in your home system when your next turn starts.',
    },
    'genetic-recombination': {
      name: 'Genetic Recombination',
      text: 'Before another player votes, you may exhaust this and name an outcome: they cast at least one vote for it, or lose a command token from their fleet pool.',
      asks: { '': 'Genetic Recombination: which outcome do you demand?' },
    },
  },
  notes: {
    'scepter-of-dominion': {
      name: 'Scepter of Dominion',
      text: "When a strategy phase begins, choose a system with units of yours that is no home system: each other player who has a command token on the owner's command sheet, the owner too, places one there. The note goes back to the owner.",
      asks: { '': 'Scepter of Dominion: in which system do they place command tokens?' },
    },
  },
  cards: {
    edict: {
      name: 'Edict',
      text: 'When you win a combat, a command token of the loser comes into your fleet pool, unless one of theirs is there already: from their reinforcements, or else from their command sheet. It counts for your fleets, and is nothing that you could spend or move.',
    },
    imperia: {
      name: 'Imperia',
      text: "While another player's command token lies in your fleet pool, you may use their commander, if it is unlocked.",
    },
    hubris: { name: 'Hubris', text: 'You have no Alliance to give, and nobody can give you theirs.' },
    'arvicon-rex': {
      name: 'Arvicon Rex',
      text: 'Flagship. Against an opponent of whom no command token lies in your fleet pool, its combat rolls are better by 2.',
    },
    starlancer: {
      name: 'Starlancer',
      text: 'Mech. When a player whose command token lies in your fleet pool has activated its system, you may give that token back: they gain it, and their turn ends at once. The player may be yourself.',
    },
    'crimson-legionnaire': {
      name: 'Crimson Legionnaire',
      text: 'Infantry. When one is destroyed, you gain a commodity, or turn one of yours into a trade good.',
      asks: { '': 'Crimson Legionnaire: a commodity more, or a trade good for one of yours?' },
    },
    'jae-mir-kan': {
      name: 'Jae Mir Kan',
      text: "When you would spend a command token to follow a strategy card, you may exhaust this leader and spend one of the active player's from the board instead.",
      asks: { '': 'Jae Mir Kan: from which system do you take the command token?' },
    },
    'il-na-viroset': {
      name: 'Il Na Viroset',
      text: 'Unlocked by command tokens of two other players in your fleet pool. In your turn you may activate a system where your own command token lies: both tokens go to your reinforcements, and your turn ends at once.',
    },
    'airo-shir-aur': {
      name: 'Airo Shir Aur',
      text: "Unlocked by three scored objectives. Action: all units in the space of a system, whosever they are, move to an adjacent one with another player's ships, and a space combat is fought there, from which nobody retreats. Then purge this leader.",
      asks: {
        '': 'Airo Shir Aur: whose fleet do you move, and from where?',
        to: 'Airo Shir Aur: where does it go?',
        opponent: 'Airo Shir Aur: whom does it fight?',
        cargo: 'Airo Shir Aur: which ground forces come along?',
      },
    },
  },
} satisfies FactionText;
