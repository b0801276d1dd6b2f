import type { GenericNoteId } from '../../model/ids.ts';
import { cards } from './index.generated.ts';
import type { PromissoryNote } from './promissory-note.ts';

export function installPromissoryNotes(): void {
  for (const note of Object.values(cards satisfies Record<GenericNoteId, PromissoryNote>)) note.install();
}
