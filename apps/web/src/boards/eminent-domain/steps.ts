import type { EventType } from '@orrery/eminent-domain/view';
import { stepsBy } from '../steps.ts';

/** Events of others that are shown one by one. */
export const steps = stepsBy<EventType>({
  settled: 5,
  attacked: 5,
  annexed: 4,
  researched: 4,
  role: 4,
  action: 3,
  played: 3,
  followed: 3,
  produced: 3,
  traded: 3,
  influence: 3,
  removed: 2,
  dissented: 1,
  discarded: 1,
});
