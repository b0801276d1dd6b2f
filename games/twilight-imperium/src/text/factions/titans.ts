import type { FactionText } from './faction-text.ts';

/** The Titans of Ul in our own words. */
export const titansText = {
  technologies: {
    'hel-titan-ii': {
      name: 'Hel-Titan II',
      text: 'Your PDS hit on 6 in combat, and on 5 with their Space Cannons, which reach ships next to their systems.',
    },
    'saturn-engine-ii': {
      name: 'Saturn Engine II',
      text: 'Cruisers that hit on 6, move three systems, carry two units and can sustain damage.',
    },
  },
  notes: {
    terraform: {
      name: 'Terraform',
      text: 'Action: attach this card to a planet of yours that is in no home system and is not Mecatol Rex. It is worth 1 resource and 1 influence more, and counts as cultural, hazardous and industrial. The owner never gets the note back.',
      asks: { '': 'Terraform: which planet?' },
    },
  },
  cards: {
    terragenesis: {
      name: 'Terragenesis',
      text: 'When you have explored a planet without a sleeper, you may put one of your five sleeper tokens there, or move one there from another planet. It stays whoever controls the planet.',
      asks: { '': 'Terragenesis: where does the sleeper come from?' },
    },
    awaken: {
      name: 'Awaken',
      text: 'When you have activated a system where sleepers of yours are, a PDS of yours may take the place of each, even on planets of others.',
      asks: { '': 'Awaken: replace which sleepers?' },
    },
    coalescence: {
      name: 'Coalescence',
      text: 'What your flagship or Awaken places beside units of others has to fight them in this action, whatever else happens.',
    },
    hecatoncheires: {
      name: 'Hecatoncheires',
      text: 'Mech. Deploy: when you would place a PDS on a planet, you may place this mech and an infantry there instead.',
    },
    'ul-the-progenitor': {
      name: 'Ul the Progenitor',
      text: 'Unlocked by three scored objectives. Action: ready Elysium and attach this hero to it. Elysium is worth 3 resources and 3 influence more, and whoever controls it has a Space Cannon there: three dice that hit on 5.',
    },
    geoform: {
      name: 'Geoform',
      text: 'The planet is worth 3 resources and 3 influence more, and fires like a unit with Space Cannon: three dice that hit on 5.',
    },
    ouranos: {
      name: 'Ouranos',
      text: 'Flagship. Deploy: when you have activated a system with a PDS of yours, it may take the place of one.',
      asks: { pds: 'Ouranos: which PDS does it replace?' },
    },
    'saturn-engine': { name: 'Saturn Engine', text: 'Your cruisers carry one unit.' },
    'hel-titan': {
      name: 'Hel-Titan',
      text: 'Your PDS are ground forces as well: they fight on their planet, can sustain damage and produce a unit. No ship carries them.',
    },
    tellurian: {
      name: 'Tellurian',
      text: 'When anybody is about to assign hits, you may exhaust this agent to cancel one.',
    },
    tungstantus: {
      name: 'Tungstantus',
      text: 'Unlocked by five structures on the board. When units of yours use Production, you may gain a trade good, and spend it on what they make.',
    },
  },
} satisfies FactionText;
