import type { Game } from './game.ts';
import type { PrivateEntry } from './history.ts';
import { isReaction, setReaction } from './reactions.ts';
import { done, type Outcome, refuse } from './refusals.ts';
import type { Core, KernelState, Order, Reaction, Seat } from './types.ts';

/** Applies a private entry of a seat: an answer ahead of turn, a standing order, a reaction setting. */
export function applyPrivate(core: Core, entry: PrivateEntry): void {
  switch (entry.t) {
    case 'ahead':
      core.ahead = core.ahead.filter(each => each.seat !== entry.seat || each.about !== entry.about);
      core.ahead.push({ seat: entry.seat, about: entry.about, value: entry.value });
      return;
    case 'withdraw':
      core.ahead = core.ahead.filter(each => each.seat !== entry.seat || each.about !== entry.about);
      return;
    case 'order':
      core.orders = core.orders.filter(each => each.seat !== entry.order.seat || each.window !== entry.order.window);
      core.orders.push(entry.order);
      return;
    case 'order-off':
      core.orders = core.orders.filter(each => each.seat !== entry.seat || each.window !== entry.window);
      return;
    case 'reaction':
      setReaction(core, entry.seat, entry.reaction);
  }
}

const isSeat = (seat: unknown, seats: number): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;

/** Checks a standing order against the game's windows and moments. */
export function checkOrder<G extends KernelState>(
  { windows, orderEnds }: Pick<Game<G>, 'windows' | 'orderEnds'>,
  { seat, window, unless, until }: Order,
  seats: number,
): Outcome {
  if (!isSeat(seat, seats)) return refuse('seat/unknown', 'There is no such seat.');
  if (!windows.includes(window)) return refuse('order/unknown-window', 'There is no such window.');
  if (!orderEnds.includes(until)) return refuse('order/malformed', 'Orders cannot end there.');
  if (unless !== null && unless !== 'concerns-me') return refuse('order/malformed', 'No such exception.');
  return done;
}

/** Whether exactly this order exists already. */
export function hasOrder(core: Core, { seat, window, unless, until }: Order): boolean {
  const stands = core.orders.find(each => each.seat === seat && each.window === window);
  return stands?.unless === unless && stands.until === until;
}

/** Checks a reaction setting. */
export function checkReaction(seat: Seat, reaction: Reaction, usual: Reaction, seats: number): Outcome {
  if (!isSeat(seat, seats)) return refuse('seat/unknown', 'There is no such seat.');
  if (!isReaction(reaction)) return refuse('reaction/malformed', 'Seats are asked quick, guarded or never.');
  if (reaction === 'quick' && usual === 'guarded')
    return refuse('reaction/guarded-table', 'At this table everybody is asked at every window.');
  return done;
}
