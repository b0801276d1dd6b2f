import type { FactionText } from './faction-text.ts';

/** The Universities of Jol-Nar in our own words. */
export const jolnarText = {
  technologies: {
    'spatial-conduit-cylinders': {
      name: 'Spatial Conduit Cylinders',
      text: 'After you activate a system in which you have units, you may exhaust this: until the action is over, that system is adjacent to every other system in which you have units.',
    },
    'e-res-siphons': {
      name: 'E-Res Siphons',
      text: 'After somebody else activates a system in which you have ships, you gain 4 trade goods.',
    },
  },
  notes: {
    'research-agreement': {
      name: 'Research Agreement',
      text: 'After the owner researches a technology that belongs to no faction: you gain the same one. The note goes back to the owner.',
    },
  },
  cards: {
    fragile: { name: 'Fragile', text: 'All your combat rolls are 1 lower.' },
    brilliant: {
      name: 'Brilliant',
      text: 'When you spend a token to follow Technology, you may resolve its primary ability instead of the secondary.',
    },
    analytical: {
      name: 'Analytical',
      text: 'You ignore one prerequisite of each technology that you research, unit upgrades excepted.',
    },
    'j-n-s-hylarim': {
      name: 'J.N.S. Hylarim',
      text: 'Flagship. Each 9 or 10 that its combat dice show, before anything is added or taken away, brings two hits more.',
    },
    'shield-paling': { name: 'Shield Paling', text: 'Mech. Your infantry on the same planet are not fragile.' },
    'doctor-sucaban': {
      name: 'Doctor Sucaban',
      text: 'When anybody spends resources to research, you may exhaust the doctor: that player may take infantry of its own off the board, and pays one resource less for each.',
      asks: { infantry: 'Doctor Sucaban: which infantry do you give up, for one resource each?' },
    },
    'agnlan-oln': {
      name: 'Agnlan Oln',
      text: 'Unlocked by 8 technologies. After you roll for a unit ability, you may roll any of the dice again.',
      asks: { dice: 'Agnlan Oln: which dice do you roll again?' },
    },
    'rin-the-masters-legacy': {
      name: "Rin, the Master's Legacy",
      text: 'Unlocked by three scored objectives. Action: exchange any of your technologies, unit upgrades excepted, for others of the same colour that you do not own, whatever their prerequisites. Then purge this leader.',
      asks: {
        return: 'Rin: which technologies of this colour do you give back?',
        take: 'Rin: which technologies do you take for them?',
      },
    },
  },
} satisfies FactionText;
