import type { FactionText } from './faction-text.ts';

/** The Federation of Sol in our own words. */
export const solText = {
  technologies: {
    'advanced-carrier-ii': {
      name: 'Advanced Carrier II',
      text: 'Your carriers move 2, carry 8 and can sustain damage.',
    },
    'spec-ops-ii': {
      name: 'Spec Ops II',
      text: 'Your infantry hit on 6. One that is destroyed rolls a die: from 5 on it comes back to a planet of yours at home at the start of your next turn.',
    },
  },
  notes: {
    'military-support': {
      name: 'Military Support',
      text: "At the start of the owner's turn: a command token leaves the owner's strategy pool, if there is one, and you may place two infantry on a planet of yours. The note goes back to the owner.",
      asks: { planet: 'Military Support: where do your two infantry land?' },
    },
  },
  cards: {
    'orbital-drop': {
      name: 'Orbital Drop',
      text: 'Action: spend a command token from your strategy pool and place two infantry on a planet of yours.',
      asks: { planet: 'Orbital Drop: where do the two infantry land?' },
    },
    versatile: { name: 'Versatile', text: 'In the status phase you gain one command token more.' },
    'advanced-carrier': { name: 'Advanced Carrier', text: 'Carries 6 instead of 4.' },
    'spec-ops': { name: 'Spec Ops', text: 'Infantry that hit on 7.' },
    genesis: {
      name: 'Genesis',
      text: 'Flagship. When the status phase is over, an infantry appears in the space area of its system.',
    },
    'zs-thunderbolt-m2': {
      name: 'ZS Thunderbolt M2',
      text: 'Mech. Deploy: after an Orbital Drop you may pay 3 resources and place it on the same planet.',
    },
    'evelyn-delouis': {
      name: 'Evelyn DeLouis',
      text: 'When a round of ground combat starts, anywhere, you may exhaust her: one ground force in it rolls one die more in this round.',
      asks: { unit: 'Evelyn DeLouis: which ground force rolls one die more?' },
    },
    'claire-gibson': {
      name: 'Claire Gibson',
      text: 'Unlocked by planets worth 12 resources together. When a ground combat starts on a planet of yours, you may place an infantry there.',
    },
    'jace-x-4th-air-legion': {
      name: 'Jace X, 4th Air Legion',
      text: 'Unlocked by three scored objectives. Action: take all your command tokens off the board, back to your reinforcements. Then purge him.',
    },
  },
} satisfies FactionText;
