import type { FactionText } from './faction-text.ts';

/** The Mentak Coalition in our own words. */
export const mentakText = {
  technologies: {
    'mirror-computing': {
      name: 'Mirror Computing',
      text: 'Each trade good that you spend for resources or influence is worth 2.',
    },
    'salvage-operations': {
      name: 'Salvage Operations',
      text: 'Win or lose a space combat and you gain a trade good. If you won, you may also produce one ship there, for its cost, of a kind that was destroyed in the combat.',
    },
  },
  notes: {
    'promise-of-protection': {
      name: 'Promise of Protection',
      text: 'Action: put it into play. From then on the owner cannot use Pillage against you. Activate a system with units of the owner and the note goes back.',
    },
  },
  cards: {
    ambush: {
      name: 'Ambush',
      text: 'When a space combat of yours starts, up to two of your cruisers or destroyers there may roll a die each. Each that reaches its combat value is a hit on a ship of the other side.',
      asks: { ships: 'Ambush: which two ships roll?' },
    },
    pillage: {
      name: 'Pillage',
      text: 'When a neighbour has gained trade goods or made a transaction and has three or more, you may take one of its trade goods or commodities.',
      asks: {
        token: 'Pillage: a trade good or a commodity of {seat}?',
        victims: 'Pillage: whom do you rob?',
      },
    },
    'fourth-moon': { name: 'Fourth Moon', text: "Flagship. Others' ships in its system cannot sustain damage." },
    'moll-terminus': {
      name: 'Moll Terminus',
      text: "Mech. Others' ground forces on its planet cannot sustain damage.",
    },
    'suffi-an': {
      name: 'Suffi An',
      text: 'When Pillage was used on somebody, you may exhaust her: you and that player draw an action card each.',
    },
    'sula-mentarion': {
      name: "S'ula Mentarion",
      text: 'Unlocked by four cruisers on the board. When you have won a space combat, you may make the loser give you a promissory note of its choice from its hand.',
      asks: { note: "S'ula Mentarion: which promissory note do you give?" },
    },
    'ipswitch-loose-cannon': {
      name: 'Ipswitch, Loose Cannon',
      text: 'Unlocked by three scored objectives. When a space combat of yours starts, you may purge him: for each ship of others that is destroyed in it, you may place one like it from your reinforcements in the system.',
      asks: { ships: 'Ipswitch: how many ships like those that were destroyed join you?' },
    },
  },
} satisfies FactionText;
