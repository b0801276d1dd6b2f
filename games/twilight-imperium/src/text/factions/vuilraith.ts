import type { FactionText } from './faction-text.ts';

/** The Vuil'raith Cabal in our own words. */
export const vuilraithText = {
  technologies: {
    'dimensional-tear-ii': {
      name: 'Dimensional Tear II',
      text: 'Replaces your space docks: they produce up to seven units, and shelter up to twelve fighters in their system. The system is still a gravity rift.',
    },
    vortex: {
      name: 'Vortex',
      text: 'Action: exhaust this card and name a kind of unit, no structure, that another player has in a system next to a space dock of yours. You capture one of that kind from the reinforcements of that player.',
      asks: { '': 'Vortex: which kind of unit do you capture, and whose?' },
    },
  },
  notes: {
    crucible: {
      name: 'Crucible',
      text: 'Play it when you have activated a system. In this movement your ships do not roll for gravity rifts, and those that leave one or more move one further system besides what the rifts give. Then it goes back.',
    },
  },
  cards: {
    devour: {
      name: 'Devour',
      text: 'You capture all units of your opponent, apart from structures, that are destroyed during a combat with you.',
    },
    amalgamation: {
      name: 'Amalgamation',
      text: 'For each unit that you produce you may give back a captured unit of its kind in place of the resources.',
    },
    riftmeld: {
      name: 'Riftmeld',
      text: 'When you research the upgrade of a unit, you may give back a captured unit of that kind and need no prerequisites.',
    },
    'the-terror-between': {
      name: 'The Terror Between',
      text: 'Flagship. You capture all other units, apart from structures, that are destroyed in its system, your own as well.',
    },
    reanimator: {
      name: 'Reanimator',
      text: 'Mech. When infantry of yours are destroyed on its planet, they go to your faction sheet as captured ones.',
    },
    'dimensional-tear': {
      name: 'Dimensional Tear',
      text: 'Replaces your space docks: they produce up to five units, and shelter up to six fighters in their system. The system is a gravity rift, for which your own ships never roll.',
    },
    'the-stillness-of-stars': {
      name: 'The Stillness of Stars',
      text: 'When another player has replenished commodities, you may exhaust this agent: the commodities become trade goods, and you capture a unit from the reinforcements of that player that costs no more than its commodity value.',
      asks: { unit: 'The Stillness of Stars: which unit of {seat} do you capture?' },
    },
    'that-which-molds-flesh': {
      name: 'That Which Molds Flesh',
      text: 'Unlocked by units in three gravity rifts. Two of the fighters and infantry that you make do not count against the limit of your producing units.',
    },
    'it-feeds-on-carrion': {
      name: 'It Feeds on Carrion',
      text: 'Unlocked by three scored objectives. Action: all others roll for each of their ships but fighters that is in or next to a system with a dimensional tear. On 1 to 3 you capture it, and with it what has no room any more. Purge this hero.',
    },
  },
} satisfies FactionText;
