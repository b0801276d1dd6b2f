import type { Rule, Seat, Window } from '@orrery/kernel';
import { noteFacts } from '../../model/cards/notes.ts';
import type { NoteId, Source } from '../../model/ids.ts';
import { inSets, noteOwner, othersClockwise, playerOf } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import { installComponentActions } from '../../moments/cards/registry.ts';
import { mayPlayNote, playNote, returnNote } from '../../verbs/cards/notes.ts';

/** One ability of a note; plugs itself into its socket for whoever has the note. */
type Part = (id: NoteId) => void;

/** What a note does for its holder about its owner, whose colour it has. */
interface FromHand<D> {
  /** Does the moment fit? That the seat holds the note is seen to. */
  when(game: State, me: Seat, owner: Seat, moment: D): boolean;
  play(game: State, me: Seat, owner: Seat, moment: D): Rule;
  /** Its ability lasts: it goes back later, by another part. */
  readonly stays?: true;
  /** Where its wording changed: only with the older one, or only with the newer one, which came with this set. */
  readonly before?: Source;
  readonly since?: Source;
}

/**
 * A note used from the hand, and returned when it is resolved (LRR 69.1a, LRR 69.3). Hands are hidden, so everybody who could
 * have been given one is asked.
 */
export const fromHand =
  <D>(moment: Window<State, D>, { when, play, stays, before, since }: FromHand<D>): Part =>
  id => {
    const counts = (game: State): boolean =>
      (before === undefined || !inSets(game, before)) && (since === undefined || inSets(game, since));
    const { faction } = noteFacts[id];
    const owns = (game: State, owner: Seat): boolean =>
      faction === undefined || playerOf(game, owner).faction === faction;
    const owners = (game: State, me: Seat, data: D): Seat[] =>
      othersClockwise(game, me).filter(owner => owns(game, owner) && when(game, me, owner, data));
    moment.install({
      id,
      isAround: game => counts(game) && game.seats.some(({ borrowed }) => borrowed > 0),
      publicly: (game, me, data) =>
        counts(game) && playerOf(game, me).borrowed > 0 && owners(game, me, data).length > 0,
      playable: (game, me, data) =>
        (counts(game) ? owners(game, me, data) : [])
          .map(owner => `${id}#${owner}`)
          .filter(note => playerOf(game, me).notes.includes(note)),
      *play(game, me, data, note) {
        yield* playNote(game, me, note); // it lies open while it is resolved
        yield* play(game, me, noteOwner(note), data);
        if (!stays) yield* returnNote(game, note);
      },
    });
  };

/** "Action: …": its holder puts the note into the play area, where it stays. */
export const asAction: Part = id => {
  const held = (game: State, me: Seat): CardKey[] =>
    playerOf(game, me).notes.filter(note => note.startsWith(`${id}#`) && noteOwner(note) !== me);
  installComponentActions({ id, possible: held, play: (game, me, note) => playNote(game, me, note) });
};

/** What happens by itself while the note lies in the play area. */
export const inPlay =
  <D>(
    moment: Window<State, D>,
    when: (game: State, me: Seat, owner: Seat, data: D) => boolean,
    play: (game: State, me: Seat, note: CardKey) => Rule,
  ): Part =>
  id => {
    const fitting = (game: State, me: Seat, data: D): CardKey[] =>
      playerOf(game, me).notesInPlay.filter(
        note => note.startsWith(`${id}#`) && mayPlayNote(game, me, note) && when(game, me, noteOwner(note), data),
      );
    moment.install({
      id: `${id}/${moment.id}`,
      automatic: true,
      playable: fitting,
      play: (game, me, _data, note) => play(game, me, note),
    });
  };

/** What happens by itself as the note comes into the play area or leaves it. */
export const asItMoves =
  (
    moment: Window<State, { readonly seat: Seat; readonly note: CardKey }>,
    play: (game: State, me: Seat, note: CardKey) => Rule,
  ): Part =>
  id => {
    const isIt = (me: Seat, { seat, note }: { readonly seat: Seat; readonly note: CardKey }): boolean =>
      seat === me && note.startsWith(`${id}#`);
    moment.install({
      id,
      automatic: true,
      playable: (_game, me, moved) => (isIt(me, moved) ? [moved.note] : []),
      play: (game, me, _moved, note) => play(game, me, note),
    });
  };

export interface PromissoryNote {
  readonly id: NoteId;
  /** Plugs its abilities in; called once, where the game is assembled. */
  install(): void;
}

/** A promissory note: what it does for whoever was given it. Who starts with it stands in `model/cards/notes.ts`. */
export const promissoryNote = (id: NoteId, ...parts: Part[]): PromissoryNote => ({
  id,
  install() {
    for (const part of parts) part(id);
  },
});
