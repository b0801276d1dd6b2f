import { countOf, isOnBoard, planetsOf, seatsClockwise, systemWith } from '../../../model/readers.ts';
import { gainTradeGoodsTogether } from '../../../verbs/economy/economy.ts';
import { destroyUnits, placeUnits } from '../../../verbs/units/units.ts';
import { planetsForUnit } from '../../planets-for-unit.ts';
import { agenda } from '../agenda.ts';

export const swordsToPlowshares = agenda({
  id: 'swords-to-plowshares',
  *for(game) {
    const seats = seatsClockwise(game, game.speaker);
    const earned = seats.map(() => 0);
    for (const [i, seat] of seats.entries())
      for (const planet of planetsOf(game, seat).filter(({ id }) => isOnBoard(game, id))) {
        const infantry = (): number => countOf(planet.units, seat, unit => unit === 'infantry');
        const before = infantry();
        const area = { system: systemWith(game, planet.id).id, planet: planet.id };
        yield* destroyUnits(game, seat, 'infantry', Math.ceil(before / 2), area, { cause: 'effect', by: null });
        earned[i]! += before - infantry();
      }
    yield* gainTradeGoodsTogether(
      game,
      seats.map((seat, i) => ({ seat, count: earned[i]! })),
    );
  },
  *against(game) {
    for (const seat of seatsClockwise(game, game.speaker))
      for (const { id } of planetsForUnit(game, seat, 'infantry'))
        yield* placeUnits(game, seat, 'infantry', 1, { system: systemWith(game, id).id, planet: id });
  },
});
