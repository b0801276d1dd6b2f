import { choose, type Rule, type Seat, type Window } from '@orrery/kernel';
import { noteFacts } from '../../model/cards/notes.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import type { NoteId, Source } from '../../model/ids.ts';
import { inSets, noteOwner, othersClockwise, playerOf } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';
import { installComponentActions } from '../../moments/cards/registry.ts';
import { whenActivatedAgain, whenSystemActivated } from '../../moments/movement/windows.ts';
import { attachNote, mayPlayNote, playNote, returnNote } from '../../verbs/cards/notes.ts';

/** One ability of a note; call it with the id to install it. */
type Part = (id: NoteId) => void;

/** An ability of a note in its holder's hand. */
interface FromHand<D> {
  /** Can it be used now? The caller checks that the seat holds the note. */
  when(game: State, me: Seat, owner: Seat, moment: D): boolean;
  play(game: State, me: Seat, owner: Seat, moment: D): Rule;
  /** It stays in play; another part returns it later. */
  readonly stays?: true;
  /** For changed wordings: only in games without this set, or only in games with it. */
  readonly before?: Source;
  readonly since?: Source;
}

/**
 * A note played from the hand and returned after it is resolved (LRR 69.1a, LRR 69.3). Hands are hidden, so every
 * player who might hold one is asked.
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
      once: 'each piece', // even if it is traded back (LRR 1.18)
      isAround: game => counts(game) && game.seats.some(({ borrowed }) => borrowed > 0),
      publicly: (game, me, data) =>
        counts(game) && playerOf(game, me).borrowed > 0 && owners(game, me, data).length > 0,
      playable: (game, me, data) =>
        (counts(game) ? owners(game, me, data) : [])
          .map(owner => `${id}#${owner}`)
          .filter(note => playerOf(game, me).notes.includes(note)),
      *play(game, me, data, note) {
        yield* playNote(game, me, note); // it is public while it is resolved
        yield* play(game, me, noteOwner(note), data);
        if (!stays) yield* returnNote(game, note);
      },
    });
  };

const actionWhere =
  (counts: (game: State) => boolean): Part =>
  id => {
    const held = (game: State, me: Seat): CardKey[] =>
      counts(game) ? playerOf(game, me).notes.filter(note => note.startsWith(`${id}#`) && noteOwner(note) !== me) : [];
    installComponentActions({ id, possible: held, play: (game, me, note) => playNote(game, me, note) });
  };

/** "Action: …": its holder puts the note into the play area, where it stays. */
export const asAction: Part = actionWhere(() => true);

/** "Action: …": its holder resolves the note and returns it to its owner. */
export const asActionOnce =
  ({ possible, play }: { possible(game: State, me: Seat): boolean; play(game: State, me: Seat): Rule }): Part =>
  id => {
    const held = (game: State, me: Seat): CardKey[] =>
      possible(game, me)
        ? playerOf(game, me).notes.filter(note => note.startsWith(`${id}#`) && noteOwner(note) !== me)
        : [];
    installComponentActions({
      id,
      possible: held,
      *play(game, me, note) {
        yield* playNote(game, me, note); // public while resolved
        yield* play(game, me);
        yield* returnNote(game, note);
      },
    });
  };

/** `asAction` for games without the set that has a newer wording. */
export const asActionBefore = (source: Source): Part => actionWhere(game => !inSets(game, source));

/** "Action: …": its holder resolves the note and returns it (LRR 69.3). */
export const actionFromHand =
  ({ when, play }: Pick<FromHand<object>, 'when' | 'play'>): Part =>
  id => {
    const held = (game: State, me: Seat): CardKey[] =>
      playerOf(game, me).notes.filter(
        note => note.startsWith(`${id}#`) && noteOwner(note) !== me && when(game, me, noteOwner(note), {}),
      );
    installComponentActions({
      id,
      possible: held,
      *play(game, me, note) {
        yield* playNote(game, me, note); // public while resolved
        yield* play(game, me, noteOwner(note), {});
        yield* returnNote(game, note);
      },
    });
  };

/** "Action: …": its holder attaches the note to a planet, where it stays. */
export const asAttachment =
  (sites: (game: State, me: Seat) => readonly Planet[]): Part =>
  id => {
    const held = (game: State, me: Seat): CardKey[] =>
      sites(game, me).length > 0
        ? playerOf(game, me).notes.filter(note => note.startsWith(`${id}#`) && noteOwner(note) !== me)
        : [];
    installComponentActions({
      id,
      possible: held,
      *play(game, me, note) {
        yield* playNote(game, me, note); // it is public from now on
        const open = sites(game, me);
        const { id: planet } =
          open.length === 1 ? open[0]! : yield* choose(me, id, open, { at: each => ({ planet: each.id }) });
        yield* attachNote(game, me, note, planet);
      },
    });
  };

/** An automatic ability while the note is in play; also installed for `whenActivatedAgain` if for activations. */
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
    const moments = moment.id === whenSystemActivated.id ? [moment, whenActivatedAgain as Window<State, D>] : [moment];
    for (const each of moments)
      each.install({
        id: `${id}/${each.id}`,
        automatic: true,
        playable: fitting,
        play: (game, me, _data, note) => play(game, me, note),
      });
  };

/** An automatic ability when the note enters or leaves the play area. */
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
  /** Installs its abilities; called once, where the game is assembled. */
  install(): void;
}

/** A promissory note with its abilities for the holder. Its first owner is in `model/cards/notes.ts`. */
export const promissoryNote = (id: NoteId, ...parts: Part[]): PromissoryNote => ({
  id,
  install() {
    for (const part of parts) part(id);
  },
});
