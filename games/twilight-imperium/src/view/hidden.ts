import type { Seat } from '@orrery/kernel';
import { agendaEndsFor, areSecretsOpen, seesNotes } from '../content/open-secrets.ts';
import { type AgendaId, agendaFacts } from '../model/agenda/agendas.ts';
import { factsOfNote } from '../model/cards/notes.ts';
import { backOfPiece } from '../model/draft/draft-state.ts';
import { agendasUnderWay } from '../model/readers.ts';
import type { CardKey, State } from '../model/state.ts';

const ballotOf = (card: CardKey): string | undefined => agendaFacts[card as AgendaId]?.ballot;

/** Agendas that nobody has shown: of a hidden one that is voted on, all know what can be voted for. */
function unseenAgendas(game: State, seat: Seat | null): CardKey[][] {
  const looked = game.peek && game.peek.seat === seat ? [] : (game.peek?.cards ?? []);
  const decidedAlone = game.decidedAlone && game.decidedAlone.seat === seat ? [] : (game.decidedAlone?.cards ?? []);
  const ends = agendaEndsFor(game, seat);
  const deck = game.agendas.cards.filter(card => card !== ends?.top && card !== ends?.bottom);
  const unseen = [...deck, ...looked, ...decidedAlone];
  const hidden = agendasUnderWay(game).find(each => each.hidden)?.hidden; // the deck has but one card that hides another
  if (!hidden || hidden.seat === seat) return [unseen];
  const isAlike = (card: CardKey): boolean => ballotOf(card) === ballotOf(hidden.card);
  return [[...unseen.filter(isAlike), hidden.card], unseen.filter(card => !isAlike(card))];
}

const secretsOfOthers = (game: State, seat: Seat | null): string[] =>
  game.seats.flatMap(({ secrets }, each) => (each === seat || areSecretsOpen(game, each) ? [] : secrets));

/** Factions and tiles that others were dealt, or nobody: of tiles everybody sees the backs. */
function unseenInDraft({ dealtFactions, dealtTiles }: State, seat: Seat | null): string[][] {
  if (!dealtFactions && !dealtTiles) return [];
  const unseen = (dealt: { hands: string[][]; box: string[] } | undefined): string[] =>
    dealt ? [...dealt.box, ...dealt.hands.filter((_, each) => each !== seat).flat()] : [];
  const tiles = unseen(dealtTiles);
  return [
    unseen(dealtFactions),
    tiles.filter(piece => backOfPiece(piece) === 'blue'),
    tiles.filter(piece => backOfPiece(piece) === 'red'),
  ];
}

/** Pieces that a seat cannot tell apart: orders of decks, and what others hold. */
export function hidden(game: State, seat: Seat | null): string[][] {
  const others = game.seats.filter((_, each) => each !== seat);
  return [
    [...game.objectives.secret, ...secretsOfOthers(game, seat)],
    game.objectives.stageOne,
    game.objectives.stageTwo,
    [...game.actionCards.cards, ...others.flatMap(player => player.actionCards)],
    game.seats.flatMap((player, each) =>
      each === seat || seesNotes(game, seat, each) ? [] : player.notes.filter(note => !factsOfNote(note).playedAtOnce),
    ), // the others lie open or with their owner
    ...unseenAgendas(game, seat),
    ...Object.values(game.exploration).map(deck => deck.cards),
    game.relics,
    ...unseenInDraft(game, seat),
  ].map(pool => [...pool]);
}
