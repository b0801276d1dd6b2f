import { choose, cloneJson, next, open, type Reason, type Seat, step } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { System } from '../../model/galaxy/state.ts';
import { hasToken, noteOwnersInPlay, systemOf } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State, SystemId } from '../../model/state.ts';
import { isHomeSystem, wormholesSeen } from '../../moments/galaxy/systems.ts';
import { mayActivate } from '../../moments/movement/routes.ts';
import {
  afterSystemActivated,
  afterTacticalAction,
  beforeMovement,
  whenActivatedAgain,
  whenSystemActivated,
} from '../../moments/movement/windows.ts';
import { activate, spaceCombat, tacticalAction } from '../../moments/steps.ts';
import { endLasting } from '../../verbs/cards/lasting.ts';
import { canPayToActivate, payToActivate } from '../../verbs/movement/activation.ts';
import { endTurn, leaveTacticalAction } from '../../verbs/phases/turns.ts';
import { removeToken, spendable, spendToken, spendTokenInto } from '../../verbs/tokens/tokens.ts';
import { spaceCannonOffense } from '../combat/space-cannon.ts';
import { production } from '../economy/production.ts';
import { invasion } from '../invasion/invasion.ts';
import { departure, movement, movementEnds } from './movement.ts';

/** May it activate a system, and has it what content asks for that? */
const isOpen = (game: State, seat: Seat, system: System): boolean =>
  mayActivate(game, seat, system) && canPayToActivate(game, seat, system);

/** Systems that a seat may activate: any without its own command token (LRR 5.2). */
const activatable = (game: State, seat: Seat, free = false): SystemId[] =>
  game.systems
    .filter(
      system => isOpen(game, seat, system) && !(free && (hasToken(system, seat) || isHomeSystem(game, system.id))),
    )
    .map(({ id }) => id);

const whyNotActivate = (seat: Seat, system: System): Reason =>
  hasToken(system, seat) ? because('activate.own-token', 'LRR 5.2') : because('activate.kept-out', 'LRR 1.6');

export const canActivate = (game: State, seat: Seat): boolean =>
  spendable(game, seat, 'tactic') > 0 && game.systems.some(system => isOpen(game, seat, system));

/** Activation with a token from the tactic pool, then movement, combat, invasion and production (LRR 89). */
tacticalAction.body(function* (game, { seat = game.active!, free = false }) {
  const system = yield* choose(seat, 'activate', activatable(game, seat, free), {
    at: id => ({ system: id }),
    barred: () =>
      game.systems
        .filter(place => !isOpen(game, seat, place))
        .map(place => bar(place.id, { system: place.id }, whyNotActivate(seat, place))),
  });
  yield* payToActivate(game, seat, systemOf(game, system));
  if (hasToken(systemOf(game, system), seat)) {
    yield* spendToken(game, seat, 'tactic');
    yield* removeToken(game, seat, system);
    yield* emit('activated', { seat, system });
    yield* open(game, whenActivatedAgain, { seat, system });
    yield* endTurn(game);
  }
  if (!free) yield* spendTokenInto(game, seat, 'tactic', system); // LRR 20.4
  return next(activate({ system, ...(seat !== game.active && { seat }) }));
});

/** The steps after a system has been activated, whoever activated it. */
activate.body(function* (game, { system, seat = game.active! }) {
  game.tactical = {
    seat,
    system,
    step: 'movement',
    friends: noteOwnersInPlay(game, seat),
    waves: [],
    committed: [],
    extraMove: null,
  };
  yield* emit('activated', { seat, system });
  const before = cloneJson(systemOf(game, system));
  const wormholes = wormholesSeen(game, systemOf(game, system), null);
  yield* open(game, whenSystemActivated, { seat, system });
  yield* open(game, afterSystemActivated, { seat, system, wormholes, before });
  yield* open(game, beforeMovement, { seat, system });
  return next(
    movement({}),
    departure({}),
    spaceCannonOffense({}),
    movementEnds({}),
    spaceCombat({}),
    invasion({}),
    production({}),
    tacticalActionEnds({}),
  );
});

export const tacticalActionEnds = step<State>('ti/tactical-action-ends');
tacticalActionEnds.body(function* (game) {
  const { seat, system } = game.tactical!;
  yield* open(game, afterTacticalAction, { seat, system });
  endLasting(game, 'tactical-action');
  leaveTacticalAction(game);
});
