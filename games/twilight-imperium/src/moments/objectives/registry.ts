import type { Rule, Seat } from '@orrery/kernel';
import { registry } from '@orrery/tabletop';
import type { ObjectiveFacts, ObjectiveId } from '../../model/objectives/objectives.ts';
import type { Progress } from '../../model/objectives/progress.ts';
import type { CardKey, State } from '../../model/state.ts';

/** An objective: what is printed on it, when its condition is met, and what scoring it costs. */
export interface Objective extends ObjectiveFacts {
  readonly id: ObjectiveId;
  /** Is it met by what lies on the table? Absent where it waits for an event, in whose window it is scored. */
  isMet?(game: State, seat: Seat): boolean;
  /** How far a seat is, where there is something to count: by what the condition itself looks at. */
  progress?(game: State, seat: Seat): Progress;
  /** Spends what the objective asks to be spent. */
  pay?(game: State, seat: Seat): Rule;
}

export const objectives = registry<CardKey, Objective>('objectives');
