import type { FactionText } from './faction-text.ts';

/** The Xxcha Kingdom in our own words. */
export const xxchaText = {
  technologies: {
    'instinct-training': {
      name: 'Instinct Training',
      text: 'When somebody else plays an action card, you may exhaust this and spend a command token from your strategy pool: the card is cancelled.',
    },
    'nullification-field': {
      name: 'Nullification Field',
      text: 'After somebody else activates a system in which you have ships, you may exhaust this and spend a command token from your strategy pool: that turn ends at once.',
    },
  },
  notes: {
    'political-favor': {
      name: 'Political Favor',
      text: "When an agenda is revealed: a command token leaves the owner's strategy pool, the agenda is discarded, and the next one is revealed and voted on instead. The note goes back to the owner.",
    },
  },
  cards: {
    'peace-accords': {
      name: 'Peace Accords',
      text: 'After you resolve either ability of Diplomacy, you may gain control of a planet without units in a system adjacent to a planet of yours; not of Mecatol Rex.',
      asks: { planet: 'Peace Accords: which planet joins you?' },
    },
    quash: {
      name: 'Quash',
      text: 'When an agenda is revealed, you may spend a command token from your strategy pool: it is discarded, and the next one is revealed and voted on instead.',
    },
    'loncara-ssodu': { name: 'Loncara Ssodu', text: 'Flagship. Its Space Cannon reaches adjacent systems.' },
    indomitus: { name: 'Indomitus', text: 'Mech. Its Space Cannon reaches adjacent systems.' },
    'ggrocuto-rinn': {
      name: 'Ggrocuto Rinn',
      text: "Action: exhaust this leader and ready a planet, whoever controls it. If it lies in a system adjacent to a planet of yours, you may send one infantry there back to its owner's reinforcements.",
      asks: {
        planet: 'Ggrocuto Rinn: which planet do you ready?',
        infantry: 'Ggrocuto Rinn: do you send one infantry away?',
      },
    },
    'elder-qanoj': {
      name: 'Elder Qanoj',
      text: 'Unlocked by planets worth 12 influence together. Each planet that you exhaust to vote casts one vote more, and nothing can keep you from voting.',
    },
    'xxekir-grom': {
      name: 'Xxekir Grom',
      text: 'Unlocked by three scored objectives. Action: you may discard a law that is in play. Look at the five top agendas and reveal two of them, which you resolve as if your single vote for an outcome of your choice had been cast; the others are discarded. Nobody else resolves abilities meanwhile. Then purge this leader.',
      newer: {
        codex3:
          'Unlocked by three scored objectives. Planets that you exhaust to pay or to vote count with their resources and influence together.',
        codex4:
          'Unlocked by three scored objectives. Action: place up to four PDS and mechs on planets of yours, and ready each planet that got any. Then purge this leader.',
      },
      asks: {
        law: 'Xxekir Grom: which law do you discard?',
        agenda: 'Xxekir Grom: which agenda do you reveal next?',
        unit: 'Xxekir Grom: what do you place, and where?',
      },
    },
  },
} satisfies FactionText;
