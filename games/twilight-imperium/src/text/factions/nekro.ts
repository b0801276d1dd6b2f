import type { FactionText } from './faction-text.ts';

/** The Nekro Virus in our own words. */
export const nekroText = {
  technologies: {
    'valefar-assimilator-x': {
      name: 'Valefar Assimilator X',
      text: 'Where a faction ability of yours lets you gain a technology of another player, you may copy one of their faction technologies instead: this card has its text until you copy another one with it.',
      asks: { card: 'With which Valefar Assimilator do you copy it?' },
    },
    'valefar-assimilator-y': {
      name: 'Valefar Assimilator Y',
      text: 'Where a faction ability of yours lets you gain a technology of another player, you may copy one of their faction technologies instead: this card has its text until you copy another one with it.',
    },
  },
  notes: {
    antivirus: {
      name: 'Antivirus',
      text: 'When a combat of yours starts, put it into play: from then on the owner cannot use Technological Singularity against you. Activate a system with units of the owner and the note goes back.',
    },
  },
  cards: {
    'galactic-threat': {
      name: 'Galactic Threat',
      text: 'You cannot vote. Once in each agenda phase you may predict the outcome of an agenda that was revealed; if you are right, you gain a technology of a player who voted for it.',
      asks: { technology: 'Galactic Threat: which technology do you gain or copy?' },
    },
    'technological-singularity': {
      name: 'Technological Singularity',
      text: 'Once in each combat, when a unit of your opponent was destroyed, you may gain a technology that this player owns.',
      asks: { technology: 'Technological Singularity: which technology do you gain or copy?' },
    },
    propagation: {
      name: 'Propagation',
      text: 'You research no technology: you gain three command tokens instead, each time.',
    },
    'the-alastor': {
      name: 'The Alastor',
      text: 'Flagship. When a space combat starts in its system, any of your ground forces there may fight in it as if they were ships.',
      asks: { '': 'The Alastor: which of these ground forces fight as ships?' },
    },
    mordred: {
      name: 'Mordred',
      text: 'Mech. Its combat rolls are better by 2 against an opponent of whom a Valefar Assimilator copies a technology.',
    },
    'nekro-malleon': {
      name: 'Nekro Malleon',
      text: 'In the action phase you may exhaust this leader and choose a player, who may discard an action card or spend a command token, for two trade goods.',
      asks: {
        '': 'Nekro Malleon: who may give something up for two trade goods?',
        price: 'Nekro Malleon: what do you give up for two trade goods?',
        card: 'Nekro Malleon: which action card do you discard?',
      },
    },
    'nekro-acidos': {
      name: 'Nekro Acidos',
      text: 'Unlocked by three technologies; a Valefar Assimilator counts while it copies one. When you have gained a technology, you may draw an action card.',
    },
    'unit-dsgn-flayesh': {
      name: 'UNIT.DSGN.FLAYESH',
      text: "Unlocked by three scored objectives. Action: choose a planet with a technology specialty in a system with units of yours. Others' units on it are destroyed; you gain as many trade goods as it has resources and influence, and a technology of that colour. Then purge this leader.",
      asks: {
        '': 'UNIT.DSGN.FLAYESH: which planet is devoured?',
        technology: 'UNIT.DSGN.FLAYESH: which technology do you gain?',
      },
    },
  },
} satisfies FactionText;
