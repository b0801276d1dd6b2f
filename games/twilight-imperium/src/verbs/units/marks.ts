import type { Rule, Seat } from '@orrery/kernel';
import { emit } from '../../model/events/index.ts';
import type { Area } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { type Mark, type Marked, markOf } from '../../model/units/kinds.ts';
import { add, subtract } from './units.ts';

/** Marks units to distinguish them from others of their type, or removes the mark; damage stays. */
export function* markUnits(
  game: State,
  seat: Seat,
  kind: Marked,
  count: number,
  area: Area,
  { mark, damaged = 0 }: { readonly mark: Mark | null; readonly damaged?: number },
): Rule {
  if (count === 0) return;
  const { unit } = kind;
  const marked: Marked = mark === null ? { unit } : { unit, mark };
  for (const taken of subtract(game, area, seat, { unit, ...markOf(kind) }, count, damaged))
    add(game, area, seat, marked, taken.count, taken.damaged);
  yield* emit('units-marked', { seat, unit, count, ...markOf(marked), system: area.system, planet: area.planet });
}
