import type { EventType } from '@orrery/twilight-imperium/view';
import { stepsBy } from '../steps.ts';

/** What is worth a look when others do it: fights and conquests most, then what changes on the board, then cards. */
export const steps = stepsBy<EventType>({
  combat: 5,
  'combat-roll': 6,
  'combat-over': 6,
  barrage: 5,
  bombardment: 5,
  'space-cannon': 5,
  control: 5,
  eliminated: 6,
  scored: 5,
  'custodians-removed': 6,
  'agenda-decided': 5,
  agenda: 4,
  moved: 4,
  destroyed: 4,
  retreated: 4,
  produced: 3,
  placed: 3,
  'objective-revealed': 4,
  'strategic-action': 3,
  'action-card-played': 4,
  activated: 2,
  explored: 3,
  technology: 2,
  voted: 3,
  passed: 2,
  'strategy-card-taken': 2,
});
