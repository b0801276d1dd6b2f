import type { Seat } from '@orrery/kernel';
import type { Galaxy } from '../galaxy/state.ts';
import { type FactionId, type NoteId, noteIds, type Source } from '../ids.ts';
import { attachedNotes, inSets, noteOwner } from '../readers.ts';
import type { CardKey, State } from '../state.ts';

/** What is printed on a promissory note besides its ability. */
export interface NoteFacts {
  readonly source: Source;
  /** Whoever receives it must put it into the play area at once, so that it is never secret who else has it. */
  readonly playedAtOnce?: true;
  /** Only whoever plays this faction has one. */
  readonly faction?: FactionId;
  /** Whoever plays this faction has none. */
  readonly exceptFor?: FactionId;
}

export const noteFacts: Readonly<Record<NoteId, NoteFacts>> = {
  ceasefire: { source: 'base' },
  'political-secret': { source: 'base' },
  'support-for-the-throne': { source: 'base', playedAtOnce: true },
  'trade-agreement': { source: 'base' },
  alliance: { source: 'pok', playedAtOnce: true, exceptFor: 'mahact' },
  'military-support': { source: 'base', faction: 'sol' },
  'trade-convoys': { source: 'base', faction: 'hacan' },
  'promise-of-protection': { source: 'base', faction: 'mentak' },
  'tekklar-legion': { source: 'base', faction: 'sardakk' },
  'war-funding': { source: 'base', faction: 'letnev' },
  'cybernetic-enhancements': { source: 'base', faction: 'l1z1x' },
  'research-agreement': { source: 'base', faction: 'jolnar' },
  'political-favor': { source: 'base', faction: 'xxcha' },
  stymie: { source: 'base', faction: 'arborec' },
  'strike-wing-ambuscade': { source: 'pok', faction: 'argent' },
  'greyfire-mutagen': { source: 'base', faction: 'yin' },
  'black-market-forgery': { source: 'pok', faction: 'naaz-rokha' },
  acquiescence: { source: 'base', faction: 'winnu' },
  'spy-net': { source: 'base', faction: 'yssaril' },
  crucible: { source: 'pok', faction: 'vuilraith' },
  'blood-pact': { source: 'pok', faction: 'empyrean' },
  'dark-pact': { source: 'pok', faction: 'empyrean' },
  'creuss-iff': { source: 'base', faction: 'creuss' },
  'scepter-of-dominion': { source: 'pok', faction: 'mahact' },
  'fires-of-the-gashlai': { source: 'base', faction: 'muaat' },
  antivirus: { source: 'base', faction: 'nekro' },
  'raghs-call': { source: 'base', faction: 'saar' },
  'keleres-rider': { source: 'codex3', faction: 'keleres' },
  'gift-of-prescience': { source: 'base', faction: 'naalu' },
  'the-cavalry': { source: 'pok', faction: 'nomad' },
  terraform: { source: 'pok', faction: 'titans' },
};

const noteKind = (note: CardKey): NoteId => note.slice(0, note.indexOf('#')) as NoteId;

export const factsOfNote = (note: CardKey): NoteFacts => noteFacts[noteKind(note)];

/** The notes that a seat starts with (LRR 69). */
export const notesOf = (game: State, seat: Seat): CardKey[] =>
  noteIds
    .filter(id => {
      const own = game.seats[seat]!.faction;
      const { source, faction = own, exceptFor } = noteFacts[id];
      return inSets(game, source) && faction === own && exceptFor !== own;
    })
    .map(id => `${id}#${seat}`);

const known = new WeakMap<Galaxy, readonly CardKey[]>();

/** Everybody's notes, wherever they are; the same ones as long as the galaxy is. */
function allNotes(game: State): readonly CardKey[] {
  const found = known.get(game.galaxy) ?? [...game.seats.keys()].flatMap(seat => notesOf(game, seat));
  if (game.galaxy.tiles.length > 0) known.set(game.galaxy, found);
  return found;
}

/**
 * Notes that a seat's opponent could have in hand for all that the seat knows: not those in its own hand, in a play area
 * or out of the game; others' only if it was given any, and those that are played at once only with their owner.
 */
export function notesImaginable(game: State, seat: Seat, holder: Seat): CardKey[] {
  if (game.seats[holder]!.notes.length === 0) return [];
  const elsewhere = new Set([
    ...game.seats[seat]!.notes,
    ...game.seats.flatMap(player => player.notesInPlay),
    ...game.systems.flatMap(({ planets }) => planets.flatMap(attachedNotes)),
    ...game.purged,
  ]);
  return allNotes(game).filter(
    note =>
      !elsewhere.has(note) &&
      (noteOwner(note) === holder || (game.seats[holder]!.borrowed > 0 && !factsOfNote(note).playedAtOnce)),
  );
}
