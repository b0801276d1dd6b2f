import type { FactionText } from './faction-text.ts';

/** Sardakk N'orr in our own words. */
export const sardakkText = {
  technologies: {
    'exotrireme-ii': {
      name: 'Exotrireme II',
      text: 'Your dreadnoughts move 2 and survive Direct Hit. When a round of space combat is over, you may destroy one of them to destroy up to two ships of others in the system.',
      asks: {
        own: 'Exotrireme II: which of your dreadnoughts is destroyed?',
        ships: 'Exotrireme II: which ships, two at most, does it take along?',
      },
    },
    'valkyrie-particle-weave': {
      name: 'Valkyrie Particle Weave',
      text: 'When the dice of a round of ground combat bring your opponent a hit, you produce one hit more.',
    },
  },
  notes: {
    'tekklar-legion': {
      name: 'Tekklar Legion',
      text: "When a ground combat of yours starts: add 1 to your combat rolls until it is over. If you fight the owner, take 1 from the owner's. The note goes back to the owner.",
    },
  },
  cards: {
    unrelenting: { name: 'Unrelenting', text: 'Add 1 to each of your combat rolls.' },
    exotrireme: { name: 'Exotrireme', text: 'Dreadnoughts that bombard with two dice and hit on 4.' },
    'cmorran-norr': {
      name: "C'morran N'orr",
      text: 'Flagship. Your other ships in its system add 1 to their combat rolls.',
    },
    'valkyrie-exoskeleton': {
      name: 'Valkyrie Exoskeleton',
      text: 'Mech. Each time it sustains damage in a ground combat, it produces a hit against the ground forces of your opponent there.',
    },
    tro: {
      name: "T'ro",
      text: 'When a tactical action ends, whoever took it, you may exhaust him: that player may place two infantry on one of its planets in the active system.',
      asks: { planet: "T'ro: where do your two infantry land?" },
    },
    'ghom-sekkus': {
      name: "G'hom Sek'kus",
      text: 'Unlocked by five planets outside home systems. When you commit ground forces, one may come from each planet in the active system and in systems next to it without your command tokens.',
    },
    'shval-harbinger': {
      name: "Sh'val, Harbinger",
      text: 'Unlocked by three scored objectives. When you have moved ships into the active system, you may commit ground forces at once: no Space Cannon Offense, no space combat, no bombardment. Once they have landed, purge him, and all your ships in the system go back to your reinforcements.',
    },
  },
} satisfies FactionText;
