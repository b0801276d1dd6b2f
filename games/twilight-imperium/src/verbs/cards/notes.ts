import { open, type Rule, reveal, type Seat } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { factsOfNote, notesOf } from '../../model/cards/notes.ts';
import { type Changing, playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { Player } from '../../model/factions/player.ts';
import { noteOwner, playerOf } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import { whenNoteLost, whenNotePlayed } from '../../moments/cards/windows.ts';

/** Each begins with the notes of its colour in hand (LRR 69). */
export function* dealNotes(game: State): Rule {
  for (const seat of game.seats.keys()) playerToChange(game, seat).notes.push(...notesOf(game, seat));
  yield* emit('notes-dealt');
}

/** May the seat use this note now? Never one of its own (LRR 69.2). */
export const mayPlayNote = (game: State, seat: Seat, note: CardKey): boolean => {
  const { notes, notesInPlay } = playerOf(game, seat);
  return noteOwner(note) !== seat && (notes.includes(note) || notesInPlay.includes(note));
};

/** Notes that a seat could give away: those in hand, not those in its play area (LRR 69.5a). */
export const tradableNotes = (game: State, seat: Seat): readonly CardKey[] => playerOf(game, seat).notes;

/** Everybody sees a note of another player leave a hand. */
function leaveHand(player: Changing<Player>, note: CardKey): void {
  takeFrom(player.notes, note);
  player.borrowed = Math.max(0, player.borrowed - 1);
}

/** From one hand to another; the two know which. What must be played at once lies open from now on. */
export function* passNote(game: State, from: Seat, to: Seat, note: CardKey): Rule {
  const [giver, taker] = [playerToChange(game, from), playerToChange(game, to)];
  takeFrom(giver.notes, note);
  giver.borrowed = Math.min(giver.borrowed, giver.notes.length);
  taker.notes.push(note);
  taker.borrowed++;
  yield* reveal([to], [note]);
  yield* emit('note-passed', { from, to }, { [from]: { note }, [to]: { note } });
  if (factsOfNote(note).playedAtOnce && noteOwner(note) !== to) yield* playNote(game, to, note);
}

/** Puts a note from the hand into the play area, for all to see. */
export function* playNote(game: State, seat: Seat, note: CardKey): Rule {
  const player = playerToChange(game, seat);
  leaveHand(player, note);
  player.notesInPlay.push(note);
  yield* reveal('all', [note]);
  yield* emit('note-in-play', { seat, note });
  yield* open(game, whenNotePlayed, { seat, note });
}

/** Back to whom it belongs, who may give it away again (LRR 69.3, LRR 69.4); out of the game if its owner is. */
export function* returnNote(game: State, note: CardKey): Rule {
  const owner = noteOwner(note);
  const lost: Seat[] = [];
  for (const [seat, player] of game.seats.entries()) {
    if (player.notes.includes(note)) leaveHand(playerToChange(game, seat), note);
    if (!player.notesInPlay.includes(note)) continue;
    takeFrom(playerToChange(game, seat).notesInPlay, note);
    lost.push(seat);
  }
  yield* reveal('all', [note]);
  if (playerOf(game, owner).eliminated) game.purged.push(note);
  else playerToChange(game, owner).notes.push(note);
  yield* emit('note-returned', { note, owner });
  for (const seat of lost) yield* open(game, whenNoteLost, { seat, note });
}
