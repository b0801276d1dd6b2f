import {
  again,
  type Barred,
  expireOrders,
  labelled,
  next,
  open,
  pick,
  pickWithin,
  type Rule,
  type Seat,
  step,
} from '@orrery/kernel';
import { isActionCard } from '../../model/cards/action-cards.ts';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import type { StrategyCardId } from '../../model/ids.ts';
import { othersClockwise, playerOf } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { componentActionsBarred, componentActionsOf, type Played } from '../../moments/cards/registry.ts';
import { oneEffect } from '../../moments/effects.ts';
import { initiativeOrder } from '../../moments/phases/initiative.ts';
import { actionsInTurn } from '../../moments/phases/queries.ts';
import {
  afterAction,
  afterCardAction,
  afterPassed,
  duringOwnTurn,
  endOfActionPhase,
  endOfTurn,
  startOfTurn,
  whenStrategicAction,
} from '../../moments/phases/windows.ts';
import { actionEnds, purgeHero, spaceCombat, tacticalAction, turnEnds } from '../../moments/steps.ts';
import { endLasting } from '../../verbs/cards/lasting.ts';
import { keepOfferingDeals, recordPossiblePartners, resetTransactions } from '../../verbs/economy/transactions.ts';
import { purgeLeader } from '../../verbs/factions/leaders.ts';
import { skipsTurn } from '../../verbs/phases/turns.ts';
import { spendable } from '../../verbs/tokens/tokens.ts';
import { lastDeals, partnersInTurn, transaction, withinReach } from '../economy/transactions.ts';
import { remainingGroundCombats } from '../invasion/invasion.ts';
import { canActivate } from '../movement/tactical-action.ts';
import { strategicAction } from './strategic-action.ts';

/** Turns in initiative order until all have passed (LRR 3). */
export const actionPhase = step<State>('ti/action-phase');
actionPhase.body(function* (game) {
  game.phase = 'action';
  for (const [seat, { eliminated }] of game.seats.entries()) playerToChange(game, seat).passed = eliminated;
  yield* emit('phase', { phase: 'action', round: game.round });
  return next(nextTurn({ after: null }));
});

/** The next one in initiative order who has not passed. */
export const nextTurn = step<State, { after: Seat | null; following?: Seat[] }>('ti/next-turn');
nextTurn.body(function* (game, { after, following }) {
  const order = initiativeOrder(game);
  const start = after === null ? 0 : order.indexOf(after) + 1;
  const isOut = after !== null && playerOf(game, after).eliminated; // their strategy cards no longer define the next player
  const seats = isOut && following ? following : [...order.slice(start), ...order.slice(0, start)];
  const seat = seats.find(each => !playerOf(game, each).passed);
  if (seat === undefined) {
    game.active = null;
    yield* emit('all-passed');
    yield* open(game, endOfActionPhase, {});
    return;
  }
  if (yield* skipsTurn(game, seat)) return next(nextTurn({ after: seat }));
  const place = order.indexOf(seat);
  return next(
    takeTurn({ seat }),
    nextTurn({ after: seat, following: [...order.slice(place + 1), ...order.slice(0, place)] }),
  );
});

export const takeTurn = step<State, { seat: Seat }>('ti/turn');
takeTurn.body(function* (game, { seat }) {
  game.active = seat;
  resetTransactions(game);
  yield* emit('turn', { seat });
  yield* open(game, startOfTurn, { seat });
  return next(takeAction({ taken: 0 }), lastDeals({ seat }), turnEnds({ seat }));
});

turnEnds.body(function* (game, { seat }) {
  const contested = game.tactical?.contested;
  if (contested) return again(...(contested.includes(null) ? [spaceCombat({})] : []), remainingGroundCombats({}));
  yield* open(game, endOfTurn, { seat });
  endLasting(game, 'turn');
  game.lastActive = undefined;
  yield* expireOrders('turn');
});

type Choice = { readonly key: string; readonly at: Record<string, string> };

/** What a seat can do in its turn: tactical, strategic and component actions, or pass (LRR 3.1 to 3.4). */
function choicesOf(game: State, seat: Seat, first: boolean): Choice[] {
  const player = playerOf(game, seat);
  const unused = player.strategyCards.filter(card => !card.exhausted);
  const choices: Choice[] = [];
  if (canActivate(game, seat)) choices.push({ key: 'tactical', at: { action: 'tactical' } });
  for (const { id } of unused) choices.push({ key: `strategic:${id}`, at: { strategyCard: id } });
  for (const { action, piece } of componentActionsOf(game, seat))
    choices.push({ key: `component:${action.id}:${piece}`, at: { card: piece } });
  for (const partner of player.met ?? [])
    choices.push({ key: `transaction:${partner}`, at: { action: 'transaction', seat: String(partner) } });
  if (!player.talks && player.met?.length) choices.push({ key: 'talk', at: { action: 'talk' } });
  if (!first) choices.push({ key: 'end-turn', at: { action: 'end-turn' } });
  else if (unused.length === 0) choices.push({ key: 'pass', at: { action: 'pass' } }); // LRR 3.4
  return choices;
}

