import type { Ask, Frame } from '@orrery/kernel';
import { cloneState } from '../model/clone.generated.ts';
import type { StrategyCardId } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { spaceCombat, tacticalAction, vote } from '../moments/steps.ts';
import { restored } from '../reach/restored.ts';
import { spaceCannonOffense } from '../rules/combat/space-cannon.ts';
import { production } from '../rules/economy/production.ts';
import { coexistenceCombats, commitGroundForces, invasion, invasionEnds } from '../rules/invasion/invasion.ts';
import { departure, movement, movementEnds } from '../rules/movement/movement.ts';
import { tacticalActionEnds } from '../rules/movement/tactical-action.ts';
import { secondaries } from '../rules/phases/strategic-action.ts';
import type { View } from '../view/index.ts';

/** A modifiable copy of the state as a seat sees it, with the current action, combat and agenda. */
export function positionOf(view: View): State {
  const { tactical, combat, lasting, wormholeTokens, freeSecondaries, exploring, playing, goodsOnKept, turnsSkipped } =
    view;
  const { secretsScored, agenda, winner } = view;
  const table = restored(view);
  return cloneState({
    ...table,
    ...{ tactical, combat, exploring, turnsSkipped, winner },
    lasting: [...lasting],
    wormholeTokens: [...wormholeTokens],
    freeSecondaries: [...freeSecondaries],
    playing: [...playing],
    goodsOnKept: [...goodsOnKept],
    secretsScored: [...secretsScored],
    objectives: { ...table.objectives, revealed: [...view.objectives.revealed] },
    agenda: agenda?.hidden === null || agenda?.hidden === undefined ? (agenda as State['agenda']) : null,
  });
}

const landed = () => [coexistenceCombats({}), invasionEnds({}), production({}), tacticalActionEnds({})];

/** By question: the step that asks it and the steps after it. */
const courses: Readonly<Record<string, (ask: Ask) => Frame[]>> = {
  activate: () => [tacticalAction({})],
  'move.from': () => [
    ...[movement({}), departure({}), spaceCannonOffense({}), movementEnds({}), spaceCombat({}), invasion({})],
    ...[production({}), tacticalActionEnds({})],
  ],
  commit: ask => [commitGroundForces(ask.form === 'allocate' && ask.min > 0 ? { must: true } : {}), ...landed()],
  produce: () => [production({}), tacticalActionEnds({})],
  follow: ({ seat, prompt }) => [secondaries({ card: prompt.card as StrategyCardId, waiting: [seat] })],
  vote: ({ seat }) => [vote({ seat })],
};

/** The step of the tactical action that asks each question. */
const tacticalSteps: Readonly<Record<string, NonNullable<View['tactical']>['step']>> = {
  'move.from': 'movement',
  commit: 'ground-combat',
  produce: 'production',
};

/** The next steps; undefined if no plan can start at the question. */
export function courseFrom({ tactical, agenda }: View, ask: Ask): Frame[] | undefined {
  const within = tacticalSteps[ask.kind];
  if (within && (tactical?.seat !== ask.seat || tactical.step !== within)) return undefined;
  if (ask.kind === 'vote' && (!agenda || agenda.hidden)) return undefined;
  return Object.hasOwn(courses, ask.kind) ? courses[ask.kind]!(ask) : undefined;
}
