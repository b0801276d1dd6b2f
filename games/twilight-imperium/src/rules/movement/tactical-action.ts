import { choose, next, open, type Seat, step } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import { noteOwnersInPlay } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State, SystemId } from '../../model/state.ts';
import { mayActivate } from '../../moments/movement/routes.ts';
import {
  afterSystemActivated,
  afterTacticalAction,
  beforeMovement,
  whenSystemActivated,
} from '../../moments/movement/windows.ts';
import { activate, spaceCombat, tacticalAction } from '../../moments/steps.ts';
import { endLasting } from '../../verbs/cards/lasting.ts';
import { spendable, spendTokenInto } from '../../verbs/tokens/tokens.ts';
import { spaceCannonOffense } from '../combat/space-cannon.ts';
import { production } from '../economy/production.ts';
import { invasion } from '../invasion/invasion.ts';
import { departure, movement, movementEnds } from './movement.ts';

/** Systems that a seat may activate: any without its own command token (LRR 5.2). */
const activatable = (game: State, seat: Seat): SystemId[] =>
  game.systems.filter(system => mayActivate(seat, system)).map(({ id }) => id);

export const canActivate = (game: State, seat: Seat): boolean =>
  spendable(game, seat, 'tactic') > 0 && game.systems.some(system => mayActivate(seat, system));

/** Activation with a token from the tactic pool, then movement, combat, invasion and production (LRR 89). */
tacticalAction.body(function* (game, { seat = game.active! }) {
  const system = yield* choose(seat, 'activate', activatable(game, seat), {
    at: id => ({ system: id }),
    barred: () =>
      game.systems
        .filter(place => !mayActivate(seat, place))
        .map(({ id }) => bar(id, { system: id }, because('activate.own-token', 'LRR 5.2'))),
  });
  yield* spendTokenInto(game, seat, 'tactic', system); // LRR 20.4
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
  yield* open(game, whenSystemActivated, { seat, system });
  yield* open(game, afterSystemActivated, { seat, system });
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
  game.tactical = null;
});
