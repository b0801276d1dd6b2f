import type { FactionText } from './faction-text.ts';

/** The Naalu Collective in our own words. */
export const naaluText = {
  technologies: {
    neuroglaive: {
      name: 'Neuroglaive',
      text: 'After another player activates a system with ships of yours, they remove a command token from their fleet pool.',
    },
    'hybrid-crystal-fighter-ii': {
      name: 'Hybrid Crystal Fighter II',
      text: 'Fighters fight better and move without being carried. Those without room count as half a ship each against the fleet pool.',
    },
  },
  notes: {
    'gift-of-prescience': {
      name: 'Gift of Prescience',
      text: 'When the strategy phase ends: put it into play with the "0" token of the owner, who cannot use Telepathic in this round. You are first in initiative order. The note goes back when the status phase ends.',
    },
  },
  cards: {
    telepathic: {
      name: 'Telepathic',
      text: 'From the end of the strategy phase to the end of the round your initiative is 0, whatever your strategy cards are: you act first.',
    },
    foresight: {
      name: 'Foresight',
      text: 'When another player has moved ships to where yours are, you may put a command token from your strategy pool into an adjacent system without ships of others, and move your ships there.',
      asks: { system: 'Foresight: where do your ships go?' },
    },
    'hybrid-crystal-fighter': {
      name: 'Hybrid Crystal Fighter',
      text: 'Your fighters: better than usual ones, and their upgrade too.',
    },
    matriarch: {
      name: 'Matriarch',
      text: 'Flagship. In an invasion in its system, your fighters may land and fight like ground forces. After the combat they are back in space.',
    },
    iconoclast: {
      name: 'Iconoclast',
      text: 'Mech. Adds 2 to its combat rolls against an opponent who has a relic fragment.',
      newer: {
        codex3: 'Mech. Others cannot use Anti-Fighter Barrage against your units in its system.',
        codex4: 'Mech. Deploy: when another player gains a relic, you place one on a planet of yours.',
      },
    },
    zeu: {
      name: "Z'eu",
      text: 'After an agenda is revealed, you may exhaust this leader to look at the top card of the agenda deck; then you may show it to another player.',
      newer: {
        codex3:
          'Action: exhaust this leader and choose a player. They may perform a tactical action in a system that is no home system, without a command token.',
        codex4:
          "After a command token of any player is put into a system, you may exhaust this leader: the token goes back to that player's reinforcements.",
      },
      asks: {
        show: "Z'eu: do you show the card to somebody?",
        player: "Z'eu: who may perform a tactical action?",
        act: "Z'eu lets you perform a tactical action without a command token. Do you?",
      },
    },
    maban: {
      name: "M'aban",
      text: 'Unlocked by twelve fighters on the board. Each time you pay for fighters, you may produce one more for it, which does not count against the limit.',
      newer: {
        codex3:
          "Unlocked by ground forces in the system of Mecatol Rex or next to it. You see your neighbours' promissory notes, and the top and the bottom card of the agenda deck.",
      },
    },
    'the-oracle': {
      name: 'The Oracle',
      text: 'Unlocked by three scored objectives. When the status phase is over, you may purge this leader: each other player gives you a promissory note of their choice from their hand.',
      asks: { note: 'The Oracle: which promissory note do you give to {seat}?' },
    },
  },
} satisfies FactionText;
