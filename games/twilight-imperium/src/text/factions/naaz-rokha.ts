import type { FactionText } from './faction-text.ts';

/** The Naaz-Rokha Alliance in our own words. */
export const naazRokhaText = {
  technologies: {
    'pre-fab-arcologies': {
      name: 'Pre-Fab Arcologies',
      text: 'After you explore a planet and resolve the card, the planet is readied.',
    },
    supercharge: {
      name: 'Supercharge',
      text: 'When a combat round of yours starts, you may exhaust this: your units add 1 to their combat rolls in this round.',
    },
  },
  notes: {
    'black-market-forgery': {
      name: 'Black Market Forgery',
      text: 'Action: a pair of your relic fragments of one type is purged, and you gain a relic for it. The note goes back to the owner.',
      asks: { fragments: 'Black Market Forgery: which fragments do you purge?' },
    },
  },
  cards: {
    'distant-suns': {
      name: 'Distant Suns',
      text: 'When you explore a planet with a mech of yours, you may draw one card more, resolve one and discard the other.',
    },
    fabrication: {
      name: 'Fabrication',
      text: 'Action: a pair of your relic fragments of one type is purged for a relic, or a single one for a command token.',
      asks: { fragments: 'Fabrication: two fragments for a relic, or one for a command token?' },
    },
    'visz-el-vir': {
      name: 'Visz El Vir',
      text: 'Flagship. Each of your mechs that fights in its system, in space or on a planet, rolls one die more.',
    },
    eidolon: {
      name: 'Eidolon',
      text: 'Mech with two dice. In the space of the active system it becomes a ship when a combat starts there: it hits on 8 and does not sustain damage. After the combat it is an ordinary mech again, and needs room.',
    },
    'garv-and-gunn': {
      name: 'Garv and Gunn',
      text: "When anybody's turn ends, you may exhaust this leader: that player may explore one of their planets.",
      asks: { planet: 'Garv and Gunn: which planet do you explore?' },
    },
    'dart-and-tai': {
      name: 'Dart and Tai',
      text: 'Unlocked by mechs in three systems. After you gain a planet that somebody else controlled, you may explore it.',
    },
    'hesh-and-prit': {
      name: 'Hesh and Prit',
      text: 'Unlocked by three scored objectives. Action: gain a relic. Then resolve the secondary abilities of up to two strategy cards that are ready or that nobody chose; tokens for them come from your reinforcements. Then purge this leader.',
      asks: { card: 'Hesh and Prit: which secondary ability do you resolve? The first one you name comes first.' },
    },
  },
} satisfies FactionText;
