import type { System } from '../model/galaxy/state.ts';
import { anomaliesOf } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { anomaliesFound, anomaliesIn } from '../moments/galaxy/systems.ts';

/** A system with all its anomalies, including those from units. */
export function shownSystem(game: State, system: System): System {
  if (!anomaliesFound.isAnswered()) return system;
  const lying = anomaliesOf(system);
  const made = anomaliesIn(game, system).filter(kind => !lying.includes(kind));
  return made.length === 0 ? system : { ...system, anomalies: [...system.anomalies, ...made] };
}
