import type { Rule, Seat } from '@orrery/kernel';
import { type LastingEffect, type Span, spans } from '../../model/cards/state.ts';
import { setLasting } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { State } from '../../model/state.ts';

/**
 * Starts a lasting effect; `lastingOf` finds it until its span ends. Outside of an agenda phase, no effect lasts for
 * one.
 */
export function* lastUntil(game: State, effect: LastingEffect): Rule {
  if (effect.until === 'agenda-phase' && game.phase !== 'agenda') return;
  setLasting(game, [...game.lasting, { ...effect }]);
  yield* emit('effect-lasts', { seat: effect.seat, card: effect.id, until: effect.until });
}

/** `lastUntil` for several seats. */
export function* lastFor(game: State, seats: readonly Seat[], effect: Omit<LastingEffect, 'seat'>): Rule {
  for (const seat of seats) yield* lastUntil(game, { ...effect, seat });
}

/** A seat's lasting effects of a card. */
export const lastingOf = (game: State, seat: Seat, id: string): LastingEffect[] =>
  game.lasting.length === 0 ? [] : game.lasting.filter(effect => effect.seat === seat && effect.id === id);

/** Ends all effects whose span is the given one or a part of it. */
export function endLasting(game: State, over: Span): void {
  if (game.lasting.length === 0) return;
  const ended = spans.slice(0, spans.indexOf(over) + 1);
  setLasting(
    game,
    game.lasting.filter(({ until }) => !ended.includes(until)),
  );
}

/** Ends a card's effects for a seat early. */
export function endEffects(game: State, seat: Seat, id: string): void {
  setLasting(
    game,
    game.lasting.filter(effect => effect.seat !== seat || effect.id !== id),
  );
}
