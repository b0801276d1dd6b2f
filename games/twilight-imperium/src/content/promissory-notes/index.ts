import type { GenericNoteId } from '../../model/ids.ts';
import { alliance } from './alliance.ts';
import { ceasefire } from './ceasefire.ts';
import { politicalSecret } from './political-secret.ts';
import type { PromissoryNote } from './promissory-note.ts';
import { supportForTheThrone } from './support-for-the-throne.ts';
import { tradeAgreement } from './trade-agreement.ts';

const notes = {
  alliance,
  ceasefire,
  'political-secret': politicalSecret,
  'support-for-the-throne': supportForTheThrone,
  'trade-agreement': tradeAgreement,
} satisfies Record<GenericNoteId, PromissoryNote>;

export function installPromissoryNotes(): void {
  for (const note of Object.values(notes)) note.install();
}
