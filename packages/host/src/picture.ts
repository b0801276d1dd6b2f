import {
  type Ask,
  type GameEvent,
  type Json,
  type KernelState,
  nextQuestion,
  reuseUnchanged,
  type Seat,
  type Table,
  undoable,
  undoRequest,
} from '@orrery/kernel';
import type { EventPicture, Picture } from '@orrery/protocol';

/** A running game of any kind. */
export type LiveGame = Table<KernelState>;

const none: readonly never[] = [];

/** The game as one seat, or a spectator, may see it now. Not a copy: later moves may change it. */
export function pictureOf(table: LiveGame, seat: Seat | null, view = table.view(seat)): Picture {
  const { core } = table.state;
  const request = undoRequest(table);
  const target = seat === null ? undefined : undoable(table, seat);
  const asks = seat === null ? none : table.asks(seat);
  const next = seat === null ? undefined : nextQuestion(table, seat);
  return {
    view: view as Json,
    asks,
    barred: seat === null ? none : table.barred(seat),
    ...(next && { next }),
    replaceable: seat === null ? none : table.replaceable(seat),
    ahead:
      core.ahead.length === 0
        ? none
        : core.ahead.filter(each => each.seat === seat).map(({ about, value }) => ({ about, value })),
    orders: core.orders.length === 0 ? none : core.orders.filter(each => each.seat === seat),
    reaction: seat === null ? null : table.reactionOf(seat),
    undo: target ? (target.free ? 'free' : 'consent') : null,
    undoAsked: request ? { seat: request.seat, agreed: request.agreed } : null,
    waiting: waitingAs(table, seat, asks),
    standing: table.standing ?? null,
    seed: table.over ? table.seed : null,
  };
}

/** The seats that the table waits for, as one seat may know it. */
function waitingAs(table: LiveGame, seat: Seat | null, asks: readonly Ask[]): readonly Seat[] {
  const waiting = table.waiting();
  const isAsked = table.privateQuestion === undefined || asks.some(ask => !ask.ahead);
  return isAsked ? waiting : waiting.filter(each => each !== seat);
}

/**
 * The same as an immutable copy; parts equal to those of an earlier picture are the same objects. The view must be
 * immutable. Questions are: each is described once, and after rules have run there are new ones with new ids.
 */
export function settledPicture(
  table: LiveGame,
  seat: Seat | null,
  view: unknown,
  before: Picture | undefined,
): Picture {
  const { asks, barred, next, replaceable, ahead, orders, reaction, undo, undoAsked, waiting, standing, seed } =
    pictureOf(table, seat, view);
  return {
    view: view as Json,
    asks,
    barred: sameLists(before?.barred, barred),
    ...(next && { next }),
    replaceable,
    ahead: reuseUnchanged(before?.ahead, ahead),
    orders: reuseUnchanged(before?.orders, orders),
    reaction,
    undo,
    undoAsked: reuseUnchanged(before?.undoAsked, undoAsked),
    waiting: reuseUnchanged(before?.waiting, waiting),
    standing: reuseUnchanged(before?.standing, standing),
    seed,
  };
}

/** Reuses the previous list if it is the same one or both are empty. */
function sameLists<T>(before: readonly (readonly T[])[] | undefined, now: readonly (readonly T[])[]) {
  const isSame = (list: readonly T[], i: number) =>
    list === before![i] || (list.length === 0 && before![i]!.length === 0);
  return before?.length === now.length && now.every(isSame) ? before : now;
}

/** An event as one seat learns of it. */
export function eventFor({ type, data, secret }: GameEvent, seat: Seat | null): EventPicture {
  const mine = seat === null ? undefined : secret?.[seat];
  return mine ? { type, data, secret: mine } : { type, data };
}