/** Actions that are not legal now, with reasons. */
function whyNot(game: State, seat: Seat, first: boolean): Barred[] {
  const player = playerOf(game, seat);
  const unused = player.strategyCards.filter(card => !card.exhausted);
  const others = othersClockwise(game, seat).filter(other => !player.met?.includes(other));
  const inReach = withinReach(game, seat, others);
  return [
    ...(spendable(game, seat, 'tactic') > 0
      ? []
      : [bar('tactical', { action: 'tactical' }, because('action.no-tactic-token', 'LRR 89.1a'))]),
    ...player.strategyCards
      .filter(card => card.exhausted)
      .map(({ id }) => bar(`strategic:${id}`, { strategyCard: id }, because('action.card-used', 'LRR 82.2'))),
    ...componentActionsBarred(game, seat).map(({ action, piece, reason }) =>
      bar(`component:${action.id}:${piece}`, { card: piece }, reason),
    ),
    ...others.map(other => {
      const reason = inReach.includes(other) ? 'action.traded' : 'action.no-neighbour';
      return bar(`transaction:${other}`, { action: 'transaction', seat: String(other) }, because(reason, 'LRR 94.1'));
    }),
    ...(first && unused.length > 0
      ? [
          bar(
            'pass',
            { action: 'pass' },
            because('action.cards-unused', 'LRR 3.4', { cards: unused.map(({ id }) => id) }),
          ),
        ]
      : []),
  ];
}

/** One action of a turn. A second action may be declined, which is not passing. */
export const takeAction = step<State, { taken: number; further?: number }>('ti/action');
takeAction.body(function* (game, { taken, further = 0 }) {
  const seat = game.active!;
  const left = actionsInTurn(game, seat, 1) + further - taken;
  if (left <= 0 || playerOf(game, seat).eliminated) return;
  const [choice] = yield* pickWithin(game, duringOwnTurn, { seat }, () => {
    recordPossiblePartners(game, seat, partnersInTurn(game, seat));
    return pick(seat, 'action', choicesOf(game, seat, taken === 0), {
      key: each => each.key,
      at: each => each.at,
      prompt: { left },
      private: true,
      barred: () => whyNot(game, seat, taken === 0),
    });
  });
  const [kind, ...more] = choice!.key.split(':');
  if (kind === 'tactical') return next(tacticalAction({}), actionEnds({ action: kind, taken, further }));
  if (kind === 'strategic') {
    const moment = { seat, card: more[0] as StrategyCardId, prevented: false };
    yield* open(game, whenStrategicAction, moment);
    if (moment.prevented) return;
    return next(strategicAction({ card: moment.card }), actionEnds({ action: kind, taken, further }));
  }
  if (kind === 'component') {
    const played = yield* useComponent(game, seat, more[0]!, more.slice(1).join(':'));
    if (played === 'cancelled') return next(takeAction({ taken, further }));
    const piece = more.slice(1).join(':');
    return next(...(played?.frames ?? []), actionEnds({ action: kind, taken, further, piece }));
  }
  if (kind === 'transaction')
    return next(transaction({ seat, partner: Number(more[0]) }), takeAction({ taken, further })); // no action
  if (kind === 'talk') {
    yield* keepOfferingDeals(game, seat);
    return next(takeAction({ taken, further }));
  }
  if (kind === 'end-turn') return;
  playerToChange(game, seat).passed = true;
  yield* emit('passed', { seat });
  yield* open(game, afterPassed, { seat });
});

/** Then perhaps another one, in the same turn. */
actionEnds.body(function* (game, { action, taken, further = 0, piece }) {
  const seat = game.active!;
  if (playerOf(game, seat).eliminated) return;
  const moment = { seat, action, further: 0 };
  yield* open(game, afterAction, moment);
  if (piece !== undefined && isActionCard(piece)) yield* open(game, afterCardAction, { seat, card: piece });
  return next(takeAction({ taken: taken + 1, further: further + moment.further }));
});

purgeHero.body(function* (game, { seat, leader }) {
  yield* purgeLeader(game, seat, leader);
});

/**
 * A component action. If it is cancelled, the player still has their action (LRR 22.4). It is in one step with the
 * choice, so that a card from a hidden hand is revealed by the next safe point.
 */
function* useComponent(game: State, seat: Seat, id: string, piece: string): Rule<Played> {
  const found = componentActionsOf(game, seat).find(each => each.action.id === id && each.piece === piece)!;
  yield* emit('component-action', { seat, piece });
  return yield* oneEffect(game, labelled(id, found.action.play(game, seat, piece)));
}
