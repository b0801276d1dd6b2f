import { noteOwner, playerOf } from '../../model/readers.ts';
import { commandersShared } from '../../moments/factions/queries.ts';
import { whenSystemActivated } from '../../moments/movement/windows.ts';
import { inPlay, promissoryNote } from './promissory-note.ts';
import { activatesOwner, giveBack } from './trust.ts';

const allies: Parameters<typeof commandersShared.install>[0] = (game, seat, owners) => {
  const found = playerOf(game, seat).notesInPlay.filter(note => note.startsWith('alliance#'));
  return found.length === 0 ? owners : [...owners, ...found.map(noteOwner)];
};

/** The holder can use the owner's commander if it is unlocked. */
export const alliance = promissoryNote(
  'alliance',
  () => commandersShared.install(allies),
  inPlay(whenSystemActivated, activatesOwner, giveBack),
);
