import { askAll, pick, type Rule, reveal, type Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { playerOf } from '../../model/readers.ts';
import type { CardKey, State } from '../../model/state.ts';

/** Shows the action cards of other players to a seat only. */
export function* lookAtHands(game: State, seat: Seat, seats: readonly Seat[]): Rule {
  const cards = seats.flatMap(each => playerOf(game, each).actionCards);
  yield* reveal([seat], cards);
  yield* emit('hands-seen', { seat, seats: [...seats] }, { [seat]: { cards } });
}

/** Shows the notes in others' hands to a seat. */
export function* lookAtNotes(game: State, seat: Seat, seats: readonly Seat[]): Rule {
  for (const of of seats) {
    const { notes } = playerOf(game, of);
    yield* reveal([seat], notes);
    yield* emit('notes-seen', { seat, of, count: notes.length }, { [seat]: { notes: [...notes] } });
  }
}

/** Shows a player's unscored secret objectives to a seat. */
export function* lookAtSecrets(game: State, seat: Seat, of: Seat): Rule {
  const { secrets } = playerOf(game, of);
  yield* reveal([seat], secrets);
  yield* emit('secrets-shown-to', { seat: of, to: seat, count: secrets.length }, { [seat]: { cards: [...secrets] } });
}

/** Each of these players chooses one action card to show to a seat; all simultaneously. */
export function* askToShowActionCards(
  game: State,
  seat: Seat,
  from: readonly Seat[],
  kind: string,
): Rule<readonly { readonly from: Seat; readonly card: CardKey }[]> {
  const picks = from.map(each =>
    pick(each, kind, playerOf(game, each).actionCards, { at: card => ({ card }), prompt: { seat } }),
  );
  const chosen = (yield* askAll(picks)).map(([card], i) => ({ from: from[i]!, card: card! }));
  for (const shown of chosen) {
    yield* reveal([seat], [shown.card]);
    const secret = { card: shown.card };
    yield* emit('action-card-shown', { seat: shown.from, to: seat }, { [seat]: secret, [shown.from]: secret });
  }
  return chosen;
}

/** Shows another player the top card of the agenda deck. */
export function* showTopAgenda(game: State, seat: Seat, to: Seat): Rule {
  const card = game.agendas.cards.at(-1);
  if (!card) return;
  yield* reveal([to], [card]);
  yield* emit('agenda-shown', { seat, to }, { [seat]: { card }, [to]: { card } });
}
