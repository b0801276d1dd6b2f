import { type Game, rulesVersions } from '@orrery/kernel';
import { installContent } from './content/index.ts';
import { migrations } from './migrations/index.ts';
import { audit } from './model/audit.ts';
import { cloneState } from './model/clone.generated.ts';
import { readOptions } from './model/options.ts';
import { layOut } from './model/setup.ts';
import { standing } from './model/standing.ts';
import type { Options, State } from './model/state.ts';
import { action, actionPhase } from './rules/action-phase.ts';
import { cleanup } from './rules/cleanup.ts';
import { boost, followers, resolveRole, rolePhase } from './rules/role-phase.ts';
import { setup } from './rules/setup.ts';
import { endOfTurn, lastTurns, roleIsOver, turn } from './rules/turn.ts';
import { type EminentDomainEvent, hidden, type View, view } from './view/index.ts';

installContent();

/** Eminent Domain, the 2011 game. */
export const eminentDomain: Game<State, Options, View, EminentDomainEvent> = {
  id: 'eminent-domain',
  ...rulesVersions(1, migrations),
  seats: { min: 2, max: 4 },
  readOptions,
  setup: (seats, options) => layOut(seats, options, setup({})),
  steps: [
    setup,
    turn,
    actionPhase,
    action,
    rolePhase,
    boost,
    resolveRole,
    followers,
    roleIsOver,
    cleanup,
    endOfTurn,
    lastTurns,
  ],
  landmarks: [turn.id],
  clone: cloneState,
  view,
  hidden,
  audit,
  standing,
  windows: [],
  orderEnds: [],
};

export type { Options, State } from './model/state.ts';
