import type { Rule, Seat } from '@orrery/kernel';
import { type LastingEffect, type Span, spans } from '../../model/cards/state.ts';
import { setLasting } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { State } from '../../model/state.ts';

/** What a card does lasts until something is over; until then `lastingOf` finds it. Without an agenda phase, nothing lasts as long as one. */
export function* lastUntil(game: State, effect: LastingEffect): Rule {
  if (effect.until === 'agenda-phase' && game.phase !== 'agenda') return;
  setLasting(game, [...game.lasting, { ...effect }]);
  yield* emit('effect-lasts', { seat: effect.seat, card: effect.id, until: effect.until });
}

/** The same for several seats, for what concerns each of them. */
export function* lastFor(game: State, seats: readonly Seat[], effect: Omit<LastingEffect, 'seat'>): Rule {
  for (const seat of seats) yield* lastUntil(game, { ...effect, seat });
}

/** The effects of a card that last for a seat. */
export const lastingOf = (game: State, seat: Seat, id: string): LastingEffect[] =>
  game.lasting.length === 0 ? [] : game.lasting.filter(effect => effect.seat === seat && effect.id === id);

/** Something is over, and with it every effect that lasted as long or as long as a part of it. */
export function endLasting(game: State, over: Span): void {
  if (game.lasting.length === 0) return;
  const ended = spans.slice(0, spans.indexOf(over) + 1);
  setLasting(
    game,
    game.lasting.filter(({ until }) => !ended.includes(until)),
  );
}

/** An effect of a card that lasted for a seat is over before its time. */
export function endEffects(game: State, seat: Seat, id: string): void {
  setLasting(
    game,
    game.lasting.filter(effect => effect.seat !== seat || effect.id !== id),
  );
}
