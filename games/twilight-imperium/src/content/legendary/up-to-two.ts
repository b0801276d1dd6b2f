import { allocate, type Rule, type Seat, type Target } from '@orrery/kernel';
import { because } from '../../model/reasons.ts';

/** Asks for one place and one or two units there. */
export function* upToTwo<Place extends string>(
  me: Seat,
  kind: string,
  places: readonly Place[],
  at: (place: Place) => Target,
): Rule<{ place: Place; count: number }> {
  const lines = places.map(place => ({ key: place, at: at(place), min: 0, max: 2 }));
  const amounts = yield* allocate(me, kind, lines, {
    min: 1,
    max: 2,
    check: chosen => Object.keys(chosen).length === 1 || because('one-place', 'LRR 53'),
    suggest: { [places[0]!]: 2 },
  });
  const [place, count] = Object.entries(amounts)[0]! as [Place, number];
  return { place, count };
}
