import { emit, type Rule, type Seat } from '@orrery/kernel';
import type { UnitType } from '../model/ids.ts';
import type { Area } from '../model/readers.ts';
import type { State } from '../model/state.ts';
import { noticeUnits } from './presence.ts';
import { callBack } from './recall.ts';
import { add, subtract } from './units.ts';

/** Own units give way to others from the reinforcements, or to such as are called back from elsewhere (LRR 23.4a). */
export function* replaceUnits(game: State, seat: Seat, from: UnitType, to: UnitType, count: number, area: Area): Rule {
  if (count === 0) return;
  yield* callBack(game, seat, to, count);
  subtract(game, area, seat, from, count);
  add(game, area, seat, to, count);
  yield* emit('units-replaced', { seat, from, to, count, system: area.system, planet: area.planet });
  if (area.planet) yield* noticeUnits(game, area.planet);
}
