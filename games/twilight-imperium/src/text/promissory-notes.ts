import type { NoteId } from '../model/ids.ts';
import type { CardText } from './card-text.ts';
import { factionNoteTexts } from './factions/index.ts';

/** Promissory notes in our own words; "the owner" is the player whose colour is on the note. */
export const noteTexts: Readonly<Record<NoteId, CardText>> = {
  ...factionNoteTexts,
  ceasefire: {
    name: 'Ceasefire',
    text: 'When the owner has activated a system with units of yours, it cannot move units there in this action. The note goes back to the owner.',
  },
  'political-secret': {
    name: 'Political Secret',
    text: 'When an agenda is revealed, the owner neither votes nor plays action cards nor uses faction abilities until it is resolved. The note goes back to the owner.',
  },
  'support-for-the-throne': {
    name: 'Support for the Throne',
    text: 'Lies open before you from the moment you get it and is worth 1 victory point. Activate a system with units of the owner, or see the owner eliminated, and the point and the note are gone.',
  },
  'trade-agreement': {
    name: 'Trade Agreement',
    text: 'When the owner replenishes commodities, it gives them all to you. The note goes back to the owner.',
  },
  alliance: {
    name: 'Alliance',
    text: "Lies open before you from the moment you get it and lets you use the owner's commander once that is unlocked. Activate a system with units of the owner and the note goes back.",
  },
};
