import { open, type Rule, reveal, type Seat } from '@orrery/kernel';
import { takeFrom } from '@orrery/tabletop';
import { factsOfNote, notesOf } from '../../model/cards/notes.ts';
import { type Changing, playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { Player } from '../../model/factions/player.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { noteOwner, playerOf } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import { mayGiveNote } from '../../moments/cards/queries.ts';
import { whenNoteLost, whenNotePlayed } from '../../moments/cards/windows.ts';
import { attach } from '../galaxy/attachments.ts';

/** Deals each player the notes of their colour (LRR 69). */
export function* dealNotes(game: State): Rule {
  for (const seat of game.seats.keys()) playerToChange(game, seat).notes.push(...notesOf(game, seat));
  yield* emit('notes-dealt');
}

/** May the seat use this note? Never its own (LRR 69.2). */
export const mayPlayNote = (game: State, seat: Seat, note: CardKey): boolean => {
  const { notes, notesInPlay } = playerOf(game, seat);
  return noteOwner(note) !== seat && (notes.includes(note) || notesInPlay.includes(note));
};

/** Notes that a seat could give to another: from its hand, not its play area (LRR 69.5a). */
export const tradableNotes = (game: State, seat: Seat, to: Seat): readonly CardKey[] =>
  playerOf(game, seat).notes.filter(note => mayGiveNote(game, { from: seat, to, note }, true));

/** Removes another player's note from a hand, publicly. */
function leaveHand(player: Changing<Player>, note: CardKey): void {
  takeFrom(player.notes, note);
  player.borrowed = Math.max(0, player.borrowed - 1);
}

/** Gives a note to another player; only both know which. Notes that must be played at once are put in play. */
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

/** Puts a note from the hand into the play area, publicly. */
export function* playNote(game: State, seat: Seat, note: CardKey): Rule {
  const player = playerToChange(game, seat);
  leaveHand(player, note);
  player.notesInPlay.push(note);
  yield* reveal('all', [note]);
  yield* emit('note-in-play', { seat, note });
  yield* open(game, whenNotePlayed, { seat, note });
}

/** Attaches a note from a play area to a planet: it then belongs to the planet's controller. */
export function* attachNote(game: State, seat: Seat, note: CardKey, planet: PlanetId): Rule {
  takeFrom(playerToChange(game, seat).notesInPlay, note);
  yield* attach(game, note, planet);
}

/** Returns a note to its owner, who may give it away again (LRR 69.3, LRR 69.4); removes it if they are eliminated. */
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
