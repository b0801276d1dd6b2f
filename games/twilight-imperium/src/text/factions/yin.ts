import type { FactionText } from './faction-text.ts';

/** The Yin Brotherhood in our own words. */
export const yinText = {
  technologies: {
    'impulse-core': {
      name: 'Impulse Core',
      text: 'When a space combat of yours starts, you may destroy a cruiser or destroyer of yours in it: your opponent takes a hit, on a ship that is no fighter if there is one.',
      asks: { own: 'Impulse Core: which ship do you give up?' },
    },
    'yin-spinner': {
      name: 'Yin Spinner',
      text: {
        base: 'After units of yours used Production, place an infantry on a planet of yours in that system.',
        codex1:
          'After you produce units, you may place up to two infantry together, on a planet of yours or in the space of a system with ships of yours.',
      },
      asks: {
        infantry: 'Yin Spinner: where do you place how many infantry?',
        planet: 'Yin Spinner: on which planet do you place an infantry?',
      },
    },
  },
  notes: {
    'greyfire-mutagen': {
      name: 'Greyfire Mutagen',
      text: 'When a ground combat of yours starts against two or more ground forces, not against the owner: replace an infantry of your opponent with one of yours. The note goes back to the owner. (Without the first codex: after a system is activated, the owner uses neither faction abilities nor faction technologies until that action is over.)',
      asks: { infantry: 'Greyfire Mutagen: which infantry do you replace?' },
    },
  },
  cards: {
    indoctrination: {
      name: 'Indoctrination',
      text: 'When a ground combat of yours starts, you may spend 2 influence to replace an infantry of your opponent in it with one of yours.',
      asks: { infantry: 'Indoctrination: which infantry do you replace?' },
    },
    devotion: {
      name: 'Devotion',
      text: 'After a round of space combat, you may destroy a cruiser or destroyer of yours in it: a ship of your opponent that you choose takes a hit.',
      asks: { own: 'Devotion: which ship do you give up?', ship: 'Devotion: which ship takes the hit?' },
    },
    'van-hauge': {
      name: 'Van Hauge',
      text: 'Flagship. When it is lost, every other ship in its system is lost with it, yours too.',
    },
    'moyins-ashes': {
      name: "Moyin's Ashes",
      text: 'Mech. Deploy: when you use Indoctrination, you may spend 1 influence more; then this mech takes the place, not an infantry.',
    },
    'brother-milor': {
      name: 'Brother Milor',
      text: "When a cruiser or destroyer of anybody's is destroyed, you may exhaust this leader: its owner may place up to two fighters there.",
      newer: {
        codex3:
          "When a unit of anybody's is destroyed in the action phase, you may exhaust this leader: its owner may place two fighters there for a ship, or two infantry on the planet for a ground force.",
        codex4:
          "When a unit of anybody's is destroyed in a combat, you may exhaust this leader: its owner may place two fighters there for a ship, or two infantry on the planet for a ground force.",
      },
      asks: { units: 'Brother Milor: do you place two of these?' },
    },
    'brother-omar': {
      name: 'Brother Omar',
      text: 'Unlocked by Indoctrination. It counts as a green prerequisite. When your units use Production, you may make one infantry more than they could.',
      newer: {
        codex3:
          'Unlocked by Indoctrination or Devotion. It counts as a green prerequisite. When you research a technology that somebody else has, you may return an infantry of yours to the reinforcements to ignore all its prerequisites.',
      },
      asks: { infantry: 'Brother Omar: which infantry goes back?' },
    },
    'dannel-of-the-tenth': {
      name: 'Dannel of the Tenth',
      text: 'Unlocked by three scored objectives. Action: on any of your planets with infantry place as many again; your other planets are readied. Then purge this leader.',
      newer: {
        codex3:
          'Unlocked by three scored objectives. Action: commit up to three infantry from your reinforcements to any planets outside of home systems, and fight for these; no Space Cannon fires. Then purge this leader.',
      },
      asks: {
        planets: 'Dannel of the Tenth: on which planets do you double your infantry? The others are readied.',
        infantry: 'Dannel of the Tenth: to which planets do you commit infantry?',
      },
    },
  },
} satisfies FactionText;
