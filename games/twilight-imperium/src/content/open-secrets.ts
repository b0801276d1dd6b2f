import type { Seat } from '@orrery/kernel';
import type { CardKey, State } from '../model/state.ts';
import { seesAgendaEnds } from '../moments/agenda/queries.ts';
import { seesNotesOf } from '../moments/cards/queries.ts';
import { showsSecrets } from '../moments/objectives/queries.ts';

/** Does a card in play let everybody see the secret objectives of a seat? */
export const areSecretsOpen = (game: State, seat: Seat): boolean => showsSecrets(game, seat, false);

/** Does a card in play let a seat see the promissory notes of another? */
export const seesNotes = (game: State, seat: Seat | null, of: Seat): boolean =>
  seat !== null && seat !== of && seesNotesOf(game, { seat, of }, false);

/** The top and bottom agenda, for a seat that may see them; null while some seat holds top cards. */
export function agendaEndsFor(
  game: State,
  seat: Seat | null,
): { readonly top: CardKey | null; readonly bottom: CardKey | null } | null {
  if (seat === null || game.peek || game.decidedAlone || !seesAgendaEnds(game, seat, false)) return null;
  const { cards } = game.agendas;
  return { top: cards.at(-1) ?? null, bottom: cards[0] ?? null };
}
