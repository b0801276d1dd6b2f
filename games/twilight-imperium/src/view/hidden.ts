import type { Seat } from '@orrery/kernel';
import { factsOfNote } from '../model/notes.ts';
import type { State } from '../model/state.ts';

/** Pieces that a seat cannot tell apart: orders of decks, and what others hold. */
export function hidden(game: State, seat: Seat | null): string[][] {
  const others = game.seats.filter((_, each) => each !== seat);
  const seen = game.looking && game.looking.seat === seat ? [] : (game.looking?.cards ?? []);
  return [
    [...game.objectives.secret, ...others.flatMap(player => player.secrets)],
    game.objectives.stageOne,
    game.objectives.stageTwo,
    [...game.actionCards.cards, ...others.flatMap(player => player.actionCards)],
    others.flatMap(player => player.notes.filter(note => !factsOfNote(note).playedAtOnce)), // the others lie open or with their owner
    [...game.agendas.cards, ...seen],
    ...Object.values(game.exploration).map(deck => deck.cards),
    game.relics,
  ].map(pool => [...pool]);
}
