import { whenNoteLost, whenNotePlayed } from '../../moments/cards/windows.ts';
import { whenSystemActivated } from '../../moments/movement/windows.ts';
import { gainPoints, losePoints } from '../../verbs/objectives/points.ts';
import { asItMoves, inPlay, promissoryNote } from './promissory-note.ts';
import { activatesOwner, giveBack } from './trust.ts';

export const supportForTheThrone = promissoryNote(
  'support-for-the-throne',
  asItMoves(whenNotePlayed, (game, me, note) => gainPoints(game, me, 1, note)),
  inPlay(whenSystemActivated, activatesOwner, giveBack),
  asItMoves(whenNoteLost, (game, me, note) => losePoints(game, me, 1, note)), // even if its owner is eliminated
);
