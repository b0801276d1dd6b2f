import { askHead, chooseSome, next, open, pick, type Seat, type Slot, step } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { StrategyCardId } from '../../model/ids.ts';
import { othersClockwise, playerOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { oneEffect } from '../../moments/effects.ts';
import { followsFreely } from '../../moments/phases/queries.ts';
import { strategyCards } from '../../moments/phases/registry.ts';
import { afterStrategicAction, afterStrategyPrimary, beforeSecondaries } from '../../moments/phases/windows.ts';
import { offerSecondary, performPrimary, redistribute } from '../../moments/steps.ts';
import { endLasting } from '../../verbs/cards/lasting.ts';
import { canFollow, exhaustStrategyCard, follow } from '../../verbs/phases/strategy-cards.ts';
import { redistributeTokens, spendable } from '../../verbs/tokens/tokens.ts';

/** The primary, then the others' secondaries clockwise, then the card is exhausted (LRR 82). */
export const strategicAction = step<State, { card: StrategyCardId }>('ti/strategic-action');
strategicAction.body(function* (game, { card }) {
  const seat = game.active!;
  yield* emit('strategic-action', { seat, card });
  return next(primary({ card }), secondariesBegin({ card }), strategicActionEnds({ card }));
});

export const secondariesBegin = step<State, { card: StrategyCardId }>('ti/secondaries-begin');
secondariesBegin.body(function* (game, { card }) {
  const seat = game.active!;
  yield* open(game, beforeSecondaries, { seat, card });
  return next(secondaries({ card, waiting: othersClockwise(game, seat) }));
});

export const primary = step<State, { card: StrategyCardId; seat?: Seat }>('ti/primary');
primary.body(function* (game, { card, seat = game.active! }) {
  const further = yield* oneEffect(game, strategyCards.of(card).primary(game, seat));
  return next(...(further?.frames ?? []), primaryEnds({ card, ...(seat !== game.active && { seat }) }));
});

export const primaryEnds = step<State, { card: StrategyCardId; seat?: Seat }>('ti/primary-ends');
primaryEnds.body(function* (game, { card, seat = game.active! }) {
  yield* open(game, afterStrategyPrimary, { seat, card });
});

/** A primary outside of a strategic action: abilities after a primary apply, but only seats named by the primary may follow. */
performPrimary.body(function* (_game, { card, seat }) {
  return next(primary({ card, ...(seat !== undefined && { seat }) }), guests({ card }));
});

export const guests = step<State, { card: StrategyCardId }>('ti/guests');
guests.body(function* (game, { card }) {
  const { freeSecondaries } = game;
  game.freeSecondaries = [];
  return next(...freeSecondaries.map(seat => secondary({ card, seat, free: true })));
});

offerSecondary.body(function* (game, { card, seat, asked }) {
  const others = othersClockwise(game, seat);
  const chosen = yield* chooseSome(seat, asked, others, {
    key: String,
    at: each => ({ seat: each }),
    prompt: { card },
  });
  return next(secondaries({ card, waiting: others.filter(each => chosen.includes(each)) }));
});

redistribute.body(function* (game, { seat }) {
  yield* redistributeTokens(game, seat);
});

const isFree = (game: State, card: StrategyCardId, seat: Seat): boolean =>
  followsFreely(game, { seat, card }, strategyCards.of(card).freeSecondary === true);

const isAble = (game: State, card: StrategyCardId, seat: Seat): boolean =>
  canFollow(game, seat, card, isFree(game, card, seat));

const replyOf = (game: State, card: StrategyCardId, seat: Seat): Slot<string[]> =>
  pick(seat, 'follow', ['follow'], {
    min: 0,
    at: () => ({ strategyCard: card }),
    about: `follow-${game.round}-${card}`,
    prompt: { card, free: isFree(game, card, seat) },
  });

/** Each seat in turn; later ones may answer ahead. Seats in `freeSecondaries` must follow and do not pay (LRR 92.4). */
export const secondaries = step<State, { card: StrategyCardId; waiting: Seat[] }>('ti/secondaries');
secondaries.body(function* (game, { card, waiting: named }) {
  const waiting = named.filter(each => !playerOf(game, each).eliminated);
  const [seat, ...rest] = waiting;
  if (seat === undefined) return;
  const later = secondaries({ card, waiting: rest });
  if (game.freeSecondaries.includes(seat)) return next(secondary({ card, seat, free: true }), later);
  if (!isAble(game, card, seat)) {
    const lacksToken = !isFree(game, card, seat) && spendable(game, seat, 'strategy') === 0;
    yield* emit('could-not-follow', { seat, card, ...(!lacksToken && { lacks: 'resources' }) }); // LRR 82.1
    return next(later);
  }
  const able = waiting.filter(each => !game.freeSecondaries.includes(each) && isAble(game, card, each));
  const reply = yield* askHead(able.map(each => replyOf(game, card, each)));
  if (reply.length === 0) return next(later);
  return next(secondary({ card, seat, free: isFree(game, card, seat) }), later);
});

/** A token from the strategy pool, unless it is free, and then the ability (LRR 20.5). */
export const secondary = step<State, { card: StrategyCardId; seat: Seat; free: boolean }>('ti/secondary');
secondary.body(function* (game, { card, seat, free }) {
  if (playerOf(game, seat).eliminated) return;
  const further = yield* follow(game, seat, card, free);
  return next(...(further?.frames ?? []));
});

export const strategicActionEnds = step<State, { card: StrategyCardId }>('ti/strategic-action-ends');
strategicActionEnds.body(function* (game, { card }) {
  const seat = game.active!;
  game.freeSecondaries = [];
  yield* exhaustStrategyCard(game, seat, card); // LRR 82.2
  yield* open(game, afterStrategicAction, { seat, card });
  endLasting(game, 'strategic-action');
});
