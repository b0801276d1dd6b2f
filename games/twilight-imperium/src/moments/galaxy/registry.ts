import {
  type AttachmentFacts,
  attachmentFacts,
  factionAttachments,
  lawAttachments,
} from '../../model/galaxy/attachments.ts';
import type { CardKey } from '../../model/state.ts';

/** What is printed is known from the start: screens ask without any rules around. */
const attachmentKinds = new Map<string, AttachmentFacts>(
  Object.entries({ ...attachmentFacts, ...lawAttachments, ...factionAttachments }),
);

/** Says what further cards do to the planets that they are attached to, by the kind of card. */
export const installAttachmentKinds = (kinds: Readonly<Record<string, AttachmentFacts>>): void => {
  for (const [kind, facts] of Object.entries(kinds)) attachmentKinds.set(kind, facts);
};

/** What an attached card does to its planet, beyond what the rules of its own deck say. */
export const attachmentOf = (card: CardKey): AttachmentFacts | undefined => attachmentKinds.get(card.split('#')[0]!);
