import { type AnyStep, type Game, isStep, rulesVersions } from '@orrery/kernel';
import { installContent } from './content/index.ts';
import { migrations } from './migrations/index.ts';
import { audit } from './model/audit.ts';
import { cloneState } from './model/clone.generated.ts';
import { readOptions, refuseNew } from './model/options.ts';
import { emptyTable } from './model/setup.ts';
import { standing } from './model/standing.ts';
import type { Options, State } from './model/state.ts';
import * as steps from './moments/steps.ts';
import * as moments from './moments/windows.ts';
import * as agendaPhase from './rules/agenda/agenda-phase.ts';
import { afterSettling } from './rules/between-effects.ts';
import * as actionPhase from './rules/phases/action-phase.ts';
import './rules/agenda/deciding-alone.ts'; // what the steps do that content begins
import './rules/invasion/fight-for-planets.ts';
import * as spaceCannon from './rules/combat/space-cannon.ts';
import * as spaceCombat from './rules/combat/space-combat.ts';
import * as buildGalaxy from './rules/draft/build-galaxy.ts';
import * as chooseFactions from './rules/draft/choose-factions.ts';
import * as homes from './rules/draft/homes.ts';
import * as milty from './rules/draft/milty.ts';
import * as draft from './rules/draft/steps.ts';
import * as production from './rules/economy/production.ts';
import * as transactions from './rules/economy/transactions.ts';
import * as bombardment from './rules/invasion/bombardment.ts';
import * as groundCombat from './rules/invasion/ground-combat.ts';
import * as invasion from './rules/invasion/invasion.ts';
import * as movement from './rules/movement/movement.ts';
import * as tacticalAction from './rules/movement/tactical-action.ts';
import * as round from './rules/phases/round.ts';
import * as setup from './rules/phases/setup.ts';
import * as statusPhase from './rules/phases/status-phase.ts';
import * as strategicAction from './rules/phases/strategic-action.ts';
import * as strategyPhase from './rules/phases/strategy-phase.ts';
import { hidden, painter, type TwilightImperiumEvent, type View, view } from './view/index.ts';

installContent();

const chapters = [
  steps,
  setup,
  draft,
  chooseFactions,
  homes,
  milty,
  buildGalaxy,
  round,
  strategyPhase,
  actionPhase,
  strategicAction,
  transactions,
  tacticalAction,
  movement,
  spaceCannon,
  spaceCombat,
  invasion,
  bombardment,
  groundCombat,
  production,
  statusPhase,
  agendaPhase,
];

/** Twilight Imperium, fourth edition. */
export const twilightImperium: Game<State, Options, View, TwilightImperiumEvent> = {
  id: 'twilight-imperium',
  ...rulesVersions(4, migrations),
  seats: { min: 3, max: 8 },
  readOptions,
  refuseNew,
  setup: (seats, options) => emptyTable(seats, options, setup.setup({})),
  steps: (chapters.flatMap(chapter => Object.values(chapter).filter(isStep)) as AnyStep<State>[]).map(afterSettling),
  landmarks: [
    strategyPhase.strategyPhase.id,
    actionPhase.takeTurn.id,
    statusPhase.statusPhase.id,
    agendaPhase.revealAgenda.id,
  ],
  clone: cloneState,
  view,
  painter,
  hidden,
  audit,
  standing,
  windows: Object.values(moments).map(({ id }) => id),
  orderEnds: ['turn', 'round', 'game'],
};

export type { Options, State } from './model/state.ts';
