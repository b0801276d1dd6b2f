import type { FactionText } from './faction-text.ts';

/** The Council Keleres in our own words. */
export const keleresText = {
  technologies: {
    'agency-supply-network': {
      name: 'Agency Supply Network',
      text: 'Once in each action, when a unit of yours has used Production, you may use that of another unit of yours, in any system. Each use has a bill of its own.',
      asks: { '': 'Agency Supply Network: which other unit produces?' },
    },
    'iihq-modernization': {
      name: 'I.I.H.Q. Modernization',
      text: 'All who have units or planets in the system of Mecatol Rex or next to it are your neighbours. When you gain this technology, you also gain the planet card Custodia Vigilia with its ability, for good.',
    },
  },
  notes: {
    'keleres-rider': {
      name: 'Keleres Rider',
      text: 'When an agenda was revealed: you do not vote on it, and predict its outcome. If you are right, you draw an action card and gain two trade goods. The note goes back to the owner.',
    },
  },
  cards: {
    'the-tribuni': {
      name: 'The Tribunii',
      text: 'During setup you choose the Mentak Coalition, the Xxcha Kingdom or the Argent Flight, if nobody plays them: you take their home system, and the hero that goes with it. You start with two technologies that other players start with.',
    },
    'council-patronage': {
      name: 'Council Patronage',
      text: 'When a strategy phase begins, your commodities are replenished and you gain a trade good.',
    },
    'laws-order': {
      name: "Law's Order",
      text: "When anybody's turn begins, you may spend a trade good or a commodity: until that turn is over, no law does anything.",
      asks: { '': "Law's Order: a trade good or a commodity?" },
    },
    artemiris: {
      name: 'Artemiris',
      text: 'Flagship. Whoever else activates its system has to spend two influence for that, or cannot activate it.',
    },
    omniopiares: {
      name: 'Omniopiares',
      text: 'Mech. Whoever else commits ground forces to its planet has to spend one influence for each of these mechs there, each time by itself, or cannot land.',
    },
    'custodia-vigilia': {
      name: 'Custodia Vigilia',
      text: 'While you control Mecatol Rex, it has Production 3 and Space Cannon 5. When another player gains a point for Mecatol Rex from Imperial, you gain two command tokens.',
    },
    'custodia-vigilia-te': {
      name: 'Custodia Vigilia',
      text: 'While you control Mecatol Rex, it has Production 3 and Space Cannon 5. When another player gains a point for Mecatol Rex from Imperial, you gain two command tokens.',
    },
    'xander-alexin-victori-iii': {
      name: 'Xander Alexin Victori III',
      text: 'Exhaust it in your turn or as a turn starts, for another player: in that turn they may make one payment with commodities as if they were trade goods. With any payment of your own you may exhaust it to spend your commodities so.',
      asks: { '': 'Xander Alexin Victori III: whose commodities may be spent like trade goods?' },
    },
    'suffi-an-keleres': {
      name: 'Suffi An',
      text: 'Unlocked by a trade good that you spend after an action card that you have played as an action. After each component action you may perform another action.',
    },
    'kuuasi-aun-jalatai': {
      name: 'Kuuasi Aun Jalatai',
      text: 'Unlocked by three scored objectives. When a round of a space combat of yours starts in a system with a planet of yours, place your flagship and up to two cruisers or destroyers there. Then purge this leader.',
      asks: {
        '': 'Kuuasi Aun Jalatai: which ship comes as well?',
        flagship: 'Kuuasi Aun Jalatai: bring your flagship from where it is?',
      },
    },
    'odlynn-myrr': {
      name: 'Odlynn Myrr',
      text: 'Unlocked by three scored objectives. When an agenda was revealed, predict its outcome; you may cast up to six votes more. For each player who does not vote for what you predicted, you gain a trade good and a command token. Then purge this leader.',
      asks: { votes: 'Odlynn Myrr: how many votes more?' },
    },
    'harka-leeds': {
      name: 'Harka Leeds',
      text: 'Unlocked by three scored objectives. Action: turn over action cards from the deck until three of them are played as an action. You keep these; the deck is shuffled with the others. Then purge this leader.',
    },
  },
} satisfies FactionText;
