import { choose, mayChoose } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { isOnBoard, planetOf, playerOf, seatsClockwise, systemWith } from '../../../model/readers.ts';
import { mayPlaceOn } from '../../../moments/units/queries.ts';
import { destroyAllIn } from '../../../verbs/units/destruction.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { agenda } from '../agenda.ts';

const id = 'colonial-redistribution';

export const colonialRedistribution = agenda({
  id,
  *elected(game, outcome) {
    const planet = planetOf(game, outcome as PlanetId);
    const { controller } = planet;
    if (!isOnBoard(game, planet.id)) return; // has no units and cannot have any
    const area = { system: systemWith(game, planet.id).id, planet: planet.id };
    yield* destroyAllIn(game, area, () => true);
    if (controller === null) return;
    const points = (seat: number): number => playerOf(game, seat).points;
    const seats = seatsClockwise(game, controller);
    const fewest = Math.min(...seats.map(points));
    const settler = yield* choose(
      controller,
      `${id}.player`,
      seats.filter(seat => points(seat) === fewest),
      { at: seat => ({ seat }), prompt: { planet: planet.id } },
    );
    if (!mayPlaceOn(game, { seat: settler, planet, unit: 'infantry' }, true)) return;
    const placed = yield* mayChoose(settler, id, [planet.id], { at: each => ({ planet: each }) });
    if (placed) yield* placeUnits(game, settler, 'infantry', 1, area);
  },
});
